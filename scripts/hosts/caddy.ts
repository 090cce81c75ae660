import { literally, quoted, segments } from './patterns.ts'
import type { HostRules } from './rules.ts'

const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `\t${line}`), '}'].join('\n')

/**
 * Part of a Caddyfile, for a site whose `root` is the folder above the base. Caddy answers with a
 * folder (programs/) only if the address ends in a slash.
 */
export function caddyfile({ base, always, hashed, caching }: HostRules): string {
  const from = literally(base)
  const folders = hashed.map((folder) => `${base}${folder}/*`).join(' ')
  const headers = Object.entries(always).map(([name, value]) => `${name} ${quoted(value)}`)
  const redirect = (name: string, pattern: string) => [
    `@${name} path_regexp ${name} ${pattern}`,
    `redir @${name} ${base}{re.${name}.1} permanent`,
  ]
  return `${[
    '# Written by the build. In a site block, after its root: import …/hosts/Caddyfile',
    'encode zstd gzip',
    block('header', headers),
    `@hashed path ${folders}`,
    `header @hashed Cache-Control ${quoted(caching.hashed)}`,
    `@asked not path ${folders}`,
    `header @asked Cache-Control ${quoted(caching.otherwise)}`,
    '@manifest path *.webmanifest',
    'header @manifest Content-Type application/manifest+json',
    ...(base === '/' ? [] : [`redir ${base.slice(0, -1)} ${base} permanent`]),
    `redir ${base}index.html ${base} permanent`,
    ...redirect('page', `^${from}${segments}\\.html$`),
    ...redirect('slash', `^${from}${segments}/$`),
    'try_files {path} {path}.html',
    block('file_server', ['precompressed br gzip']),
    block('handle_errors', [
      `header Cache-Control ${quoted(caching.otherwise)}`,
      '@missing expression {err.status_code} == 404',
      `rewrite @missing ${base}404.html`,
      block('file_server', ['precompressed br gzip']).replaceAll('\n', '\n\t'),
    ]),
  ].join('\n')}\n`
}
