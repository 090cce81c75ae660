import { literally, oneOf, quoted, segments } from './patterns.ts'
import type { HostRules } from './rules.ts'

const compressed = [
  'text/css',
  'text/javascript',
  'text/plain',
  'text/xml',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
].join(' ')

const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n')

const addHeader = (name: string, value: string) => `add_header ${name} ${quoted(value)}`

const rewrite = (pattern: string, to: string) => `rewrite ${quoted(pattern)} ${to};`

/**
 * Part of nginx's configuration, for a `server` whose `root` is the folder above the base.
 * Each location repeats the headers, since one with headers of its own inherits none. `try_files`
 * names files only, so the folder programs/ never wins over the page of its name.
 */
export function nginxConf({ base, always, hashed, caching }: HostRules): string {
  const from = literally(base)
  const shared = [
    ...Object.entries(always).map(([name, value]) => `${addHeader(name, value)} always;`),
    `error_page 404 ${base}404.html;`,
  ]
  return `${[
    '# Written by the build. In a server block, after its root: include …/hosts/nginx.conf;',
    'include mime.types;\ntypes { application/manifest+json webmanifest; }',
    'charset utf-8;\ncharset_types text/css text/plain text/xml text/javascript application/javascript;',
    `gzip on;\ngzip_static on;\ngzip_vary on;\ngzip_types ${compressed};`,
    '# With the package libnginx-mod-http-brotli-static:\n# brotli_static on;',
    block(`location ${base}`, [
      ...shared,
      `${addHeader('Cache-Control', caching.otherwise)} always;`,
      rewrite(`^${from}index\\.html$`, `${base} permanent`),
      rewrite(`^${from}(?!404\\.html$)${segments}\\.html$`, `${base}$1 permanent`),
      rewrite(`^${from}${segments}/$`, `${base}$1 permanent`),
      rewrite(`^${from}$`, `${base}index.html break`),
      'try_files $uri $uri.html =404;',
    ]),
    ...(base === '/' ? [] : [block(`location = ${base.slice(0, -1)}`, [`return 301 ${base};`])]),
    block(`location ~ ${quoted(`^${from}${oneOf(hashed)}/`)}`, [
      ...shared,
      // Without `always`, so that browsers don't cache a 404.
      `${addHeader('Cache-Control', caching.hashed)};`,
    ]),
  ].join('\n\n')}\n`
}
