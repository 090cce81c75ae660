import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront.ts'
import { headersFile, redirectsFile } from './netlify.ts'
import { nginxConf } from './nginx.ts'
import type { HostRules } from './rules.ts'
import { speculationRules } from './speculation.ts'
import { vercelJson } from './vercel.ts'

export {
  type Destinations,
  type OpenItem,
  type OpenItems,
  readBuiltSite,
  readSiteManifest,
} from './built-site.ts'
export { movedPages } from './moved-pages.ts'
export { encodedPath, escapeRegExp, hidden } from './patterns.ts'
export { adminPolicy, contentSecurityPolicy, originsIn, pagePolicy } from './policy.ts'
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
 * The files for the hosts, by their path in dist/. Those in client/ are uploaded with the pages, but
 * hosts don't serve them. Those in hosts/ are for the configuration of a server or an account.
 */
export function hostFiles(rules: HostRules): Map<string, string> {
  const { always, admin, base } = rules
  const speculation = speculationRules(base)
  const files = new Map([
    ['client/_headers', headersFile(rules)],
    ['client/_redirects', redirectsFile(rules)],
    ['client/.htaccess', htaccess(rules)],
    // Read by the preview.
    ['hosts/rules.json', JSON.stringify(rules, null, 2)],
    [`client/${speculation.file}`, speculation.text],
    ['hosts/nginx.conf', nginxConf(rules)],
    ['hosts/Caddyfile', caddyfile(rules)],
    ['hosts/vercel.json', vercelJson(rules)],
    ['hosts/cloudfront-function.js', cloudfrontFunction(rules)],
    ['hosts/cloudfront-headers.json', cloudfrontHeaders('institute-website', always)],
  ])
  // For a behaviour of the distribution with the path pattern `/admin*`.
  const editing = cloudfrontHeaders('institute-website-admin', { ...always, ...admin })
  return admin ? files.set('hosts/cloudfront-admin-headers.json', editing) : files
}
