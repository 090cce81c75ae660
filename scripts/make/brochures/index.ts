export { brochureContent, type BrochureContent } from './brochure-content.ts'
export { brochures, isMadeByBuild, typesetBrochure } from './brochures.ts'
