import {
  adminPattern,
  escapeRegExp,
  hidden,
  oneOf,
  otherEnding,
  quoted,
  quotedValue,
} from './patterns.ts'
import { type HostRules, redirectsOf } from './rules.ts'

/** True for the browser's own request, false after an internal rewrite. */
const outside = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$'

/**
 * Apache's `.htaccess` (2.4, mod_rewrite, mod_headers), in the site's own folder. DirectorySlash is
 * off, since it would redirect /programs to the folder /programs/ instead of serving programs.html.
 */
export function htaccess(rules: HostRules): string {
  const { base, always, admin = {}, hashed, caching } = rules
  const headers = Object.entries(always).map(
    ([name, value]) => `Header always set ${name} ${quotedValue(value).replaceAll('%', '%%')}\n`,
  )
  const adminHeaders = Object.entries(admin).map(
    ([name, value]) =>
      `Header always set ${name} ${quotedValue(value).replaceAll('%', '%%')} ` +
      `"expr=%{REQUEST_URI} =~ m#${adminPattern(base)}#"\n`,
  )
  const isHashed =
    `%{REQUEST_URI} =~ m#^${escapeRegExp(base)}${oneOf(hashed)}/# ` +
    `&& %{REQUEST_STATUS} -in {'200','206','304'}`
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

ErrorDocument 404 ${base}404.html

AddDefaultCharset utf-8
AddCharset utf-8 .css .js .svg .xml
AddType application/manifest+json .webmanifest

${headers.join('')}${adminHeaders.join('')}Header always set Cache-Control ${quoted(caching.hashed)} "expr=${isHashed}"
Header always set Cache-Control ${quoted(caching.otherwise)} "expr=!(${isHashed})"

RewriteEngine On
RewriteOptions AllowNoSlash
RewriteBase ${base}

RewriteCond %{REQUEST_URI} ${hidden}
RewriteRule ^ - [R=404,L]

${redirects.join('')}${outside}
RewriteRule ^index\.html$ ${base} [R=301,L]

${outside}
RewriteRule ^${otherEnding} ${base}$1 [R=301,L]

RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html

RewriteCond %{HTTP:Accept-Encoding} \bbr\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [L]

RewriteCond %{HTTP:Accept-Encoding} \bgzip\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [L]

<FilesMatch "\.(?:html|css|js|json|svg|txt|xml|webmanifest)\.(?:br|gz)$">
  RemoveType .gz
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
</FilesMatch>
<FilesMatch "\.(?:html|css|js|json|svg|txt|xml|webmanifest)(?:\.(?:br|gz))?$">
  Header merge Vary Accept-Encoding
</FilesMatch>
`
}
