export { type BuiltSite, fileAt, openBuiltSite, routeOfFile, targetOf } from './built-site.ts'
export { builtRules, checkBuiltSite } from './check-built-site.ts'
export { readPage } from './read-page.ts'
