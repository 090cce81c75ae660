export { brochureContent, type BrochureContent } from './brochure-content.ts'
export { brochures, typesetBrochure } from './brochures.ts'
