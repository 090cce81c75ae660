import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { Accordion } from '#components/sections/common/Accordion.tsx'
import { commentOf } from '#scripts/report/review/comment.tsx'
import { compareSites, lostAddresses } from '#scripts/report/review/compare-sites.ts'
import { pageSnapshot } from '#scripts/report/review/page-snapshot.ts'
import { compareOpen } from '#scripts/report/review/open-items.ts'
import { readSite, type SiteSnapshot } from '#scripts/report/review/read-site.ts'
import { reportHtml } from '#scripts/report/review/report.tsx'
import { compareBuilds, type Review } from '#scripts/report/review/review-site.ts'
import { renamedFiles, writtenFiles } from '#scripts/report/review/written-files.ts'
import { warningsOf } from '#scripts/report/review/warnings.ts'
import { openBuiltSite } from '#scripts/check/built/built-site.ts'
import { builtFolder, temporaryFolder } from '#tests/support/temporary-folder.ts'

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
  lost: [],
  warnings: [],
  open: [],
  photos: new Map(),
  hasForms: false,
  ...more,
})

it('shows the warnings of the check at their places, whatever else a stranger wrote', async () => {
  const fault = { path: 'pages/a.mdx', line: 9, column: 3, field: 'title', message: '“x” <!-- @a' }
  const lines = [
    JSON.stringify({ version: 1, faults: [{ ...fault, hint: 'Add.' }], flags: [] }),
    '{"faults": [{}]}',
    'npm warn',
    JSON.stringify({ faults: [{ ...fault, line: 4, message: 'long'.repeat(9000) }] }),
  ]
  const folder = await temporaryFolder({ 'dist/warnings.jsonl': lines.join('\n') })
  const same = await site({ '/': {} })
  const said = review(same, same, { warnings: warningsOf(folder) })
  for (const html of [commentOf(said), reportHtml(said)]) {
    expect(html).toContain('The check asks to look again at 2 places:')
    expect(html).toContain('<code>pages/a.mdx:9:3</code> <code>title: “x” &lt;!-- @a Add.</code>')
    expect(html).toContain('<code>pages/a.mdx:4:3</code> <code>title: longlong')
  }
  expect(commentOf(said).length).toBeLessThan(1500)
  expect(warningsOf('no/such/folder')).toEqual([])
})

const data = (name: string) =>
  `<meta name="description" content="${name}"><script type="application/ld+json">{"@type":"Course","name":"${name}"}</script>`
const manyPages = (text: string) =>
  Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`/${index}`, { main: `<p>${text}</p>` }]),
  )

/** The kind of each change by its name. */
const kinds = (before: SiteSnapshot, after: SiteSnapshot) =>
  Object.fromEntries(compareSites(before, after).map(({ name, kind }) => [name, kind]))

