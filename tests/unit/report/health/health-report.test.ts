import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compileBody } from '#scripts/content/markdown/compile-body.ts'
import { launchReport } from '#scripts/report/launch/index.ts'
import { formatHealth } from '#scripts/report/health/table.ts'
import { healthReport, reading } from '#scripts/report/health/health-report.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { aboutPage, nepaliHome, opened, page, siteFolder } from '#tests/content/small-site.ts'
import { commitAll, type Files, writeFiles } from '#tests/support/temporary-folder.ts'

const faq = (answer: string) => `---\nquestion: Why?\norder: 1\n---\n\n${answer}\n`

/** The small site with pages that link to each other, and these files. */
const siteOf = (files: Files) =>
  siteFolder({
    'pages/about.mdx': page('[Home](/) and [fees](#fees).\n\n## Fees', 'A page', {
      layout: 'about',
    }),
    'pages/long-name-of-a-page-that-is-wider-than-the-table.mdx': page(
      'See [why](/about#fees-and-why) and [the site](https://example.org).',
    ),
    'content/faqs/fees-and-why.mdx': faq('<ToSupply>Because.</ToSupply>'),
    ...files,
  })

async function entryOf(root: string, file: string) {
  const { entries } = await healthReport(root)
  return entries.find((entry) => entry.path === file)
}

test('links out of a file are counted, and to it by file, without those of the page itself', async () => {
  const root = await siteOf({})
  // The menus of site.yaml, the not-found page and /about.
  expect(await entryOf(root, 'pages/index.mdx')).toMatchObject({ linksIn: 3 })
  expect(await entryOf(root, 'pages/about.mdx')).toMatchObject({ linksIn: 1, linksOut: 2 })
  // The page that lists it, and the one that links to it.
  expect(await entryOf(root, 'content/faqs/fees-and-why.mdx')).toMatchObject({ linksIn: 2 })
  expect(await entryOf(root, 'pages/404.mdx')).toMatchObject({ linksIn: undefined })
})

test('what is to supply and to confirm is counted in fields and in text', async () => {
  const path = 'content/faqs/fees-and-why.mdx'
  const root = await siteOf({
    [path]: faq('<ToSupply>A.</ToSupply>').replace('order:', 'toConfirm: [question]\norder:'),
  })
  expect(await entryOf(root, path)).toMatchObject({ toSupply: 1, toConfirm: 1 })
})

test('the day of a change comes from git; without history the report has a note instead, and without a build another', async () => {
  const root = await siteOf({})
  const before = await healthReport(root)
  expect(before.entries[0]?.changed).toBeUndefined()
  expect(formatHealth(before, 'supply')).toContain('No day of a change')
  expect(before.build).toBeUndefined()
  expect(formatHealth(before, 'supply')).toContain('there is no build yet')
  commitAll(root, '2026-03-07')
  expect(await entryOf(root, 'pages/about.mdx')).toMatchObject({ changed: '2026-03-07' })
})

test('the launch list, whose counts the check prints, and the health table count the same', async () => {
  const text = faq('<ToSupply>A.</ToSupply>')
  const root = await siteFolder({
    'pages/more.mdx': page('[b](https://example.org)', 'More'),
    'content/faqs/draft.mdx': text.replace('Why', 'Where').replace(': 1', ': 2\ndraft: true'),
    'content/faqs/why.mdx': text,
    'content/testimonials/asha.mdx': '---\nname: Asha Rai\nrole: A\ntext: B\norder: 1\n---\n',
  })
  expect(launchReport(await opened(root)).toSupply).toHaveLength(2)
  expect(runCommand(['health'], { cwd: root }).stdout).toContain('2 to supply')
}, 60_000)

test('each translation has its state, and each file without one the language that it lacks', async () => {
  const about = 'pages/about.mdx'
  const root = await siteOf({
    'pages/about.ne.mdx': nepaliHome,
    'pages/index.ne.mdx': nepaliHome.replace('पाठ।\n', ''),
  })
  expect(await entryOf(root, 'pages/about.ne.mdx')).toMatchObject({ translation: undefined })
  commitAll(root, '2026-03-07')
  const states = async () => {
    const { entries } = await healthReport(root)
    return Object.fromEntries(entries.map(({ path, translation }) => [path, translation]))
  }
  expect(await states()).toMatchObject({
    'pages/about.mdx': undefined,
    'pages/about.ne.mdx': 'in step',
    'pages/index.ne.mdx': 'lacks 1',
    'pages/404.mdx': 'no ne',
  })
  await writeFiles(root, { [about]: aboutPage })
  commitAll(root, '2026-03-08')
  expect(await states()).toMatchObject({ 'pages/about.ne.mdx': 'since 2026-03-08' })
  expect(await entryOf(root, 'pages/about.ne.mdx')).toMatchObject({
    address: '/ne/about',
    linksIn: 1,
  })
  expect(await entryOf(root, 'pages/index.ne.mdx')).toMatchObject({ address: '/ne', words: 15 })
})

const html =
  '<link rel="stylesheet" href="/below/a.css"><link rel="preload" as="font" href="/below/f.woff2">' +
  '<img src="/below/p.webp"><img src="/below/p.webp"><img src="https://example.org/x.png">'

test('the weight of a page is that of its HTML and style sheet compressed, its fonts and its pictures once', async () => {
  const css = '.a{color:red}'.repeat(50)
  const root = await siteOf({
    'dist/site.json': JSON.stringify({
      base: '/below/',
      url: 'https://example.org/below',
      endpoint: 'https://example.org/f',
    }),
    'dist/client/about.html': html,
    'dist/client/a.css': css,
    'dist/client/f.woff2': Buffer.alloc(1000),
    'dist/client/p.webp': Buffer.alloc(500),
  })
  const weight = gzipSync(html).length + gzipSync(css).length + 1500
  expect(await entryOf(root, 'pages/about.mdx')).toMatchObject({ weight })
  expect(await entryOf(root, 'pages/index.mdx')).toMatchObject({ weight: undefined })
})

describe('the table', () => {
  test('begins with what needs attention in the given column', async () => {
    const report = await healthReport(await siteOf({}))
    const first = (sort: 'supply' | 'in' | 'out') => formatHealth(report, sort).split('\n')[1]
    expect(first('supply')).toMatch(/ content\/faqs\/fees-and-why\.mdx$/)
    expect(first('in')).toMatch(/ pages\/long-name\S+$/)
    expect(first('out')).toMatch(/ content\/site\.yaml$/)
  })

  test('includes files with faults', async () => {
    const broken = 'content/programs/broken.mdx'
    const root = await siteOf({ [broken]: '---\ntitle: [\n---\n<A' })
    expect(await entryOf(root, broken)).toMatchObject({ words: 0 })
  })
})

const read = (text: string) => reading({ kind: 'page', fields: {}, body: compileBody(text) })

test.each([
  ['without Markdown and addresses', '## Fees [#fees]\n\nWrite **to** [us](/a).\nToday.\n', 5],
  ['of components and props', '<Callout title="Good to know">It <abbr>rains</abbr>.</Callout>', 5],
  ['in Latin and Devanagari, joined ones as one', 'Well-known don’t 5.5\n\nनमस्ते, काठमाडौं।', 5],
])('people read the words of a text %s', (_, text, words) => {
  expect(read(text).words).toBe(words)
})

test('238 words take a minute', () => {
  expect(read('word '.repeat(476)).minutes).toBe(2)
})
