export { missingLetters, typesetPdf, typesetSvg } from './typeset.ts'
