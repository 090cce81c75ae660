export { runsOfLetters } from './cut-font.ts'
export { nepaliType } from './nepali-type.ts'
export { nepaliWords } from './nepali-words.ts'
