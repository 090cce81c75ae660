import { openBuiltSite } from '#scripts/check/built/built-site.ts'
import { checkSite } from '#scripts/check/built/check-site.ts'
import { contentDiagnostics } from '#scripts/check/built/content-lines.ts'
import { check, lineOf, page } from '#tests/content/small-site.ts'
import { builtFolder } from '#tests/support/temporary-folder.ts'

const organization = `{"@context":"https://schema.org","@type":"EducationalOrganization","name":"Institute","url":"https://example.org/"}`

type Part = 'base' | 'body' | 'description' | 'head' | 'lang' | 'route' | 'title'

/** A built page; without options it has no faults. */
export function html({
  base = '',
  route = '/',
  title = `Page ${route}`,
  description = `What the page ${route} is about.`,
  head = `<link rel="canonical" href="https://example.org${base}${route}">`,
  lang = ' lang="en"',
  body = 'Text.',
}: Partial<Record<Part, string>> = {}): string {
  return `<!doctype html><html${lang}><head><title>${title}</title>
<meta name="description" content="${description}">${head}
<link rel="stylesheet" href="${base}/assets/a.css"><link rel="manifest" href="${base}/site.webmanifest">
<script type="application/ld+json">${organization.replace('.org/"', `.org${base}/"`)}</script></head>
<body><a href="#main">To the text</a><main id="main"><h1>Heading</h1>
${body}
</main></body></html>`
}

/** A built site without faults under a path. */
export const validSite = (base = ''): Record<string, string> => ({
  'index.html': html({
    base,
    body: `<a href="${base}/a#fees">A</a> <a href="https://example.com/">Out</a> <a href="mailto:a@example.org">Mail</a>`,
  }),
  'a.html': html({
    base,
    route: '/a',
    body: `<h2 id="fees">Fees</h2><a href="${base}/">Home</a><img src="${base}/b.png" srcset="${base}/b.png 1x, ${base}/b%20c.png 2x" alt="">`,
  }),
  '404.html': html({ base, title: 'Not found', head: '' }),
  'b.png': '',
  'b c.png': '',
  'assets/a.css': `@font-face { src: url("${base}/f.woff2") } a { background: url(../b.png) url(data:image/png;base64,x) }`,
  'f.woff2': '',
  'site.webmanifest': '{"start_url":"./","icons":[{"src":"b.png"}]}',
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: https://example.org${base}/sitemap.xml\n`,
  'sitemap.xml': `<urlset><url><loc>https://example.org${base}/</loc></url><url><loc>https://example.org${base}/a</loc></url></urlset>`,
  _redirects: `${base}/a.html ${base}/a 301\n${base}/a/ ${base}/a 301\n/* /404.html 404\n`,
})

/** Checks built files; `lines` are the faults as they are printed, at the places of the content. */
export async function checkBuilt(
  built: Record<string, string>,
  { base = '', content = {} }: { base?: string; content?: Record<string, string> } = {},
) {
  const site = await openBuiltSite(await builtFolder(built, base))
  const report = checkSite(site)
  const { documents, translations } = await check({ 'pages/a.mdx': page('Text.'), ...content })
  const diagnostics = contentDiagnostics(report.found, [...documents, ...translations], site)
  return { ...report, diagnostics, lines: diagnostics.map(lineOf) }
}
