export { calendarFiles } from './calendar.ts'
export { feedFiles } from './feed.ts'
export { siteFiles } from './site-files.ts'
export { iconFiles, webManifest } from './web-manifest.ts'
