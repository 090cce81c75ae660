import { describe, expect, it } from 'vitest'
import { openBuiltSite } from '#scripts/check/built/built-site.ts'
import { checkSite } from '#scripts/check/built/check-site.ts'
import { contentDiagnostics } from '#scripts/check/built/content-lines.ts'
import { check, lineOf, nepaliHome, page } from '#tests/content/small-site.ts'
import { builtFolder } from '#tests/support/temporary-folder.ts'

const organization = `{"@context":"https://schema.org","@type":"EducationalOrganization","name":"Institute","url":"https://example.org/"}`

type Part = 'base' | 'body' | 'description' | 'head' | 'lang' | 'route' | 'title'

/** A built page; without options it has no faults. */
function html({
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
const validSite = (base = ''): Record<string, string> => ({
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

/**
 * Checks the valid site with other files; `lines` are the faults as they are printed, at the places of
 * the content.
 */
async function checkBuilt(
  others: Record<string, string>,
  { base = '', content = {} }: { base?: string; content?: Record<string, string> } = {},
) {
  const site = await openBuiltSite(await builtFolder({ ...validSite(base), ...others }, base))
  const report = checkSite(site)
  const { all } = await check({ 'pages/a.mdx': page('Text.'), ...content })
  const diagnostics = contentDiagnostics(report.found, all, site)
  return { ...report, diagnostics, lines: diagnostics.map(lineOf) }
}

const withBody = (body: string, head: Parameters<typeof html>[0] = {}) => ({
  'a.html': html({ route: '/a', body: `<h2 id="fees">Fees</h2>${body}`, ...head }),
})
const withHead = (head: Parameters<typeof html>[0]) => withBody('', head)
const withData = (type: string, fields: object) => {
  const data = { '@context': 'https://schema.org', '@type': type, ...fields }
  return withBody(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)
}
const institute = { '@type': 'EducationalOrganization', name: 'I', url: 'https://example.org/' }
const canonical = '<link rel="canonical" href="https://example.org/b">'
const sitemap = (...routes: readonly string[]) => ({
  'sitemap.xml': routes.map((route) => `<loc>https://example.org${route}</loc>`).join(''),
})

it.each(['', '/some/path'])('a valid site at "%s/" has no fault', async (base) => {
  const { lines, pages, outside } = await checkBuilt({}, { base })
  expect(lines).toEqual([])
  expect(pages).toBe(3)
  expect([...outside]).toEqual([['https://example.com/', 'index.html']])
})

it('the editor is no page of the site', async () => {
  const editor = '<!doctype html><title>Editing</title><script src="/admin/start.js"></script>'
  const { lines, pages } = await checkBuilt({ 'admin.html': editor })
  expect({ lines, pages }).toEqual({ lines: [], pages: 3 })
})

it('a link without the base of the site leads nowhere', async () => {
  const base = '/some/path'
  const home = { 'index.html': html({ base, body: '<a href="/a">A</a>' }) }
  const { found } = await checkBuilt(home, { base })
  expect(found).toMatchObject([{ rule: 'site-link', message: 'the link /a leads nowhere' }])
})

it('a picture with alternative text is words enough for its link', async () => {
  const picture = '<a href="/"><img src="/b.png" alt="A partner" /></a>'
  const { lines } = await checkBuilt(withBody(picture))
  expect(lines).toEqual([])
})

const faults: readonly [rule: string, built: Record<string, string>, message: string][] = [
  ['site-link', withBody('<a href="/aa">A</a>'), '/aa leads nowhere. Did you mean "/a"?'],
  ['site-link', withBody('<a href="/a/">A</a>'), 'a redirect; its address is /a'],
  ['site-link', withBody('<a href="/404">A</a>'), 'leads to the 404 page'],
  ['site-link', withBody('<a href="http://[">A</a>'), 'http://[ is not an address'],
  ['site-link', withBody('<a href="/"><span></span></a>'), 'the link to / has no words'],
  ['site-anchor', withBody('<a href="/#nowhere">A</a>'), 'an id that its page does not have'],
  ['site-anchor', withBody('<a href="#nowhere">A</a>'), 'an id that its page does not have'],
  ['site-asset', withBody('<img src="/gone.png" alt="">'), 'there is no file /gone.png'],
  ['site-asset', withBody('<img srcset="/b.png 1x, /two.png 2x" alt="">'), 'no file /two.png'],
  ['site-asset', withBody('<video poster="/p.png"></video>'), 'there is no file /p.png'],
  ['site-asset', { 'assets/a.css': 'a { background: url("gone.svg") }' }, 'no file gone.svg'],
  ['site-id', withBody('<p id="main">x</p>'), 'the id "main" is on the page twice'],
  ['site-title', withHead({ title: '' }), 'the page has no title'],
  ['site-description', withHead({ description: '' }), 'the page has no description'],
  ['site-canonical', withHead({ head: '' }), 'not name its own address, https://example.org/a'],
  ['site-canonical', withHead({ head: canonical }), 'https://example.org/b as its own address'],
  ['site-heading', withBody('<h1>Two</h1>'), 'a second h1, “Two”'],
  ['site-heading', withBody('<h4>Deep</h4>'), '“Deep” is an h4 below an h2; expected at most h3'],
  ['site-language', withHead({ lang: '' }), 'the page does not say its language'],
  ['site-alt', withBody('<img src="/b.png">'), 'the picture /b.png has no alt'],
  ['site-data', withBody('<script type="application/ld+json">{</script>'), 'needs @context'],
  ['site-data', withData('Course', { '@context': undefined }), 'needs @context'],
  ['site-data', withData('FAQPage', { mainEntity: [] }), 'the type FAQPage has no mainEntity'],
  [
    'site-data',
    withData('Course', { name: 'A', provider: institute }),
    'the type Course has no description',
  ],
  [
    'site-data',
    withData('EducationalOrganization', { name: 'I', url: 'https://example.org/gone' }),
    'names https://example.org/gone, which does not exist',
  ],
  ['site-sitemap', sitemap('/'), 'the sitemap lacks https://example.org/a'],
  ['site-sitemap', sitemap('/', '/a', '/404'), '/404 again, or it is not a page for search'],
  ['site-sitemap', sitemap('/', '/a', '/a'), 'the sitemap lists https://example.org/a again'],
]

it.each(faults)('the check finds only %s in %j', async (rule, built, message) => {
  const { found } = await checkBuilt(built)
  expect(found[0]).toMatchObject({ message: expect.stringContaining(message) })
  expect(new Set(found.map((each) => each.rule))).toEqual(new Set([rule]))
})

it('leaves out the page at a former address, for hosts that cannot redirect', async () => {
  const moved = { 'old.html': '<meta http-equiv="refresh" content="0; url=/a">' }
  const { found } = await checkBuilt({ ...moved, _redirects: '/old /a 301' })
  expect(found).toEqual([])
})

describe('a fault is reported in the content', () => {
  const content = { 'pages/a.mdx': page('## Fees [#fees]\n\nSee [our terms](/terms).\n\n### Deep') }

  it('a link at its address, a heading at its line', async () => {
    const built = withBody('<a href="/terms">our terms</a><h4>Deep</h4>')
    expect((await checkBuilt(built, { content })).lines).toEqual([
      'pages/a.mdx:11:17  the link /terms leads nowhere',
      'pages/a.mdx:13:1  “Deep” is an h4 below an h2; expected at most h3',
    ])
  })

  it('a title at its field', async () => {
    expect((await checkBuilt(withHead({ title: '' }), { content })).lines).toEqual([
      'pages/a.mdx:3:8  the page has no title',
    ])
  })

  it('a picture without a line at the top of the file, with its place in the built page', async () => {
    const { lines, diagnostics } = await checkBuilt(withBody('<img src="/b.png">'), { content })
    expect(lines).toEqual([
      expect.stringContaining('pages/a.mdx:1:1  the picture /b.png has no alt'),
    ])
    const hint = expect.stringMatching(/^In the built site: dist\/client\/a\.html:\d+:\d+$/)
    expect(diagnostics).toMatchObject([{ hint }])
  })

  it('that of a translated page in the translation', async () => {
    const words = nepaliHome.replace('पाठ।', '[नियम](/terms)')
    const body = '<a href="/terms">नियम</a>'
    const built = { 'ne/a.html': html({ route: '/ne/a', title: '', body, lang: '' }) }
    const { lines } = await checkBuilt(built, { content: { ...content, 'pages/a.ne.mdx': words } })
    expect(lines.filter((line) => line.startsWith('pages/'))).toEqual([
      'pages/a.ne.mdx:1:1  the page does not say its language: <html lang="en">',
      'pages/a.ne.mdx:2:8  the page has no title',
      'pages/a.ne.mdx:7:8  the link /terms leads nowhere',
    ])
  })

  it('a fault of several pages once, with their number', async () => {
    const link = '<a href="/gone">Gone</a>'
    const built = { 'index.html': html({ body: link }), ...withBody(link + link) }
    const { lines } = await checkBuilt(built, { content })
    expect(lines).toEqual(['pages/a.mdx:1:1  the link /gone leads nowhere (on 2 pages)'])
  })

  it('not if a flagged value causes it: npm run launch lists it', async () => {
    const flagged = page('## Fees', 'A page', { toConfirm: '[description]' })
    const content = { 'pages/a.mdx': flagged }
    expect((await checkBuilt(withHead({ description: '' }), { content })).lines).toEqual([])
  })
})
