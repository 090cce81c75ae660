import { describe, expect, it } from 'vitest'
import { page } from '#tests/content/small-site.ts'
import { checkBuilt, html, validSite } from './built-fixture.ts'

const script = (json: string) => `<script type="application/ld+json">${json}</script>`
const context = { '@context': 'https://schema.org' }
/** Structured data on the page /a. */
const data = (value: object) => body(script(JSON.stringify({ ...context, ...value })))
const institute = { '@type': 'EducationalOrganization', name: 'I', url: 'https://example.org/' }
const crumb = (position: number) => ({
  '@type': 'ListItem',
  position,
  name: 'A',
  item: 'https://example.org/a',
})
const sitemap = (...paths: string[]) => ({
  'sitemap.xml': `<urlset>${paths.map((path) => `<url><loc>https://example.org${path}</loc></url>`).join('')}</urlset>`,
})
const body = (text: string) => ({
  'a.html': html({ route: '/a', body: `<h2 id="fees">Fees</h2>${text}` }),
})
const head = (given: Parameters<typeof html>[0]) => ({
  'a.html': html({ route: '/a', body: '<h2 id="fees">Fees</h2>', ...given }),
})
const canonical = '<link rel="canonical" href="https://example.org/a">'

describe.each(['', '/some/path'])('a valid site at "%s/"', (base) => {
  it('has no fault', async () => {
    const { lines, pages, outside } = await checkBuilt(validSite(base), { base })
    expect(lines).toEqual([])
    expect(pages).toBe(3)
    expect([...outside]).toEqual([['https://example.com/', 'index.html']])
  })
})

it('takes a link without the path of the site for one that leads nowhere', async () => {
  const base = '/some/path'
  const built = { ...validSite(base), 'index.html': html({ base, body: '<a href="/a">A</a>' }) }
  const { found } = await checkBuilt(built, { base })
  expect(found).toMatchObject([{ rule: 'site-link', message: 'the link /a leads nowhere' }])
})

const faults: readonly [rule: string, built: Record<string, string>, message: RegExp][] = [
  [
    'site-link',
    body('<a href="/aa">A</a>'),
    /^the link \/aa leads nowhere\. Did you mean "\/a"\?$/,
  ],
  [
    'site-link',
    body('<a href="/a/">A</a>'),
    /^the link \/a\/ goes by way of a redirect; its address is \/a$/,
  ],
  ['site-link', body('<a href="/404">A</a>'), /leads to the page for what is missing$/],
  ['site-link', body('<a href="http://[">A</a>'), /^http:\/\/\[ is no address$/],
  ['site-link', body('<a href="/"><span></span></a>'), /^the link to \/ has no words$/],
  ['site-anchor', body('<a href="/#nowhere">A</a>'), /names a place that its page does not have$/],
  ['site-anchor', body('<a href="#nowhere">A</a>'), /names a place that its page does not have$/],
  ['site-asset', body('<img src="/gone.png" alt="">'), /^there is no file \/gone\.png$/],
  [
    'site-asset',
    body('<img src="/b.png" srcset="/b.png 1x, /two.png 2x" alt="">'),
    /^there is no file \/two\.png$/,
  ],
  ['site-asset', body('<video poster="/p.png"></video>'), /^there is no file \/p\.png$/],
  [
    'site-asset',
    { 'assets/a.css': 'a { background: url("gone.svg") }' },
    /^there is no file gone\.svg$/,
  ],
  [
    'site-asset',
    { 'site.webmanifest': '{"icons":[{"src":"gone.png"}]}' },
    /^there is no file gone\.png$/,
  ],
  ['site-id', body('<p id="main">x</p>'), /^the id "main" is on the page twice$/],
  ['site-title', head({ title: '' }), /^the page has no title$/],
  ['site-title', head({ title: 'Word '.repeat(20) }), /^a title of 99 characters/],
  ['site-title', head({ title: 'Page /' }), /^the title of index\.html is that of a\.html$/],
  ['site-description', head({ description: '' }), /^the page has no description$/],
  [
    'site-canonical',
    head({ head: '' }),
    /^the page does not name its own address, https:\/\/example\.org\/a$/,
  ],
  [
    'site-canonical',
    head({ head: canonical.replace('/a', '/b') }),
    /names https:\/\/example\.org\/b as its own address/,
  ],
  ['site-heading', body('<h1>Two</h1>'), /^a second h1, “Two”$/],
  ['site-heading', body('<h4>Deep</h4>'), /^“Deep” is an h4 below an h2; expected at most h3$/],
  ['site-language', head({ lang: '' }), /^the page does not say its language/],
  ['site-alt', body('<img src="/b.png">'), /^the picture \/b\.png has no alt/],
  ['site-data', body(script('{')), /^structured data that is no JSON$/],
  ['site-data', body(script('{"@type":"Course"}')), /needs @context/],
  ['site-data', data({ '@type': 'FAQPage', mainEntity: [] }), /^FAQPage, mainEntity: /],
  [
    'site-data',
    data({ '@type': 'BreadcrumbList', itemListElement: [crumb(2), crumb(3)] }),
    /^BreadcrumbList, itemListElement: positions from 1 on$/,
  ],
  [
    'site-data',
    data({ '@type': 'Course', name: 'A', provider: institute }),
    /^Course, description: /,
  ],
  [
    'site-data',
    data({ ...institute, url: 'https://example.org/gone' }),
    /names https:\/\/example\.org\/gone, which is not there$/,
  ],
  ['site-sitemap', sitemap('/'), /^the sitemap lacks https:\/\/example\.org\/a$/],
  [
    'site-sitemap',
    sitemap('/', '/a', '/404'),
    /lists https:\/\/example\.org\/404, which is no page to be found$/,
  ],
  ['site-sitemap', sitemap('/', '/a', '/a'), /lists https:\/\/example\.org\/a twice$/],
  [
    'site-robots',
    { 'robots.txt': 'User-agent: *\nDisallow: /a\nSitemap: https://example.org/sitemap.xml' },
    /^robots\.txt blocks \/a, /,
  ],
  ['site-robots', { 'robots.txt': 'User-agent: *' }, /^robots\.txt does not name the sitemap/],
  [
    'site-redirect',
    { _redirects: '/old /gone 301' },
    /^the redirect from \/old leads to \/gone, where nothing is$/,
  ],
]

describe('of one fault the check finds that one', () => {
  it.each(faults)('%s in %j', async (rule, built, message) => {
    const { found } = await checkBuilt({ ...validSite(), ...built })
    expect(found[0]).toMatchObject({ message: expect.stringMatching(message) })
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set([rule]))
  })
})

