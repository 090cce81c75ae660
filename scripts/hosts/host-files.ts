import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { cloudfrontFunction } from './cloudfront-function.ts'
import { cloudfrontHeaders } from './cloudfront-headers.ts'
import { headersFile, redirectsFile } from './netlify.ts'
import { nginxConf } from './nginx.ts'
import type { HostRules } from './rules.ts'
import { vercelJson } from './vercel.ts'

/**
 * Files by their path in dist/. In client/ lie those that a host looks for beside the pages and
 * never serves; in hosts/ those that belong into the configuration of a server or of an account.
 */
export const hostFiles = (rules: HostRules): Map<string, string> =>
  new Map([
    ['client/_headers', headersFile(rules)],
    ['client/_redirects', redirectsFile(rules)],
    ['client/.htaccess', htaccess(rules)],
    ['hosts/nginx.conf', nginxConf(rules)],
    ['hosts/Caddyfile', caddyfile(rules)],
    ['hosts/vercel.json', vercelJson(rules)],
    ['hosts/cloudfront-function.js', cloudfrontFunction(rules)],
    ['hosts/cloudfront-headers.json', cloudfrontHeaders(rules)],
  ])
