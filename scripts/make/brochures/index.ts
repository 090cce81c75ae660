export { brochureContent, type BrochureContent } from './brochure-content.ts'
export { brochures, typesetBrochure } from './brochures.ts'
export { outdatedBrochures } from './outdated-brochures.ts'
