import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kindNames, kinds } from '#content/kinds/table.ts'
import { sentenceOf } from '#scripts/content/diagnostics/diagnostic.ts'
import { everyWord, prose } from '#tests/unit/check/text/prose-site.ts'
import {
  check,
  inField,
  inText,
  opened,
  page,
  program,
  programPath,
  siteFolder,
  siteYaml,
} from './small-site.ts'

/** The messages that the tables of the guide quote. */
const guide = readFileSync('.github/CONTRIBUTING.md', 'utf8')
const told = Array.from(guide.matchAll(/^\| (`.+?`) \| /gm), ([, cell = '']) => cell)
  .filter((cell) => !cell.includes(': '))
  .flatMap((cell) =>
    Array.from(cell.matchAll(/`` (.+?) ``|`([^`]+)`/g), (code) => code[1] ?? code[2] ?? ''),
  )
  .filter((words) => /[ ]/.test(words) && !/^(?:content|pages)\//.test(words))

const other = 'content/programs/other.mdx'

/** Sites with the faults that people make. */
const broken: readonly Record<string, string>[] = [
  { [programPath]: program({ title: undefined }) },
  inField('subjects: Planning, Budgets'),
  inField('durashion: 5 days'),
  inField(`duration: ${'x'.repeat(52)}`),
  inField('location: Poland: Warsaw'),
  inField("location: 'Nepal's hills'"),
  inField('image:\n\tsrc: /x.png'),
  inField('image:\n    src: /x.png\n  alt: x'),
  { [programPath]: '---\ntitle: x\n' },
  { [programPath]: program().replaceAll('---', '—') },
  { [programPath]: program(), [other]: program({ id: '2', order: '2' }) },
  { 'content/site.yaml': siteYaml.replace('"09:00"', '9:00') },
  inField('<<<<<<< a\norder: 1\n=======\norder: 2\n>>>>>>> b'),
  inField('location: Room # 5'),
  inText('g]kfn ;/sf/'),
  inText('Text.\n\n---\ntitle: x\n---'),
  inText('Text.\n---'),
  inText('A room of 5*3*2 metres'),
  inText('<Callout>\n\nText.'),
  inText('Groups of <10.'),
  inText('[x](/nowhere-at-all)'),
  { ...inText('[x](/old)'), [programPath]: program({ formerly: '[/old]' }) },
  inText('[x](</a b>) [y](http://example.org)'),
  inField('image: /x.jpg'),
  inField('publishFrom: 2083-09-15'),
  inText('![A team](/images/x.png)'),
  { ...inText('[x](/programs/local)'), [programPath]: program({ draft: 'true' }) },
  { ...inText('[x](/programs/local)'), [programPath]: program({ publishFrom: '2027-02-01' }) },
]

const wrongTexts: readonly string[] = [
  'See [here](/).',
  'Read the the book.',
  "It's so.",
  'The next course starts on 12 March 2026.',
  'This is **bold text.',
  '– Law\n– Water',
  'Maitighar\nKathmandu\nNepal',
  'Law\t1\nWater\t2',
  'A word: xyzzyq.',
]

async function said(): Promise<string[]> {
  const speller = { ...everyWord, knows: (word: string) => word !== 'xyzzyq' }
  const diagnostics = []
  for (const files of broken) diagnostics.push(...(await check(files)).diagnostics)
  for (const text of wrongTexts)
    diagnostics.push(...(await prose(inText(text), { speller })).diagnostics)
  const quoted = page('x').replace('heading: A page', 'heading: “A page”')
  diagnostics.push(...(await prose({ 'pages/a.mdx': quoted })).diagnostics)
  const assets = ['public/images/unused.png']
  diagnostics.push(
    ...(await prose({ 'pages/lonely.mdx': page('x', 'Lonely') }, { assets })).diagnostics,
  )
  const unfit = await siteFolder({ 'public/a.docx': '', 'public/a.svg': '<script/>' })
  diagnostics.push(...(await opened(unfit)).diagnostics)
  return diagnostics.map((each) => `${sentenceOf(each)} ${each.hint ?? ''}`)
}

/** `…` matches any words; quoted words and numbers match others of their kind. */
const asPattern = (words: string) =>
  new RegExp(
    words
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/ ?… ?/g, '.*')
      .replaceAll(/“[^”]+”/g, '“.+”')
      .replaceAll(/\d+/g, String.raw`\d+`),
  )

it('the guide for writers quotes only what the check says', async () => {
  const sentences = await said()
  expect(told.length).toBeGreaterThan(25)
  expect(
    told.filter((words) => !sentences.some((sentence) => asPattern(words).test(sentence))),
  ).toEqual([])
})

it('the guide for writers says where the entries of each kind are', () => {
  const folders = kindNames.map((kind) => `\`${kinds[kind].folder}/`)
  expect(folders.filter((folder) => !guide.includes(folder))).toEqual([])
})
