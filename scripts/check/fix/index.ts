export { fixFiles } from './fix-files.ts'
