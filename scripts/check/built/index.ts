export { type BuiltSite, fileAt, openBuiltSite, routeOfFile, targetOf } from './built-site.ts'
export { checkSite } from './check-site.ts'
export { type BuiltPage, readPage } from './read-page.ts'
