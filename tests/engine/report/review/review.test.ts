import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { compareSites, diffInWords } from '#scripts/report/review/compare-sites.ts'
import { pageSnapshot, readSite, type SiteSnapshot } from '#scripts/report/review/read-site.ts'
import { commentOf, reportHtml } from '#scripts/report/review/review-html.tsx'
import { compareBuilds, type Review } from '#scripts/report/review/review-site.ts'
import { writtenFiles } from '#scripts/report/review/written-files.ts'
import { openBuiltSite } from '#scripts/check/built/built-site.ts'
import { builtFolder } from '#tests/support/temporary-folder.ts'

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
/** A built site with pages by their route and other files by their name. */
async function built(
  pages: Record<string, Page>,
  files: Record<string, string> = {},
  base = '',
  manifest = {},
) {
  const own = Object.entries(pages).map(([route, page]) => [fileOf(route), html(page)])
  return openBuiltSite(await builtFolder({ ...Object.fromEntries(own), ...files }, base, manifest))
}
const site = async (...args: Parameters<typeof built>) => readSite(await built(...args))

const review = (before: SiteSnapshot, after: SiteSnapshot, more: Partial<Review> = {}): Review => ({
  before: 'main (1a2b3c4d)',
  after: '5e6f7a8b',
  changes: compareSites(before, after),
  files: [],
  diverted: [],
  checked: '',
  photos: new Map(),
  hasForms: false,
  ...more,
})

it('shows the words of the check, whatever a stranger wrote in their place', async () => {
  const same = await site({ '/': {} })
  const checked = 'pages/a.mdx:9:3  warning title: “x”\n\n  title: x\n         ^\n<!-- @a'
  const comment = commentOf(review(same, same, { checked }))
  expect(comment).toContain(checked.replace('<', '&lt;').replace('\n\n', '\n'))
})

/** The kind of each change by its name. */
const kinds = (before: SiteSnapshot, after: SiteSnapshot) =>
  Object.fromEntries(compareSites(before, after).map(({ name, kind }) => [name, kind]))

describe('pages and files', () => {
  it('do not differ by hashes in names, or in files for hosts', async () => {
    const before = await site({ '/': {} }, { 'media/a.1a2b3c4d.svg': '<svg/>', '.htaccess': '1' })
    const after = await site(
      { '/': { asset: 'C11Qp3P8' } },
      { 'media/a.5e6f7a8b.svg': '<svg/>', '.htaccess': '2' },
    )
    expect(kinds(before, after)).toEqual({})
  })

  it('are added, removed and changed', async () => {
    const before = await site({ '/': {}, '/old': {}, '/same': {} }, { 'a.svg': '1', 'b.svg': '1' })
    const after = await site(
      { '/': { main: '<p>Words.</p>' }, '/new': {}, '/same': {} },
      { 'a.svg': '2', 'c.svg': 'c' },
    )
    expect(kinds(before, after)).toEqual({
      '/': 'changed',
      '/new': 'added',
      '/old': 'removed',
      'a.svg': 'changed',
      'b.svg': 'removed',
      'c.svg': 'added',
    })
    const comment = commentOf(review(before, after))
    for (const words of [
      'Pages: 1 added, 1 removed, 1 changed.',
      '<li><code>/</code> changed</li>',
      '<code>/old</code> removed: its address leads nowhere now. If another page takes its place, write there <code>formerly: [/old]</code>.',
      '<code><del>Text</del><ins>Words</ins>.\n</code></pre></details>',
    ])
      expect(comment).toContain(words)
  })

  it('share a change of the header, which is reported once', async () => {
    const header = '<a href="/new">New</a>'
    const before = await site({ '/': {}, '/a': {} })
    const after = await site({ '/': { header }, '/a': { header } })
    expect(kinds(before, after)).toEqual({ 'Header and footer': 'changed' })
    expect(commentOf(review(before, after))).toContain(
      '<del>Home</del><ins>New</ins> (/<ins>new</ins>)',
    )
  })
})

