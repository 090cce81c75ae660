export { calendarFiles } from './calendar.ts'
export { changeDates } from './change-dates.ts'
export { siteFiles } from './site-files.ts'
export { iconFiles, webManifest } from './web-manifest.ts'
