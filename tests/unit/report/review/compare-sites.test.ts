import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { commentOf } from '#scripts/report/review/comment.tsx'
import { compareSites, isUnchanged } from '#scripts/report/review/compare-sites.ts'
import { sizeChange, summary } from '#scripts/report/review/overview.tsx'
import { pageSnapshot } from '#scripts/report/review/page-snapshot.ts'
import type { SiteSnapshot } from '#scripts/report/review/read-site.ts'
import { reportHtml } from '#scripts/report/review/report.tsx'
import type { Review } from '#scripts/report/review/review-site.ts'

type Page = { title?: string; main?: string; head?: string; header?: string; asset?: string }

const html = ({
  title = 'A page',
  main = '<p>Text.</p>',
  head = '',
  header = '<a href="/">Home</a>',
  asset = 'Bx91_-Qz',
}: Page) =>
  `<!doctype html><html><head><title>${title}</title>${head}` +
  `<link rel="stylesheet" href="/assets/static/theme.${asset}.css"></head>` +
  `<body><header>${header}</header><main>${main}</main>` +
  `<script type="module" src="/assets/entries/client.${asset}.js"></script></body></html>`

const fileOf = (route: string) => `${route.slice(1) || 'index'}.html`
const site = (
  pages: Record<string, Page>,
  files: SiteSnapshot['files'] = new Map(),
): SiteSnapshot => ({
  pages: new Map(
    Object.entries(pages).map(([route, page]) => [route, pageSnapshot(fileOf(route), html(page))]),
  ),
  files,
})

const review = (before: SiteSnapshot, after: SiteSnapshot, more: Partial<Review> = {}): Review => ({
  before: 'main (1a2b3c4d)',
  after: '5e6f7a8b',
  change: compareSites(before, after),
  photos: new Map(),
  withoutPhotos: 0,
  ...more,
})

const data = (name: string) =>
  `<meta name="description" content="${name}"><script type="application/ld+json">{"@type":"Course","name":"${name}"}</script>`
const manyPages = (text: string) =>
  Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`/${index}`, { main: `<p>${text}</p>` }]),
  )

describe('pages', () => {
  it('are as before when only the hashes of scripts and style sheets differ', () => {
    const change = compareSites(site({ '/': {} }), site({ '/': { asset: 'C11Qp3P8' } }))
    expect(change.unchanged).toEqual(['/'])
    expect(isUnchanged(change)).toBe(true)
  })

  it('are added, removed and changed', () => {
    const change = compareSites(
      site({ '/': {}, '/old': {}, '/same': {} }),
      site({ '/': { main: '<p>Words.</p>' }, '/new': {}, '/same': {} }),
    )
    const kinds = Object.fromEntries(change.pages.map(({ route, kind }) => [route, kind]))
    expect(kinds).toEqual({ '/': 'changed', '/new': 'added', '/old': 'removed' })
    expect(summary(change)).toBe('1 page added, 1 removed, 1 changed; 1 as before.')
  })

  it('differ in metadata, links and structured data, word by word', () => {
    const before = site({ '/': { head: data('Old'), main: '<a href="/a">A</a>' } })
    const after = { head: data('New'), main: '<a href="/b">A</a>', title: 'Another' }
    const comment = commentOf(review(before, site({ '/': after })))
    expect(comment).toContain('metadata, links, structured data')
    for (const [before, after] of [
      ['title: A page', 'title: Another'],
      ['description: Old', 'description: New'],
      ['/a', '/b'],
      [' &quot;name&quot;: &quot;Old&quot;', ' &quot;name&quot;: &quot;New&quot;'],
    ])
      expect(comment).toContain(`- ${before}\n+ ${after}`)
  })

  it('share a change of the header, which is reported once', () => {
    const header = '<a href="/new">New</a>'
    const { pages, shell } = compareSites(
      site({ '/': {}, '/a': {} }),
      site({ '/': { header }, '/a': { header } }),
    )
    expect(pages).toEqual([])
    expect(shell.map(({ routes }) => routes)).toEqual([['/', '/a']])
  })
})