it('reads a page as a screen reader does, with its head and the addresses that it leads to', () => {
  const main =
    '<h2>Head</h2><ul><li>One <b>two</b>, three</li><li><span>A</span><span>B</span></li></ul>' +
    '<p><span aria-hidden="true">1</span><svg><title>x</title></svg><img alt="A hill"></p>' +
    '<form action="https://a.example/f"><a href="/b">B</a></form><iframe src="https://m.example"></iframe>'
  const head = '<meta name="description" content="Words."><meta name="og:title" content="x">'
  expect(pageSnapshot(html({ main, head })).lines).toEqual([
    'title: A page',
    'description: Words.',
    '## Head',
    'One two, three',
    'A B',
    '[picture: A hill]',
    'B (/b) (https://a.example/f)',
    '(https://m.example)',
  ])
})

it('says in words where messages, map and editor went before and go now, first of all', async () => {
  const url = 'https://site.example'
  const map = { embed: 'https://maps.example/a', title: 'A map' }
  const old = { url, form: { endpoint: 'https://a.example/f' }, map }
  const editing = { repository: 'evil/website', branch: 'main' }
  const recent = { url, form: { endpoint: 'https://b.example/@all' }, map, editing }
  const { diverted } = await compareBuilds(
    await built({}, {}, '', { destinations: old }),
    await built({}, {}, '', { destinations: recent }),
  )
  const written = { path: 'content/site.yaml', is: 'changed', route: undefined, form: undefined }
  const empty = await site({})
  const comment = commentOf(review(empty, empty, { diverted, files: [written] }))
  const text = comment.replaceAll(/<\/?code>/g, '')
  for (const words of [
    'Messages (form.endpoint in content/site.yaml) went to https://a.example/f and will go to https://b.example/@all.',
    'The editor (editing.repository in content/site.yaml) went to nowhere and will go to evil/website.',
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/map\.|\(url/)
  expect(text.indexOf('Messages')).toBeLessThan(text.indexOf('site.yaml changed'))
})

const programs = (words: string) => ({ '/': { main: words }, '/programs/law': { main: words } })

describe('files of content that differ', () => {
  it('come first, with their pages and forms; what follows from them is folded', async () => {
    const old = { 'content/programs/law.mdx': '1', 'pages/about.mdx': '1' }
    const recent = { ...old, 'content/programs/law.mdx': '2', 'content/faqs/new.mdx': '1' }
    const before = await built(programs('Old.'), {}, '', { sources: old })
    const after = await built(programs('New.'), {}, '', { sources: recent })
    const files = writtenFiles(before, after)
    const routes = new Set(files.map(({ route }) => route))
    const changes = compareSites(readSite(before), readSite(after), routes)
    const empty = await site({})
    const text = commentOf(review(empty, empty, { files, changes, hasForms: true }))
    const order = [
      'content/faqs/new.mdx</code> added; to edit: <code>/admin#/collections/faqs/entries/new<',
      'content/programs/law.mdx</code> changed; to edit: <code>/admin#/collections/programs/entries/law<',
      '/programs/law<',
      '<details><summary>What follows on other pages and in files: 1 change<',
      '>/<',
    ]
    const places = order.map((words) => text.indexOf(words))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(commentOf(review(empty, empty, { files, changes }))).not.toContain('/admin')
  })

  it('have forms in the published editor alone, not in one that the change brings', async () => {
    const [plain, editor] = [await built({}), await built({}, { 'admin.html': 'The editor' })]
    expect((await compareBuilds(plain, editor)).hasForms).toBe(false)
    expect((await compareBuilds(editor, plain)).hasForms).toBe(true)
  })

  it('are compared with the page at their former address', async () => {
    const moved = { _redirects: '/x/programs/old /x/programs/new 301' }
    const { changes } = await compareBuilds(
      await built({ '/programs/old': {} }, {}, '/x'),
      await built({ '/programs/new': {} }, moved, '/x'),
    )
    expect(changes).toEqual([])
  })
})

const manyPages = (text: string) =>
  Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`/${index}`, { main: `<p>${text}</p>` }]),
  )