describe('pages and files', () => {
  it('are as before when only the hashes in names differ', async () => {
    const before = await site({ '/': {} }, { 'media/a.1a2b3c4d.svg': '<svg/>' })
    const after = await site({ '/': { asset: 'C11Qp3P8' } }, { 'media/a.5e6f7a8b.svg': '<svg/>' })
    expect(new Set(Object.values(kinds(before, after)))).toEqual(new Set(['as before']))
  })

  it('are added, removed and changed', async () => {
    const before = await site({ '/': {}, '/old': {}, '/same': {} }, { 'a.svg': '1', 'b.svg': '1' })
    const after = await site(
      { '/': { main: '<p>Words.</p>' }, '/new': {}, '/same': {} },
      { 'a.svg': '2', 'c.svg': 'c'.repeat(1500) },
    )
    expect(kinds(before, after)).toEqual({
      '/': 'changed',
      '/new': 'added',
      '/old': 'removed',
      '/same': 'as before',
      'Header and footer': 'as before',
      'a.svg': 'changed',
      'b.svg': 'removed',
      'c.svg': 'added',
    })
    const comment = commentOf(review(before, after))
    for (const words of [
      'Pages: 1 added, 1 removed, 1 changed, 1 as before; 0 photographed.',
      '<li><code>/</code> changed in text: 0.3 kB → 0.3 kB</li>',
      '<li><code>c.svg</code> added: 1.5 kB</li>',
      '-Text.\n+Words.</code></pre></details>',
    ])
      expect(comment).toContain(words)
  })

  it('are read though structured data is broken; their sizes are in bytes', async () => {
    const snapshots = await site({ '/': { head: data('"'), header: 'गृह' } })
    expect(snapshots.get('/')?.parts['Metadata']?.at(-1)).toContain('"@type":"Course"')
    expect(snapshots.get('Header and footer')?.size).toBe(9)
  })

  it('differ in text, metadata with structured data, and links', async () => {
    const before = await site({ '/': { head: data('Old'), main: '<a href="/a">A</a>' } })
    const after = { head: data('New'), main: '<a href="/b">A</a>', title: 'Another' }
    const comment = commentOf(review(before, await site({ '/': after })))
    expect(comment).toContain('<code>/</code> changed in metadata, links: 0.')
    const metadata =
      '-title: A page\n-description: Old\n-Course name: Old\n' +
      '+title: Another\n+description: New\n+Course name: New\n'
    expect(comment).toContain(`@@ Metadata @@\n${metadata}@@ Links @@\n-/a\n+/b<`)
  })

  it('share a change of the header, which is reported once', async () => {
    const header = '<a href="/new">New</a>'
    const before = await site({ '/': {}, '/a': {} })
    const after = await site({ '/': { header }, '/a': { header } })
    expect(kinds(before, after)).toEqual({
      '/': 'as before',
      '/a': 'as before',
      'Header and footer': 'changed',
    })
    expect(commentOf(review(before, after))).toContain(
      '@@ Text and links @@\n-Home\n-/\n+New\n+/new',
    )
  })
})

const item = (field: string, text: string, path = 'content/site.yaml') => ({ path, field, text })
const body = (text: string) => item('body', text, 'pages/about.mdx')
const phone = item('phone', '+977 1 000 0000')
const social = ['a', 'b'].map((text, at) => item(`social.${at}.url`, text))
const openIn = async (toSupply: object[], toConfirm: object[] = [], hidden?: string[]) =>
  (await built({}, {}, '', { open: { toSupply, toConfirm, hidden } })).open

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
  const empty = await site({})
  for (const write of [commentOf, reportHtml]) {
    const text = write(review(empty, empty, { diverted, lost: ['/old'] })).replaceAll(
      /<\/?code>/g,
      '',
    )
    for (const words of [
      'Messages (form.endpoint in content/site.yaml) went to https://a.example/f and will go to https://b.example/@all.',
      'The editor (editing.repository in content/site.yaml) went to nowhere and will go to evil/website.',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/map\.|\(url/)
    expect(text.indexOf('Messages')).toBeLessThan(text.indexOf('/old'))
  }
})

const lawPages = (words: string) => ({
  '/': { main: `<p>${words}</p>` },
  '/programs/law': { main: `<p>${words}</p>` },
  '/about': {},
})

it('sets the pages of written files apart from what follows from them', async () => {
  const files = writtenFiles(
    { 'content/programs/law.mdx': '1', 'content/faqs/fees.mdx': '1', 'pages/about.mdx': '1' },
    { 'content/programs/law.mdx': '2', 'content/faqs/new.mdx': '1', 'pages/about.mdx': '1' },
  )
  expect(files.map(({ path, is }) => `${path} ${is}`)).toEqual([
    'content/faqs/fees.mdx removed',
    'content/faqs/new.mdx added',
    'content/programs/law.mdx changed',
  ])
  const written = new Set(files.map(({ route }) => route))
  const changes = compareSites(await site(lawPages('Old.')), await site(lawPages('New.')), written)
  const empty = await site({})
  for (const write of [commentOf, reportHtml]) {
    const html = write(review(empty, empty, { files, changes }))
    const order = [
      'Changed in the content:',
      'content/programs/law.mdx</code> changed',
      'On the pages of these files:',
      '/programs/law<',
      'What follows on other pages and in files:',
      '>/<',
    ]
    const places = order.map((words) => html.indexOf(words))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(0)
  }
  expect(writtenFiles(undefined, {})).toEqual([])
  expect(writtenFiles({}, { 'pages/about.ne.mdx': '1', 'content/site.ne.yaml': '1' })).toEqual([
    { path: 'content/site.ne.yaml', is: 'added', route: undefined },
    { path: 'pages/about.ne.mdx', is: 'added', route: '/ne/about' },
  ])
})