it('a text is read block by block, without what a screen reader skips', () => {
  const main =
    '<h2>Head</h2><ul><li>One <b>two</b>, three</li><li><span>A</span><span>B</span></li></ul>' +
    '<p><span aria-hidden="true">1</span><svg><title>x</title></svg><img alt="A hill"></p>'
  expect(pageSnapshot('index.html', html({ main })).parts.Text).toEqual([
    '## Head',
    'One two, three',
    'A B',
    '[picture: A hill]',
  ])
})

describe('the comment', () => {
  it('lists pages and files in tables and folds the words', () => {
    const after = site(
      { '/': { main: '<p>New text.</p>' }, '/b': {} },
      new Map([['images/a.jpg', { size: 1500, content: 'a' }]]),
    )
    const text = commentOf(review(site({ '/': {} }), after))
    expect(text).toContain('1 page added, 1 changed; 0 as before.')
    expect(text).toMatch(/<code>\/<\/code><\/td>\s*<td><code>A page<\/code><\/td>\s*<td>text</)
    expect(text).toMatch(/<code>images\/a\.jpg<\/code><\/td>\s*<td>new, 1\.5 kB</)
    expect(text).toContain('- Text.\n+ New text.</code></pre></details>')
  })

  it('takes nothing in a text for Markdown, a mention or HTML', () => {
    const words = '@all ![x](https://e.example/i.png) | <img src=x> `a` ```'.replaceAll('<', '&lt;')
    const name = `images/a\n\n${words}.jpg`
    const after = site(
      { '/': { title: words, main: `<p>${words}</p><pre>\n\n# ${words}</pre>` } },
      new Map([[name, { size: 1, content: 'a' }]]),
    )
    const text = commentOf(review(site({ '/': {} }), after))
    const blocks = unified().use(remarkParse).use(remarkGfm).parse(text).children
    expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(['html']))
    expect(text).not.toContain('<img')
    // GitHub looks for mentions, but not in code.
    expect(text.replaceAll(/<code>[^]*?<\/code>/g, '')).not.toContain('@all')
  })

  it('is never longer than GitHub takes', () => {
    const text = commentOf(review(site(manyPages('a ')), site(manyPages('b '.repeat(500)))))
    expect(text.length).toBeLessThan(65_536)
    expect(text).toContain('and 270 more, in the report.')
    expect(text).toContain('The rest is in the report.')
  })
})

describe('the report', () => {
  it('makes no request, and runs nothing that a page says', () => {
    const main = '<p>&lt;script>alert(1)&lt;/script> &lt;img src="https://e.example/i.png"></p>'
    const text = reportHtml(review(site({ '/': {} }), site({ '/': { main } })))
    expect(text).toContain('default-src &#x27;none&#x27;; img-src data:')
    expect(text).not.toMatch(/<script>alert|<img src="https/)
    expect(text.match(/(?:src|href)="(?!#|data:)[^"]*"/g)).toBeNull()
  })

  it('shows the words that differ, and both looks with a slider and how much differs', () => {
    const [before, after, mask] = ['data:image/webp;base64,AA==', 'data:a,after', 'data:a,mask']
    const photo = { width: 360, height: 100, before, after, mask, share: 0.123 }
    const change = site({ '/': { main: '<p>Text, new.</p>' } })
    const photos = new Map([['/', [photo]]])
    const text = reportHtml(review(site({ '/': {} }), change, { photos }))
    expect(text).toContain('Text<ins>, new</ins>.')
    expect(text).toContain('360 pixels wide: 12.3 % of the pixels differ')
    expect(text).toContain('type="range"')
    for (const src of [before, after, mask]) expect(text).toContain(`src="${src}"`)
  })
})

it.each([
  [1000, 1250, '1.0 kB → 1.3 kB (+250 B)'],
  [1250, 1000, '1.3 kB → 1.0 kB (−250 B)'],
  [undefined, 5, 'new, 5 B'],
  [5, undefined, 'gone, was 5 B'],
])('a size that changes from %s to %s is written as %s', (before, after, words) => {
  expect(sizeChange(before, after)).toBe(words)
})
