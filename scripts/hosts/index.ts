import { htaccess } from './apache.ts'
import { headersFile, redirectsFile } from './netlify.ts'
import { nginxConf } from './nginx.ts'
import type { HostRules } from './rules.ts'
import { speculationRules } from './speculation.ts'

export { type Destinations, readBuiltSite, readSiteManifest } from './built-site.ts'
export { movedPages } from './moved-pages.ts'
export { encodedPath, escapeRegExp, hidden } from './patterns.ts'
export { adminPolicy, originsIn, pagePolicy } from './policy.ts'
export {
  type HostRules,
  contentType,
  headersAt,
  hostRules,
  isCompressible,
  notFoundPages,
  redirectAt,
} from './rules.ts'

/**
 * The files for the hosts, by their path in dist/. Files in client/ are uploaded with the pages; hosts/
 * holds a part of a server's configuration, and the rules for the preview.
 */
export function hostFiles(rules: HostRules): Map<string, string> {
  const speculation = speculationRules(rules.base)
  return new Map([
    ['client/_headers', headersFile(rules)],
    ['client/_redirects', redirectsFile(rules)],
    ['client/.htaccess', htaccess(rules)],
    [`client/${speculation.file}`, speculation.text],
    ['hosts/nginx.conf', nginxConf(rules)],
    ['hosts/rules.json', JSON.stringify(rules, null, 2)],
  ])
}
