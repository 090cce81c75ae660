export { brochureContent, type BrochureContent } from './brochure-content.ts'
export { brochures, typesetBrochure } from './brochures.ts'
export { isMadeByBuild, outdatedBrochure } from './outdated-brochures.ts'
