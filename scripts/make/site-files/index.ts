export { siteFiles } from './site-files.ts'
export { iconFiles } from './web-manifest.ts'