it('counts what is to supply and to confirm, with what a change supplies, confirms and leaves open', async () => {
  const before = await openIn([phone, ...social], [body('First.'), body('Second.')])
  const after = await openIn(
    [item('social.0.url', 'b'), item('name', '@all <img>', 'content/partners/new.mdx')],
    [body('First.')],
  )
  const empty = await site({})
  const said = review(empty, empty, { open: compareOpen(before, after) })
  for (const text of [commentOf(said), reportHtml(said)])
    for (const words of [
      'Still to supply: 2.',
      'no longer to supply: <code>content/site.yaml phone: +977 1 000 0000</code>',
      'no longer to supply: <code>content/site.yaml social.0.url: a</code>',
      'new to supply: <code>content/partners/new.mdx name: @all &lt;img&gt;</code>',
      'Still to confirm: 1.',
      'no longer to confirm: <code>pages/about.mdx body: Second.</code>',
    ])
      expect(text).toContain(words)
})

it('takes what is open in a renamed file for the same, and in a removed one or a draft for no news', async () => {
  const [old, recent] = ['content/programs/old.ne.mdx', 'content/programs/new.ne.mdx'] as const
  const [fees, faq] = [item('fees', 'Rs 5', old), item('answer', 'Yes.', 'content/faqs/a.mdx')]
  const [title, changed] = [item('title', 'Law', old), item('title', 'Laws', recent)]
  const files = writtenFiles({ [old]: '1', [faq.path]: '1' }, { [recent]: '2' })
  const moved = { _redirects: '/x/ne/programs/old /x/ne/programs/new 301' }
  const renamed = renamedFiles(files, await built({}, moved, '/x'))
  const draft = item('summary', 'Soon.', 'content/programs/draft.ne.mdx')
  const after = await openIn([], [changed], ['content/programs/draft.mdx'])
  const [open] = compareOpen(await openIn([], [fees, title, faq, draft]), after, files, renamed)
  const done = { is: 'no longer to confirm', item: { ...fees, path: recent } }
  expect(open).toEqual({ words: 'to confirm', left: 1, items: [done] })
  expect(renamedFiles(files, await built({}))).toEqual([])
})

it('compares the page of a renamed file with the one at its former address', async () => {
  const moved = { _redirects: '/programs/old /programs/new 301' }
  const old = { sources: { 'content/programs/old.mdx': '1' } }
  const recent = { sources: { 'content/programs/new.mdx': '2' } }
  const { changes } = await compareBuilds(
    await built({ '/programs/old': {} }, {}, '', old),
    await built({ '/programs/new': {} }, moved, '', recent),
  )
  const pages = changes.filter(({ isPage }) => isPage)
  expect(pages).toMatchObject([{ name: '/programs/new', kind: 'as before', isWritten: true }])
})

const leadsOn = (base: string) => ({
  _redirects: `${base}/programs/old ${base}/ 301\n${base}/about-us ${base}/ 301`,
})

