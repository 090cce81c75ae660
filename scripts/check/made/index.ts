export { contentWarnings } from './content-warnings.ts'
