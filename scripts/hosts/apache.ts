import {
  adminPattern,
  escapeRegExp,
  hashedPattern,
  headerLines,
  hidden,
  otherEnding,
} from './patterns.ts'
import { speculationEnding, speculationType } from './speculation.ts'
import { caching, type Headers, type HostRules, notFoundPages, redirectsOf } from './rules.ts'

/** True for the browser's own request, false after an internal rewrite. */
const outside = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$'

/** Headers for the requests for which the condition is true. */
const set = (headers: Headers, condition?: string) =>
  headerLines(headers, (name, value) => {
    const line = `Header always set ${name} ${value}`
    return condition === undefined ? line : `${line} "expr=${condition}"`
  })

/**
 * Apache's `.htaccess` (2.4, mod_rewrite, mod_headers), in the site's own folder. DirectorySlash is
 * off, since it would redirect /programs to the folder /programs/ instead of serving programs.html.
 * The handler is set, since each ending of a name can set one: a.php.txt would run, and a.var.otf be
 * a page. An address below a file has a PATH_INFO; the rules that add an ending would add one to it
 * without end.
 */
export function htaccess(rules: HostRules): string {
  const { base, always, admin } = rules
  const isHashed = `%{REQUEST_URI} =~ m#${hashedPattern(base)}# && %{REQUEST_STATUS} -in {'200','206','304'}`
  const headers = [
    set(always),
    ...(admin ? [set(admin, `%{REQUEST_URI} =~ m#${adminPattern(base)}#`)] : []),
    set({ 'Cache-Control': caching.hashed }, isHashed),
    set({ 'Cache-Control': caching.otherwise }, `!(${isHashed})`),
  ]
  const notFound = notFoundPages(rules).map(
    ({ folder, page }) => `<If "%{REQUEST_URI} =~ m#^${escapeRegExp(folder)}#">
  ErrorDocument 404 ${page}
</If>
`,
  )
  const redirects = redirectsOf(rules).map(
    ([from, to]) => `${outside}
RewriteCond %{REQUEST_URI} =${from}
RewriteRule ^ ${to} [R=301,L]

`,
  )
  return String.raw`# Written by the build. Apache 2.4 with AllowOverride All, mod_rewrite and mod_headers.

Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
SetHandler default-handler

ErrorDocument 404 ${base}404.html
${notFound.join('')}
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .svg .xml .ics .csv .vcf
AddType application/manifest+json .webmanifest
AddType ${speculationType} .${speculationEnding}

${headers.join('\n')}

RewriteEngine On
RewriteOptions AllowNoSlash
RewriteBase ${base}

RewriteCond %{REQUEST_URI} ${hidden}
RewriteRule ^ - [R=404,L]

${redirects.join('')}${outside}
RewriteRule ^index\.html$ ${base} [R=301,L]

${outside}
RewriteRule ^${otherEnding} ${base}$1 [R=301,L]

RewriteCond %{PATH_INFO} .
RewriteRule ^ - [R=404,L]

RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html

RewriteCond %{HTTP:Accept-Encoding} \bbr\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [L]

RewriteCond %{HTTP:Accept-Encoding} \bgzip\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [L]

<FilesMatch "\.(?:br|gz)$">
  RemoveType .gz
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
</FilesMatch>
Header merge Vary Accept-Encoding
`
}
