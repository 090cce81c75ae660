import { adminPattern, headerLines, hidden, otherSpelling } from './patterns.ts'
import { speculationEnding, speculationType } from './speculation.ts'
import { type Headers, type HostRules, notFoundPages, redirectsOf } from './rules.ts'

const header = (matcher: string, headers: Headers) =>
  `header ${matcher}{\n${headerLines(headers, (name, value) => `\t${name} ${value}`)}\n}`

/** What Caddy makes of a query, the group of an expression. */
const asked = '?${1}'

/** Caddy's quotation mark for expressions. */
const tick = '`'

/**
 * Part of a Caddyfile, for a site whose `root` is the folder above the base. Caddy serves a folder
 * (programs/) only if the address ends in a slash.
 */
export function caddyfile(rules: HostRules): string {
  const { base, always, admin, hashed, caching } = rules
  const folders = hashed.map((folder) => `'${base}${folder}/*'`).join(', ')
  // The rest are redirects.
  const isHashed = `path(${folders}) && !path('*/', '*.html')`
  const headers = admin
    ? `@admin path_regexp ${adminPattern(base)}
${header('@admin ', { ...always, ...admin })}
@site not path_regexp ${adminPattern(base)}
${header('@site ', always)}`
    : header('', always)
  const redirects = [...redirectsOf(rules), [`${base}index.html`, base] as const].map(
    ([from, to]) => `redir ${from} ${to}{asked} permanent\n`,
  )
  const pages = notFoundPages(rules)
  const missing = pages
    .map(({ code, folder, page }) => {
      const matcher = `${tick}{err.status_code} == 404 && path('${folder}*')${tick}`
      return `\t@missing_${code} expression ${matcher}\n\trewrite @missing_${code} ${page}\n`
    })
    .join('')
  const others = pages.map(({ folder }) => ` && !path('${folder}*')`).join('')
  return String.raw`# Written by the build. In a site block, after its root: import …/hosts/Caddyfile
encode zstd gzip
${headers}
@hashed expression ${tick}${isHashed}${tick}
header @hashed Cache-Control "${caching.hashed}"
@asked expression ${tick}!(${isHashed})${tick}
header @asked Cache-Control "${caching.otherwise}"
@manifest path *.webmanifest
header @manifest Content-Type application/manifest+json
@speculation path *.${speculationEnding}
header @speculation Content-Type ${speculationType}
@hidden path_regexp ${hidden}
error @hidden 404
# The query with its question mark.
map {query} {asked} {
	~(.+) ${asked}
	default ""
}
${redirects.join('')}@other path_regexp other ${otherSpelling(base)}
redir @other ${base}{re.other.1}{asked} permanent
# Paths are decoded.
header {
	Location " " %20
	defer
}
try_files {path} {path}.html
file_server {
	precompressed br gzip
}
handle_errors {
	header Cache-Control "${caching.otherwise}"
${missing}	@missing expression ${tick}{err.status_code} == 404${others}${tick}
	rewrite @missing ${base}404.html
	file_server {
		precompressed br gzip
	}
}
`
}
