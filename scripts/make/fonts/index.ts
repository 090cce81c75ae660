export { cutFont, partsOf } from './cut-font.ts'
export { nepaliType, type NepaliType } from './nepali-type.ts'
export { nepaliWords } from './nepali-words.ts'
