import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseShort, parseWhole } from '#scripts/content/parse-mdx.ts'
import { splitFrontmatter } from '#scripts/content/split-frontmatter.ts'
import { generatedProgram } from '#tests/bench/build/generated-programs.ts'
import { anyText, runs, texts } from './mdx-texts.ts'

/** Lines of nothing but words are kept from the parser, and the tree is the same, with all its places. */

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
  '[a]¦[a]: /b¦[a]: /b "c¦"¦[^1]¦[^1]: d¦[e](/f)¦![g](/h)¦[¦]¦(¦)',
  '<b>¦</b>¦<b¦/>¦>¦<br />¦<Callout title="t">¦</Callout>¦<C t="¦{¦}¦{"a"}¦{`¦`}¦{/*¦*/}',
].flatMap((group) => group.split('¦'))
const words = fc.constantFrom('Some words.', 'x', 'More words, and more', 'A', 'É “b” c')
const plain = fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))
const indent = fc.constantFrom('', '', '', '', ' ', '  ', '    ', '\t', '> ', '- ', '  - ', '1. ')
const end = fc.constantFrom(
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
)
const line = fc
  .tuple(
    indent,
    fc.oneof(plain, fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 3 })),
    end,
  )
  .map((parts) => parts.join(''))
const mixed = fc.array(line, { minLength: 1, maxLength: 10 }).map((lines) => lines.join(''))
const between = fc.tuple(anyText, plain, anyText).map((parts) => parts.join('\n\n'))
const anything = fc.oneof({ arbitrary: mixed, weight: 4 }, between, anyText)

it.each(texts)('makes no difference in %j', (text) => {
  for (const each of [text, `${text}\n\nPlain.\nWords\n\n${text}\n\nMore\n*of* it\n${text}`]) {
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

it('leaves lines out of usual texts', () => {
  const { body } = splitFrontmatter(generatedProgram(1))
  expect(bothTrees(body)).toBeDefined()
})
