import { expect, test } from 'vitest'
import { type Block, bodyBlocks, type Inline } from '#scripts/make/brochures/body-blocks.ts'
import { bodyOf } from './sample.ts'

const read = (source: string) =>
  bodyBlocks(bodyOf(source), (to) => (to === '' ? undefined : `full:${to}`))

type Words = string | Inline

const inline = (words: Words): Inline =>
  typeof words === 'string' ? { kind: 'text', text: words } : words
const strong = (...words: Words[]): Inline => ({ kind: 'strong', children: words.map(inline) })
const link = (to: string, words: string): Inline => ({
  kind: 'link',
  to,
  children: [inline(words)],
})
const paragraph = (...words: Words[]): Block => ({
  kind: 'paragraph',
  children: words.map(inline),
})
const heading = (level: number, words: string): Block => ({
  kind: 'heading',
  level,
  children: [inline(words)],
})
const list = (start: number | undefined, ...items: Block[][]): Block => ({
  kind: 'list',
  ordered: start !== undefined,
  start: start ?? 1,
  items,
})
const table = (...rows: string[][]): Block => ({
  kind: 'table',
  rows: rows.map((row) => row.map((cell) => (cell === '' ? [] : [inline(cell)]))),
})

test.each<[string, string, Block[]]>([
  [
    'headings lose their ids and never skip a level',
    '# One [#one]\n\n##### Five\n\n## Two',
    [heading(2, 'One'), heading(3, 'Five'), heading(2, 'Two')],
  ],
  [
    'emphasis of both kinds is strong, since the design has no italics',
    '*a* **b**',
    [paragraph(strong('a'), ' ', strong('b'))],
  ],
  [
    'a placeholder in a sentence is its text',
    '<Placeholder>In a line.</Placeholder>',
    [paragraph('In a line.')],
  ],
  [
    'a placeholder around paragraphs is its text',
    '<Placeholder>\n  One\n  two.\n</Placeholder>',
    [paragraph('One two.')],
  ],
  [
    'a callout has its title first',
    '<Callout title="Good to know">In English.</Callout>',
    [{ kind: 'callout', children: [paragraph(strong('Good to know')), paragraph('In English.')] }],
  ],
  [
    'an action is a link',
    '<Action to="/contact">Ask</Action>',
    [paragraph(link('full:/contact', 'Ask'))],
  ],
  [
    'an action around a paragraph is a link',
    '<Action to="/contact">\n  Ask\n</Action>',
    [paragraph(link('full:/contact', 'Ask'))],
  ],
  ['a link by reference has its address', '[a][b]\n\n[b]: /c', [paragraph(link('full:/c', 'a'))]],
  ['a link without an address is plain text', '[a]()', [paragraph('a')]],
  [
    'lists keep their numbers and their nested lists',
    '3. a\n   - b',
    [list(3, [paragraph('a'), list(undefined, [paragraph('b')])])],
  ],
  [
    'every row of a table has the same number of cells',
    '| a | b |\n|---|---|\n| c |',
    [table(['a', 'b'], ['c', ''])],
  ],
  ['a picture is its alternative text', '![A class](/images/a.jpg)', [paragraph('A class')]],
  ['a decorative picture is nothing', '![](/images/a.jpg)', []],
  ['an expression is its value', '{"a"}', [paragraph('a')]],
  ['code keeps its lines', '```\na\n b\n```', [{ kind: 'code', text: 'a\n b' }]],
  [
    'a line break stays, and the end of a line of the source is a space',
    'a\\\nb\nc',
    [paragraph('a', { kind: 'newline' }, 'b c')],
  ],
  [
    'a footnote has its number in the text and its words in a list at the end',
    'Words[^x].\n\n[^x]: A *note*.',
    [paragraph('Words', '[', '1', ']', '.'), list(1, [paragraph('A ', strong('note'), '. ')])],
  ],
])('%s', (_, source, blocks) => {
  expect(read(source)).toEqual(blocks)
})