describe('the comment', () => {
  it('says below a list how much of it is in the report, and is never longer than GitHub takes', async () => {
    const pages = [await site(manyPages('a ')), await site(manyPages('b '.repeat(500)))] as const
    const comment = commentOf(review(...pages))
    expect(comment.length).toBeLessThan(65_536)
    expect(comment).toContain('</li></ul><p>and 270 more, in the report.</p>')
    expect(comment).toContain('The rest is in the report.')
    expect(reportHtml(review(...pages))).not.toContain('in the report')
  })

  it('takes nothing in a text for Markdown, a mention or HTML', async () => {
    const words = '@all ![x](https://e.example/i.png) | <img src=x> `a` ```'.replaceAll('<', '&lt;')
    const name = `images/a\n\n${words.replaceAll('/', ':')}.jpg`
    const after = await site(
      { '/': { title: words, main: `<p>${words}</p><pre>\n\n# ${words}</pre>` } },
      { [name]: 'a' },
    )
    const text = commentOf(review(await site({ '/': {} }), after))
    const blocks = unified().use(remarkParse).use(remarkGfm).parse(text).children
    expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(['html']))
    expect(text).not.toContain('<img')
    // GitHub looks for mentions, but not in code.
    expect(text.replaceAll(/<code>[^]*?<\/code>/g, '')).not.toContain('@all')
  })
})

describe('the report', () => {
  it('makes no request, and runs nothing that a page says', async () => {
    const main = '<p>&lt;script>alert(1)&lt;/script> &lt;img src="https://e.example/i.png"></p>'
    const text = reportHtml(review(await site({ '/': {} }), await site({ '/': { main } })))
    expect(text).toContain('default-src &#x27;none&#x27;; img-src data:')
    expect(text).not.toMatch(/<script|<img src="https/)
    expect(text.match(/(?:src|href)="(?!#|data:)[^"]*"/g)).toBeNull()
  })

  it('shows the words that differ, and both looks side by side', async () => {
    const photo = { width: 360, before: 'data:a,before', after: 'data:a,after' }
    const change = await site({ '/': { main: '<p>Text, new.</p>' } })
    const photos = new Map([['/', [photo, { ...photo, before: undefined, after: 'data:b' }]]])
    const text = reportHtml(review(await site({ '/': {} }), change, { photos }))
    expect(text).toContain('Text<ins>, new</ins>.')
    expect(text.match(/src="data:[^"]*"/g)).toEqual([
      'src="data:a,before"',
      'src="data:a,after"',
      'src="data:b"',
    ])
  })
})

/** Removed words are in [], added ones in {}. */
const marked = (...hunk: string[]) =>
  diffInWords(hunk)
    .map(({ added, removed, value }) => (added ? `{${value}}` : removed ? `[${value}]` : value))
    .join('')

it('marks the words that differ, of Devanagari too, unless two lines have few in common', () => {
  expect(marked('-It lasts five days.', '+A new block.', '+It lasts six days.')).toBe(
    '{A new block.\n}It lasts [five]{six} days.\n',
  )
  expect(marked('-माइतीघर पुरानो इन्स्टिच्युट', '+माइतीघर नयाँ इन्स्टिच्युट')).toBe(
    'माइतीघर [पुरानो]{नयाँ} इन्स्टिच्युट\n',
  )
  const numbers = Array.from({ length: 400 }, (_, index) => index)
  const [before, after] = [numbers.join(' a '), numbers.join(' b ')]
  expect(marked(`-${before}`, `+${after}`)).toBe(`[${before}\n]{${after}\n}`)
})
