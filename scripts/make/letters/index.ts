export { unheldLetters } from './unheld-letters.ts'
