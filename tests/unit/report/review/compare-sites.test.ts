import { describe, expect, it } from 'vitest'
import { commentOf } from '#scripts/report/review/comment.ts'
import { compareSites, isUnchanged } from '#scripts/report/review/compare-sites.ts'
import { pageSnapshot } from '#scripts/report/review/page-snapshot.ts'
import type { BuiltSite } from '#scripts/report/review/read-site.ts'
import { reportHtml } from '#scripts/report/review/report.ts'
import { type Review, sizeChange, summary } from '#scripts/report/review/words.ts'

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
const file = { size: 10, hash: 'a' }
const site = (pages: Record<string, Page>, rest: Partial<BuiltSite> = {}): BuiltSite => ({
  pages: new Map(
    Object.entries(pages).map(([route, page]) => [route, pageSnapshot(fileOf(route), html(page))]),
  ),
  files: new Map(),
  styles: file,
  scripts: file,
  ...rest,
})

const review = (before: BuiltSite, after: BuiltSite, more: Partial<Review> = {}): Review => ({
  before: 'main (1a2b3c4d)',
  after: '5e6f7a8b',
  change: compareSites(before, after),
  photos: new Map(),
  samples: [],
  notices: [],
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
    const { added, removed, changed } = compareSites(
      site({ '/': {}, '/old': {}, '/same': {} }),
      site({ '/': { main: '<p>Words.</p>' }, '/new': {}, '/same': {} }),
    )
    expect(added.map(({ route }) => route)).toEqual(['/new'])
    expect(removed.map(({ route }) => route)).toEqual(['/old'])
    expect(changed.map(({ route }) => route)).toEqual(['/'])
  })

  it('differ in metadata, structured data and links', () => {
    const { changed } = compareSites(
      site({ '/': { head: data('Old'), main: '<a href="/a">A</a>' } }),
      site({ '/': { head: data('New'), main: '<a href="/b">A</a>', title: 'Another' } }),
    )
    expect(changed[0]).toMatchObject({
      text: [],
      meta: [
        { name: 'title', before: 'A page', after: 'Another' },
        { name: 'description', before: 'Old', after: 'New' },
      ],
      jsonLd: [
        { kind: 'out', text: '  "name": "Old"' },
        { kind: 'in', text: '  "name": "New"' },
      ],
      links: [
        { kind: 'out', text: '/a' },
        { kind: 'in', text: '/b' },
      ],
    })
  })

  it('share a change of the header, which is told once', () => {
    const header = '<a href="/new">New</a>'
    const { changed, shell } = compareSites(
      site({ '/': {}, '/a': {} }),
      site({ '/': { header }, '/a': { header } }),
    )
    expect(changed).toEqual([])
    expect(shell).toHaveLength(1)
    expect(shell[0]?.routes).toEqual(['/', '/a'])
  })
})

it('a text is read block by block, without what a screen reader skips', () => {
  const main =
    '<h2>Head</h2><ul><li>One <b>two</b>, three</li><li><span>A</span><span>B</span></li></ul>' +
    '<p><span aria-hidden="true">1</span><svg><title>x</title></svg><img alt="A hill"></p>'
  expect(pageSnapshot('index.html', html({ main })).main).toEqual([
    '## Head',
    'One two, three',
    'A B',
    '[picture: A hill]',
  ])
})

describe('the comment', () => {
  it('lists pages in a table and folds their words', () => {
    const changed = site({ '/': { main: '<p>New text.</p>' }, '/b': {} })
    const text = commentOf(review(site({ '/': {} }), changed))
    expect(text).toContain('1 page added, 1 changed; 0 as before.')
    expect(text).toContain('| <code>/</code> | A page | text |')
    expect(text).toContain('```diff\n- Text.\n+ New text.\n```')
  })

  it('takes nothing in a text for Markdown, a mention or HTML', () => {
    const title = '@all ![x](https://e.example/i.png) | <img src=x> `a`'
    const main = '<p>``` &lt;img src=x> ```` @all</p>'
    const text = commentOf(
      review(site({ '/': {} }), site({ '/': { title: title.replaceAll('<', '&lt;'), main } })),
    )
    const outside = text.replaceAll(/^(`{3,})diff\n[^]*?\n\1$/gm, '')
    expect(outside).not.toMatch(/@all|<img|!\[/)
    expect(text).toContain('`````diff\n')
  })

  it('is never longer than GitHub takes', () => {
    const text = commentOf(review(site(manyPages('a ')), site(manyPages('b '.repeat(500)))))
    expect(text.length).toBeLessThan(65_536)
    expect(text).toContain('and 270 more, in the report.')
    expect(text).toContain('The rest is in the report.')
  })
})

describe('the report', () => {
  it('asks nobody for anything, and runs nothing that a page says', () => {
    const main = '<p>&lt;script>alert(1)&lt;/script> &lt;img src="https://e.example/i.png"></p>'
    const text = reportHtml(review(site({ '/': {} }), site({ '/': { main } })))
    expect(text).toContain("default-src 'none'; img-src data:")
    expect(text).not.toMatch(/<script>alert|<img src="https/)
    expect(text.match(/(?:src|href)="(?!#|data:)[^"]*"/g)).toBeNull()
  })

  it('shows both looks with a slider, and says how much differs', () => {
    const [before, after, mask] = ['data:image/webp;base64,AA==', 'data:,after', 'data:,mask']
    const photo = { width: 360, height: 100, before, after, mask, share: 0.123 }
    const change = site({ '/': { main: '<p>New.</p>' } })
    const text = reportHtml(
      review(site({ '/': {} }), change, { photos: new Map([['/', [photo]]]) }),
    )
    expect(text).toContain('Phone, 360 pixels: 12.3 % of the pixels differ')
    expect(text).toContain('type="range"')
    for (const src of [before, after, mask]) expect(text).toContain(`src="${src}"`)
  })
})

it('what differs is said in a sentence and in sizes', () => {
  const same = site({ '/': {} })
  expect(summary(review(same, same))).toBe('No page changed; 1 as before.')
  expect(sizeChange(1000, 1250)).toBe('1.0 kB → 1.3 kB (+250 B)')
  expect(sizeChange(1250, 1000)).toBe('1.3 kB → 1.0 kB (−250 B)')
  expect([sizeChange(undefined, 5), sizeChange(5, undefined)]).toEqual([
    'new, 5 B',
    'gone, was 5 B',
  ])
})
