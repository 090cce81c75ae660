export { families, fontFiles } from './fonts.ts'
