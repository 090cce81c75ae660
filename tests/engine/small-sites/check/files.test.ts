import { expect, it } from 'vitest'
import { projectFiles } from '#tests/support/site-copy.ts'
import { check, entry, notFoundPage, page, program, programPath } from '../small-site.ts'

it.each(
  `content/programs/a.md content/programs/photo.jpg content/programs/old/a.mdx content/program/a.mdx
  content/site.yml pages/a.md content/dictionary/a.page.route.mdx`.split(/\s+/),
)('refuses the file %s', async (path) => {
  expect((await check({ [path]: program() })).rules).toEqual(['file-place'])
})

it.each(
  `pages/+client.mdx pages/+CLIENT.TS pages/+Page.tsx pages/+.md pages/evil/+Page.mdx pages/_error/+Page.md
  pages/.hidden/+Page.mdx pages/+evil/a.mdx pages/a.ts pages/A.MTS pages/package.json pages/a.css pages/a.vue
  content/+config.ts content/package.json content/tsconfig.json content/vite.config.ts
  content/programs/+Page.mdx content/schema/evil/+Page.mdx content/schema/+config.ts
  content/schema/package.json content/schema/a.tsx content/dictionary/+Page.mdx content/+README.md
  pages/.oxlintrc.json pages/.x/plugin.js pages/.x/a.mdx content/.gitattributes pages/.gitignore
  content/.obsidian/plugins/a/main.js content/.obsidian/.oxlintrc.json`.split(/\s+/),
)('refuses the program %s', async (path) => {
  const { lines } = await check({ [path]: 'export default {}' })
  expect(lines).toEqual([
    `${path}:1:1  content is neither code nor its settings, and no name of it begins with + or a dot`,
  ])
})

it.each([
  'content/programs/Local.mdx',
  'content/programs/two words.mdx',
  'content/programs/स्थानीय.mdx',
  `content/programs/${'a'.repeat(81)}.mdx`,
])('refuses the name %s', async (path) => {
  const { rules } = await check({ [path]: program() })
  expect(rules).toEqual(['file-name'])
})

it.each([
  'content/programs/con.mdx',
  'content/programs/com1.ne.mdx',
  'pages/AUX.mdx',
  'content/dictionary/a:b.txt',
  'content/dictionary/nul.txt',
])('refuses %s, which Windows cannot have', async (path) => {
  expect((await check({ [path]: program() })).rules).toEqual(['file-name'])
})

it('warns of the random name of an entry with a page that the editor made of a Nepali title', async () => {
  const { diagnostics } = await check({
    'content/programs/56dbc0835732.mdx': program(),
    'content/faqs/56dbc0835732.mdx': entry('faq', {}, 'So.'),
  })
  expect(diagnostics).toMatchObject([
    { path: 'content/programs/56dbc0835732.mdx', rule: 'file-name', severity: 'warning' },
  ])
})

it.each([
  ['content/programs/Café & Bar.mdx', 'For example cafe-bar.'],
  ['content/programs/water.mdx.txt', 'Rename it to content/programs/water.mdx.'],
])('proposes a valid name for %s', async (path, hint) => {
  const { diagnostics } = await check({ [path]: program() })
  expect(diagnostics[0]?.hint).toBe(hint)
})

it('takes the code of the project for code, each file', async () => {
  const code = projectFiles('pages', 'content/kinds', 'content/schema').filter((path) =>
    /\.tsx?$/.test(path),
  )
  expect(code).toContain('pages/+guard.ts')
  const { diagnostics } = await check(Object.fromEntries(code.map((path) => [path, 'anything'])))
  expect(diagnostics).toEqual([])
})

it('refuses a file that is not UTF-8, at the first byte that is not', async () => {
  const bytes = Buffer.from('---\ntitle: caf\u00E9\n---\n', 'latin1')
  const { lines } = await check({ [programPath]: bytes })
  expect(lines).toEqual([`${programPath}:2:11  the file is not UTF-8 text from here on`])
})

it('refuses a file of many megabytes', async () => {
  const { lines } = await check({ [programPath]: Buffer.alloc(10_000_000, '- a\n') })
  expect(lines).toEqual([
    `${programPath}:1:1  the file has more than 250 kB; a content file has at most 250 kB`,
  ])
})

it('requires text if a kind needs it and refuses it if a kind has none', async () => {
  const { lines, here } = await check({
    'content/faqs/one.mdx': entry('faq'),
    'content/partners/one.mdx': `${entry('partner')}\n‸Text.\n`,
  })
  expect(lines).toEqual([
    'content/faqs/one.mdx:5:1  the text is empty; a faq needs one (in the file, below the second ---)',
    `${here}  a partner has fields only; expected nothing below the second ---`,
  ])
})

it('refuses text on the not-found page, which shows none', async () => {
  const { lines, here, diagnostics } = await check({
    'pages/404.mdx': notFoundPage + '\n‸Text.\n',
    'pages/a.mdx': page('Text.'),
  })
  expect(lines).toEqual([
    `${here}  the not-found page has fields only; expected nothing below the second ---`,
  ])
  expect(diagnostics).toMatchObject([{ hint: expect.stringContaining('move its words to `lead`') }])
})

it.each(['---', '--- \n', '---\t\n\n'])('takes the closing line %j for no text', async (fence) => {
  const { lines } = await check({
    'content/faqs/a.mdx': `---\nquestion: Why?\norder: 1\n${fence}`,
  })
  expect(lines).toEqual([expect.stringContaining('  the text is empty; a faq needs one')])
})

it.each(['content/site.yaml', 'pages/index.mdx', 'pages/404.mdx'])(
  'reports that %s is missing',
  async (path) => {
    const { lines } = await check({ [path]: undefined })
    expect(lines).toContain(`${path}:1:1  the file is missing; every site needs it`)
  },
)
