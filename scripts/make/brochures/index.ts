export { brochureInput } from './brochure-input.ts'
export { brochures, typesetBrochure } from './brochures.ts'
export { outdatedBrochures } from './kept-brochures.ts'
export type { BrochureInput } from './sheet.ts'
