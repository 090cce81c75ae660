import {
  adminPattern,
  escapeRegExp,
  hidden,
  oneOf,
  otherEnding,
  quoted,
  quotedValue,
} from './patterns.ts'
import { type Headers, type HostRules, redirectsOf } from './rules.ts'

const compressedTypes =
  'text/css text/javascript text/plain text/xml application/javascript application/json ' +
  'application/manifest+json application/xml image/svg+xml'

const addHeader = (name: string, value: string) => `add_header ${name} ${quotedValue(value)}`

const rewrite = (pattern: string, to: string) => `rewrite ${quoted(pattern)} ${to};`

/**
 * Part of nginx's configuration, for a `server` whose `root` is the folder above the base.
 * Each location repeats the headers, since one with headers of its own inherits none. `try_files`
 * names files only, so that /programs is the page and not the folder programs/.
 */
export function nginxConf(rules: HostRules): string {
  const { base, always, admin, hashed, caching } = rules
  const from = escapeRegExp(base)
  const written = (headers: Headers) =>
    Object.entries(headers)
      .map(([name, value]) => `${addHeader(name, value)} always;`)
      .join('\n    ')
  const headers = written(always)
  const redirects = redirectsOf(rules).map(
    ([path, to]) => `location = ${path} {\n    return 301 ${to};\n}\n\n`,
  )
  const location = (place: string, itsHeaders: string) => `location ${place} {
    ${itsHeaders}
    error_page 404 ${base}404.html;
    ${addHeader('Cache-Control', caching.otherwise)} always;
    if ($uri ~ ${quoted(hidden)}) {
        return 404;
    }
    ${rewrite(`^${from}index\\.html$`, `${base} permanent`)}
    ${rewrite(`^${from}(?!404\\.html$)${otherEnding}`, `${base}$1 permanent`)}
    ${rewrite(`^${from}$`, `${base}index.html break`)}
    try_files $uri $uri.html =404;
}

`
  return `# Written by the build. In a server block, after its root: include …/hosts/nginx.conf;

include mime.types;
types { application/manifest+json webmanifest; }

charset utf-8;
charset_types text/css text/plain text/xml text/javascript application/javascript;

gzip on;
gzip_static on;
gzip_vary on;
gzip_types ${compressedTypes};

# With the package libnginx-mod-http-brotli-static:
# brotli_static on;

${location(base, headers)}${admin ? location(`~ ${quoted(adminPattern(base))}`, written({ ...always, ...admin })) : ''}${redirects.join('')}location ~ ${quoted(`^${from}${oneOf(hashed)}/`)} {
    ${headers}
    error_page 404 ${base}404.html;
    ${/* Without `always`, so that browsers don't cache a 404. */ addHeader('Cache-Control', caching.hashed)};
}
`
}
