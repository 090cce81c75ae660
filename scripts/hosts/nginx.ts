import {
  adminPattern,
  escapeRegExp,
  hashedPattern,
  headerLines,
  hidden,
  otherEnding,
  quoted,
} from './patterns.ts'
import { speculationEnding, speculationType } from './speculation.ts'
import { caching, type Headers, type HostRules, notFoundPages, redirectsOf } from './rules.ts'

const textTypes =
  'text/css text/plain text/xml text/javascript application/javascript ' +
  'text/calendar text/csv text/vcard'

/**
 * Part of nginx's configuration, for a `server` whose `root` is the folder above the base.
 * Each location repeats the headers, since one with headers of its own inherits none. `try_files`
 * names files only, so that /programs is the page and not the folder programs/.
 */
export function nginxConf(rules: HostRules): string {
  const { base, always, admin } = rules
  const from = escapeRegExp(base)
  const location = (
    place: string,
    headers: Headers,
    rest: string,
    notFound = `${base}404.html`,
  ) => `location ${place} {
${headerLines(headers, (name, value) => `    add_header ${name} ${value} always;`)}
    error_page 404 ${notFound};
    ${rest}
}
`
  const own = notFoundPages(rules)
  const languages = own.map(({ code }) => `${code}/`).join('|')
  const pages = `add_header Cache-Control "${caching.otherwise}" always;
    if ($uri ~ ${quoted(hidden)}) {
        return 404;
    }
    rewrite ${quoted(`^${from}index\\.html$`)} ${base} permanent;
    rewrite ${quoted(`^${from}(?!(?:${languages})?404\\.html$)${otherEnding}`)} ${base}$1 permanent;
    rewrite ${quoted(`^${from}$`)} ${base}index.html break;
    try_files $uri $uri.html =404;`
  const cached = `add_header Cache-Control "${caching.hashed}";
    try_files $uri =404;`
  const locations = [
    location(base, always, pages),
    ...own.map(({ folder, page }) => location(folder, always, pages, page)),
    ...(admin ? [location(`~ ${quoted(adminPattern(base))}`, { ...always, ...admin }, pages)] : []),
    ...redirectsOf(rules).map(
      ([path, to]) => `location = ${path} {\n    return 301 ${to}$is_args$args;\n}\n`,
    ),
    // Without `always`, so that browsers don't cache a 404.
    location(`~ ${quoted(hashedPattern(base))}`, always, cached),
  ]
  return `# Written by the build. In a server block, after its root: include …/hosts/nginx.conf;

include mime.types;
types {
    application/manifest+json webmanifest;
    ${speculationType} ${speculationEnding};
    text/calendar ics;
    text/csv csv;
    text/vcard vcf;
}

charset utf-8;
charset_types ${textTypes};

gzip on;
gzip_static on;
gzip_vary on;
gzip_types ${textTypes} application/json application/manifest+json application/xml image/svg+xml;

# With the package libnginx-mod-http-brotli-static:
# brotli_static on;

${locations.join('\n')}`
}
