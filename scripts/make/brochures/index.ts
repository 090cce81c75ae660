export { brochureContent, type BrochureContent } from './brochure-content.ts'
export { brochureMaker, typesetBrochure } from './brochures.ts'
