export { calendarFiles } from './calendar.ts'
export { changeDates } from './change-dates.ts'
export { robots, sitemap } from './sitemap.ts'
export { iconFiles, webManifest } from './web-manifest.ts'