it('finds a redirect that hides a page', async () => {
  const { found } = await checkBuilt({ ...validSite(), _redirects: '/a / 301' })
  const messages = found.map(({ message }) => message)
  expect(messages).toContain('the redirect from /a hides the page of that address')
})

describe('a fault is at the line of the content that made it', () => {
  const content = { 'pages/a.mdx': page('## Fees [#fees]\n\nSee [our terms](/terms).\n\n### Deep') }

  it('a link at its address, a heading at its line', async () => {
    const built = { ...validSite(), ...body('<a href="/terms">our terms</a><h4>Deep</h4>') }
    expect((await checkBuilt(built, { content })).lines).toEqual([
      'pages/a.mdx:11:17  the link /terms leads nowhere',
      'pages/a.mdx:13:1  “Deep” is an h4 below an h2; expected at most h3',
    ])
  })

  it('a title at its field', async () => {
    const built = { ...validSite(), ...head({ title: '' }) }
    expect((await checkBuilt(built, { content })).lines).toEqual([
      'pages/a.mdx:3:8  the page has no title',
    ])
  })

  it('what no line made, at the page’s file, with its place in the built one', async () => {
    const {
      lines,
      diagnostics: [first],
    } = await checkBuilt({ ...validSite(), ...body('<img src="/b.png">') }, { content })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('pages/a.mdx:1:1  the picture /b.png has no alt')
    expect(first?.hint).toMatch(/^In the built site: dist\/client\/a\.html:\d+:\d+$/)
  })

  it('what other pages have as well is said once, with their number', async () => {
    const link = '<a href="/gone">Gone</a>'
    const built = { ...validSite(), 'index.html': html({ body: link }), ...body(link + link) }
    const { lines } = await checkBuilt(built, { content })
    expect(lines).toEqual(['pages/a.mdx:1:1  the link /gone leads nowhere (on 2 pages)'])
  })

  it('a description that is still a placeholder is left to npm run launch', async () => {
    const waiting = page('## Fees').replace('description: ', 'description: !placeholder ')
    const built = { ...validSite(), ...head({ description: '' }) }
    expect((await checkBuilt(built, { content: { 'pages/a.mdx': waiting } })).lines).toEqual([])
  })
})
