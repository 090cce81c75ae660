export { type BuiltSite, fileAt, openBuiltSite, routeOfFile, targetOf } from './built-site.ts'
export { checkSite } from './check-site.ts'
export { readPage } from './read-page.ts'