describe('an address that is gone', () => {
  const never = { '/admin': {}, '/programs/page/2': {}, '/ne/programs/old': {} }
  const pages = { '/': {}, '/404': {}, '/programs/old': {}, ...never }
  const others = { '/': {}, '/404': {} }
  const before = {
    _redirects: '/about-us / 301\n/about-us/ / 301\n/programs/old.html /programs/old 301',
  }

  const again = { 'programs/Old.html': html({}), 'about-us.html': html({}) }
  it.each([
    ['is named, and former ones with it', {}, '', ['/programs/old', '/about-us']],
    ['is not if it leads on', leadsOn(''), '', []],
    ['is not under another path', leadsOn('/x'), '/x', []],
    ['is not if it is a page', again, '', []],
  ])('%s', async (_name, files, base, lost) => {
    const after = await built(others, files, base)
    expect(lostAddresses(await built(pages, before), after)).toEqual(lost)
  })

  it('is not named while its file is there: a draft keeps its former addresses too', async () => {
    const old = await built(pages, { _redirects: '/about-us /programs/old 301' })
    const after = await built(others, {}, '', { sources: { 'content/programs/old.mdx': '2' } })
    expect(lostAddresses(old, after)).toEqual([])
    const again = { sources: { 'pages/index.mdx': '2', 'content/site.yaml': '1' } }
    expect(lostAddresses(old, await built(others, {}, '', again))).toHaveLength(2)
  })

  it('is in the comment and the report, with the line that leads its visitors on', async () => {
    const empty = await site({})
    for (const write of [commentOf, reportHtml])
      expect(write(review(empty, empty, { lost: ['/programs/old'] }))).toContain(
        '<code>/programs/old</code> is gone: add <code>formerly: [/programs/old]</code> to the file that takes its place.',
      )
  })
})

/** A row that opens: a question and its answer, or a program. */
const row = (id: string, body: string, name = 'faq') =>
  renderToStaticMarkup(createElement(Accordion, { name, items: [{ id, title: 'A title', body }] }))

