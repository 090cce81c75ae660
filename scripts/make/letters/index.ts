export { missingLetterWarnings } from './missing-letters.ts'
