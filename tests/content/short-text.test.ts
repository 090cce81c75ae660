import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseShort, parseWhole } from '#scripts/content/parse-mdx.ts'
import { splitFrontmatter } from '#scripts/content/split-frontmatter.ts'
import { generatedProgram } from '#tests/bench/build/generated-programs.ts'
import { anyText, runs, texts } from './mdx-texts.ts'

/** Blocks of nothing but words are kept from the parser, and the tree is the same with all its places. */

/** The tree without the lines, and that of the whole text; undefined where no lines are left out. */
function bothTrees(text: string) {
  const short = parseShort(text)
  return short && { short: JSON.stringify(short), whole: JSON.stringify(parseWhole(text)) }
}

/** What may stand before and behind lines of words, or around them, and change what they are. */
const pieces = [
  'words¦Plain words, all of them.¦“Quoted” (and not).¦नेपाली शब्द¦x¦x x¦w¦h¦a: b; c? d!¦😀 é ñ',
  'www.a.bc¦see http://a.bc¦mail a@b.cd¦===¦---¦-|-¦|-|¦:-:¦- ¦1. ¦10) ¦> ¦# ¦***¦+¦=¦-¦_¦|¦| a | b |',
  'import x¦export y¦importing¦import x from "y"¦export const a =¦export const a = `¦`¦1 + 1',
  '```¦```js¦~~~¦    ¦  ¦ ¦\t¦\\¦&amp;¦*a*¦**b¦_c_¦`d`¦~~¦\0¦\u00a0¦\u2028¦\uFEFF¦\uD800',
  '[a]¦[a]: /b¦[a]: /b "c¦"¦[^1]¦[^1]: d¦[e](/f)¦i ![g](/h)¦[¦]¦(¦)',
  '<b>¦</b>¦<b¦/>¦>¦<br />¦<Callout title="t">¦</Callout>¦<C t="¦{¦}¦{"a"}¦{`¦`}¦{/*¦*/}',
].flatMap((group) => group.split('¦'))
const plainWords = fc.constantFrom(
  'Some words.',
  'x',
  'More words, and more',
  'A',
  'É “b” c',
  'B: c # #',
  'See [a](/b) or [c d](/e#f?g=h), l.',
  '[A](/b)',
  'A **b** c **d e**, f.',
  '**G** h',
)
const signs =
  'a _b_ c¦d *e* f¦g `h` i¦j ~~k~~ l¦m [n¦o](/p) q¦r{1}s¦t <br /> u¦v&amp;w¦x\\.y¦z\0z¦a|b¦c@d.ef¦f ![g](/h) i¦[x](/i)¦[j](k l)¦[m](/n "o")¦[p ](/q)¦[r](s_t_u)¦[v](w*x)y*¦[z](/a)(/b)¦[c](/d)[e]¦[f [g](/h)](/i)¦[j](/k¦l **m**n¦o**p** q¦r ** s** t¦u **v ** w¦x **y.** z¦a ***b*** c¦d **e **f** g¦h **i**; j**¦k ** **l** m¦n **“o”** p¦q **r**” s¦**t**¦u **[v](/w)** x¦y [**z**](/a) b¦c **[d** e](/f)¦g_**h** i_¦*j **k** l*¦m **n** *o* **p**¦q**¦**r¦**'
const words = fc.oneof({ arbitrary: plainWords, weight: 6 }, fc.constantFrom(...signs.split('¦')))
const props = fc.constantFrom(
  '',
  ' a="b"',
  ' c-d="é (f) > g" h=""',
  ' i="&amp;"',
  ' j={1}',
  ' k',
  ' -q="r"',
  " l='m'",
  '  n="o"',
  ' p="{"',
  ' ',
)
const tag = fc.tuple(fc.constantFrom('Callout', 'Q', 'b', 'R.S', 'T-u', ''), props)
const component = fc
  .tuple(tag, words, fc.constantFrom('', '', '', '', 'V'))
  .map(([[name, written], inside, other]) => `<${name}${written}>${inside}</${name}${other}>`)
const lines = fc.array(words, { minLength: 1, maxLength: 3 }).map((list) => list.join('\n'))
const heading = fc.tuple(fc.constantFrom('#', '##', '######', '#######', '# '), words)
const entries = fc.array(words, { minLength: 1, maxLength: 3 })
const row = fc.array(
  fc.constantFrom(
    ' a ',
    ' 5 days ',
    ' ',
    'b',
    '',
    ' - ',
    '  c,  d ',
    ' [e](/f) ',
    '[g](/h) i',
    ' **j** ',
    '**k**',
  ),
  {
    maxLength: 3,
  },
)
const delimiter = fc.array(fc.constantFrom('-', '---', ' :-: ', '-:', ' :-- '), { maxLength: 3 })
const tableOf = (rows: readonly string[][]) =>
  rows.map((cells) => `|${cells.join('|')}|`).join('\n')
const plain = fc.oneof(
  lines,
  lines,
  component,
  heading.map((parts) => parts.join(' ')),
  entries.map((list) => list.map((entry) => `- ${entry}`).join('\n')),
  fc.tuple(row, delimiter, row, row).map(tableOf),
  fc
    .tuple(
      fc.constantFrom('| a |\n|---|', '| a | b |\n|:-|-:|'),
      row.map((cells) => tableOf([cells])),
    )
    .map((parts) => parts.join('\n')),
)
const plains = fc.array(plain, { minLength: 1, maxLength: 4 }).map((list) => list.join('\n\n'))
const indent = fc.constantFrom('', '', '', '', ' ', '  ', '    ', '\t', '> ', '- ', '  - ', '1. ')
const ends = [
  '\n',
  '\n',
  '\n',
  '\n\n',
  '\n\n',
  '\n\n\n',
  ' \n',
  '  \n',
  '\n \n',
  '\r\n',
  '\r',
  '\n>\n',
  '',
]
const piece = fc.oneof(
  plain,
  plain,
  fc.constantFrom(...pieces),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
)
const line = fc.tuple(indent, piece, fc.constantFrom(...ends)).map((parts) => parts.join(''))
const mixed = fc.array(line, { minLength: 1, maxLength: 10 }).map((list) => list.join(''))
const between = fc.tuple(anyText, plains, anyText).map((parts) => parts.join('\n\n'))
const blocks = fc
  .array(fc.oneof(plain, plain, line), { maxLength: 8 })
  .map((list) => `\n${list.join('\n\n')}\n`)
const anything = fc.oneof({ arbitrary: mixed, weight: 4 }, between, blocks)

it.each(texts)('makes no difference in %j', (text) => {
  for (const each of [
    text,
    `${text}\n\nPlain.\nWords\n\n- a\n\n${text}\n\n# b\n\n- c\n\n${text}\n\nMore\n*of* it\n${text}`,
  ]) {
    const trees = bothTrees(each)
    expect(trees?.short).toBe(trees?.whole)
  }
})

it('makes no difference in whatever is put together', () => {
  const property = fc.property(anything, (text) => {
    const trees = bothTrees(text)
    expect(trees?.short).toBe(trees?.whole)
  })
  fc.assert(property, { numRuns: runs * 20 })
}, 600_000)

it('leaves blocks out of usual texts', () => {
  const { body } = splitFrontmatter(generatedProgram(1))
  expect(bothTrees(body)).toBeDefined()
})
