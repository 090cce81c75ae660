import { expect, it } from 'vitest'
import { openBuiltSite } from '#scripts/check/built/built-site.ts'
import { checkBuiltSite } from '#scripts/check/built/check-built-site.ts'
import { builtFolder } from '#tests/support/temporary-folder.ts'

/** A built page; without options it has no faults. */
function html({ base = '', route = '/', title = 'A page', body = '', head = '' } = {}): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title>
<link rel="canonical" href="https://example.org${base}${route}">${head}
<link rel="stylesheet" href="${base}/assets/a.css"><link rel="manifest" href="${base}/site.webmanifest">
</head><body><a href="#main">To the text</a><main id="main"><h1>Heading</h1>
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
  '404.html': html({ base, title: 'Not found' }),
  'b.png': '',
  'b c.png': '',
  'assets/a.css': `@font-face { src: url("${base}/f.woff2") } a { background: url(../b.png) url(data:image/png;base64,x) }`,
  'f.woff2': '',
  'site.webmanifest': '{"start_url":"./","icons":[{"src":"b.png"}]}',
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: https://example.org${base}/sitemap.xml\n`,
  'sitemap.xml': `<urlset><url><loc>https://example.org${base}/</loc></url><url><loc>https://example.org${base}/a</loc></url></urlset>`,
  _redirects: `${base}/a.html ${base}/a 301\n${base}/a/ ${base}/a 301\n/* /404.html 404\n`,
})

/** What the check says of the valid site with other files. */
async function checkBuilt(others: Record<string, string>, base = '', sources = {}) {
  const files = { ...validSite(base), ...others }
  return checkBuiltSite(await openBuiltSite(await builtFolder(files, base, { sources })))
}

const withBody = (body: string, title?: string) => ({
  'a.html': html({
    route: '/a',
    body: `<h2 id="fees">Fees</h2>${body}`,
    ...(title !== undefined && { title }),
  }),
})
const sitemap = (...routes: readonly string[]) => ({
  'sitemap.xml': routes.map((route) => `<loc>https://example.org${route}</loc>`).join(''),
})

it.each(['', '/some/path'])('a valid site at "%s/" has no fault', async (base) => {
  expect(await checkBuilt({}, base)).toEqual([])
})

it('the editor is no page of the site', async () => {
  const editor = '<!doctype html><title>Editing</title><script src="/admin/start.js"></script>'
  expect(await checkBuilt({ 'admin.html': editor })).toEqual([])
})

it('a link without the base of the site leads nowhere', async () => {
  const base = '/some/path'
  const home = { 'index.html': html({ base, body: '<a href="/a">A</a>' }) }
  const message = 'the link /a leads nowhere'
  expect(await checkBuilt(home, base)).toMatchObject([{ rule: 'site-link', message }])
})

const alternate = '<link rel="alternate" hreflang="ne" href="https://example.org/ne/a">'

const withHead = (head: string) => ({
  'a.html': html({ route: '/a', body: '<h2 id="fees">A</h2>', head }),
})

it.each<[rule: string, built: Record<string, string>]>([
  ['site-link', withBody('<a href="/aa">A</a>')],
  ['site-link', withBody('<a href="/404">A</a>')],
  ['site-link', withBody('<a href="http://[">A</a>')],
  ['site-anchor', withBody('<a href="/#nowhere">A</a>')],
  ['site-asset', withBody('<img src="/b.png" srcset="/b.png 1x, /two.png 2x" alt="">')],
  ['site-asset', withHead(alternate)],
  ['site-asset', { 'assets/a.css': 'a { background: url("gone.svg") }' }],
  ['site-html', withBody('<p id="main">x</p>')],
  ['site-html', withBody('<h4>Deep</h4>')],
  ['site-html', withBody('<a href="/"><span></span></a>')],
  ['site-html', withBody('', '')],
  ['site-sitemap', sitemap('/', '/a', '/404')],
  ['site-sitemap', sitemap('/', '/a', '/a')],
])('the check finds only %s in %j', async (rule, built) => {
  expect(new Set((await checkBuilt(built)).map((each) => each.rule))).toEqual(new Set([rule]))
})

it('leaves out the page at a former address, for hosts that cannot redirect', async () => {
  const moved = { 'old.html': '<meta http-equiv="refresh" content="0; url=/a">' }
  expect(await checkBuilt({ ...moved, _redirects: '/old /a 301' })).toEqual([])
})

it('a fault of several pages is reported once, at the file of the first one', async () => {
  const link = '<a href="/gone">Gone</a>'
  const built = { 'index.html': html({ body: link }), ...withBody(link + link) }
  const [fault, ...others] = await checkBuilt(built, '', { 'pages/a.mdx': '1' })
  expect(others).toEqual([])
  expect(fault).toMatchObject({
    path: 'pages/a.mdx',
    message: 'the link /gone leads nowhere (on 2 pages)',
    hint: expect.stringMatching(/^In the built site: dist\/client\/a\.html:\d+:\d+$/),
  })
})