it('names the form of a page or program, and of its questions that are new or changed', async () => {
  const before = await site(
    {
      '/': {},
      '/about': { main: row('fees', 'Yes.') + row('place', 'Here.') + row('gone', 'No.') },
      '/programs': { main: row('law', 'Law.', 'programs') },
      '/programs/law': {},
      '/old': {},
    },
    { 'admin.html': 'The editor' },
  )
  const after = await site(
    {
      '/': { title: 'Another' },
      '/about': { main: row('fees', 'Yes.') + row('place', 'There.') + row('new', 'New.') },
      '/programs': { main: row('law', 'Laws.', 'programs') },
      '/programs/page/2': {},
      '/programs/law': { main: row('seats', 'Twenty.') },
    },
    { 'admin.html': 'The editor, changed' },
  )
  expect(Object.keys(kinds(before, after))).not.toContain('/admin')
  const forms = [
    'pages/entries/index',
    'pages/entries/about',
    'faqs/entries/place',
    'faqs/entries/new',
    'pages/entries/programs',
    'programs/entries/law',
    'faqs/entries/seats',
  ]
  for (const write of [commentOf, reportHtml]) {
    const html = write(review(before, after, { hasForms: true }))
    const named = html.matchAll(/<code>\/admin#\/collections\/(.+?)</g)
    expect(Array.from(named, ([, form]) => form)).toEqual(forms)
    expect(write(review(before, after))).not.toContain('/admin')
  }
})

it('a text is read block by block, without what a screen reader skips', () => {
  const main =
    '<h2>Head</h2><ul><li>One <b>two</b>, three</li><li><span>A</span><span>B</span></li></ul>' +
    '<p><span aria-hidden="true">1</span><svg><title>x</title></svg><img alt="A hill"></p>'
  expect(pageSnapshot(html({ main })).parts.Text).toEqual([
    '## Head',
    'One two, three',
    'A B',
    '[picture: A hill]',
  ])
})

describe('the comment', () => {
  it('says below each list how much of it is in the report, and is never longer than GitHub takes', async () => {
    const pages = [await site(manyPages('a ')), await site(manyPages('b '.repeat(500)))] as const
    const lost = Array.from({ length: 31 }, (_, index) => `/lost/${index}`)
    const items = lost.map((text) => ({ is: 'new', item: item('phone', text) }))
    const said = review(...pages, { lost, open: [{ words: 'to confirm', left: 31, items }] })
    const comment = commentOf(said)
    expect(comment.length).toBeLessThan(65_536)
    for (const end of [
      'kB</li></ul><p>and 270 more, in the report.</p>',
      'takes its place.</li></ul><p>and 1 more, in the report.</p>',
      '/lost/29</code></li></ul><p>and 1 more, in the report.</p>',
      'The rest is in the report.',
    ])
      expect(comment).toContain(end)
    expect(reportHtml(said)).not.toContain('in the report')
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

  it.each(['\u0001', '\u001B', '\u007F', '\u0085', '\u200B', '\u202E', '\r', '\u000B', '\u2028'])(
    'is HTML to its end, though lines of a stranger hold nothing but %j',
    async (character) => {
      const words = `a\n${character}\n${character} \n# Merge this\n\n[now](https:${character}e.example)`
      const folder = await temporaryFolder({
        'dist/warnings.jsonl': JSON.stringify({
          faults: [{ path: words, line: 1, column: 1, field: words, message: words, hint: words }],
        }),
      })
      const after = await site({ '/': { title: words, main: `<pre>${words}</pre>` } })
      const name = words.replaceAll('/', ':')
      const files = new Map([...after, [name, { parts: {}, content: words, size: 1 }]])
      const open: Review['open'] = [
        {
          words: 'to supply',
          left: 1,
          items: [{ is: 'new', item: { path: words, field: words, text: words } }],
        },
      ]
      const said = { lost: [`/${words}`], warnings: warningsOf(folder), open }
      const text = commentOf(review(await site({ '/': {} }), files, said))
      expect(text.match(/# Merge this/g)?.length).toBeGreaterThan(6)
      const { children } = unified().use(remarkParse).use(remarkGfm).parse(text)
      expect(children.map(({ type }) => type)).toEqual(['html', 'html'])
    },
  )

  it('shows the words of a page after one that is too long for it', async () => {
    const before = await site({ '/a': {}, '/b': {} })
    const long = `<p>${'b '.repeat(40_000)}</p>`
    const after = await site({ '/a': { main: long }, '/b': { main: '<p>new</p>' } })
    const text = commentOf(review(before, after))
    expect(text).toContain('+new')
    expect(text).toMatch(/The rest is in the report\.\n$/)
  })
})

describe('the report', () => {
  it('makes no request, and runs nothing that a page says', async () => {
    const main = '<p>&lt;script>alert(1)&lt;/script> &lt;img src="https://e.example/i.png"></p>'
    const text = reportHtml(review(await site({ '/': {} }), await site({ '/': { main } })))
    expect(text).toContain('default-src &#x27;none&#x27;; img-src data:')
    expect(text).not.toMatch(/<script>alert|<img src="https/)
    expect(text.match(/(?:src|href)="(?!#|data:)[^"]*"/g)).toBeNull()
  })

  it('shows the words that differ, and both looks with a slider that begins at the new one', async () => {
    const [before, after, mask] = ['data:image/webp;base64,AA==', 'data:a,after', 'data:a,mask']
    const photo = { width: 360, height: 100, after, change: { before, mask, top: 700 } }
    const change = await site({ '/': { main: '<p>Text, new.</p>' } })
    const photos = new Map([['/', [photo]]])
    const text = reportHtml(review(await site({ '/': {} }), change, { photos }))
    expect(text).toContain('Text<ins>, new</ins>.')
    expect(text).toContain('360 pixels wide, from 700 to 800 pixels below the top')
    expect(text).toMatch(/type="range"[^>]* value="0"/)
    for (const src of [before, after, mask]) expect(text).toContain(`src="${src}"`)
    const added = new Map([['/', [{ width: 360, height: 100, after }]]])
    const ofNew = reportHtml(review(await site({}), change, { photos: added }))
    expect(ofNew).toContain(`360 pixels wide</figcaption><img src="${after}"`)
    expect(ofNew).not.toContain('type="range"')
  })
})
