import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import {
  type Chosen,
  component,
  type Edit,
  link,
  linkAt,
  nextEntry,
  picture,
  putBlock,
  putWords,
  table,
  toggleLines,
  toggleMark,
} from '#components/admin/text/edits.ts'
import { parseMarkdown } from '#scripts/read/markdown/index.ts'

/** A text after a change, where ‹ and › are the ends of what is chosen. */
function after(marked: string, change: (chosen: Chosen) => Edit | undefined): string {
  const start = marked.indexOf('‹')
  const text = marked.replaceAll(/[‹›]/g, '')
  const edit = change({ text, start, end: Math.max(start, marked.indexOf('›') - 1) })
  if (!edit) return marked
  const changed = text.slice(0, edit.start) + edit.put + text.slice(edit.end)
  const [from, to] = edit.select
  const inside = from === to ? '' : `${changed.slice(from, to)}›`
  return `${changed.slice(0, from)}‹${inside}${changed.slice(to)}`
}

const bold = (chosen: Chosen) => toggleMark(chosen, '**')
const relink = (chosen: Chosen) => {
  const found = linkAt(chosen)
  return putWords({ ...chosen, ...found }, link(found.words, `${found.to}/new (1)`))
}
const italic = (chosen: Chosen) => toggleMark(chosen, '*')

test.each([
  ['what is chosen, without its spaces', bold, 'a ‹word ›b', 'a **‹word›** b'],
  ['the word around the caret', bold, 'सबैलाई स्वा‹गत छ', 'सबैलाई **‹स्वागत›** छ'],
  ['what is typed next', bold, 'a ‹', 'a **‹**'],
  ['words that are bold, which become plain', bold, 'a **‹word›** b', 'a ‹word› b'],
  ['bold words, which become both', italic, '**‹word›**', '***‹word›***'],
  ['each line of several', bold, '‹- a\n- b›', '‹- **a**\n- **b**›'],
])('a button marks %s', (_, change, before, expected) => {
  expect(after(before, change)).toBe(expected)
})

test.each([
  ['heading', 'a\n\nWo‹rds', 'a\n\n## Words‹'],
  ['heading', '### ‹Words', '## Words‹'],
  ['heading', '## ‹Words', 'Words‹'],
  ['heading', '‹\nfoo', '## ‹\n\nfoo'],
  ['bullets', 'before\n‹a\nb›\nafter', 'before\n\n‹- a\n- b›\n\nafter'],
  ['bullets', '- a\n‹b\n', '- a\n- b‹\n'],
  ['numbers', '‹- a\n- b›', '‹1. a\n2. b›'],
  ['quote', '‹a\n\nb›', '‹> a\n\n> b›'],
] as const)('the button of a %s changes whole lines', (name, before, expected) => {
  expect(after(before, (chosen) => toggleLines(chosen, name))).toBe(expected)
})

test.each([
  ['Fir‹st\nline.\n\nNext.', 'First\nline.\n\nX‹\n\nNext.'],
  ['‹', 'X‹'],
])('a block has an empty line above and below', (before, expected) => {
  expect(after(before, (chosen) => putBlock(chosen, 'X'))).toBe(expected)
})

test('a link is around the chosen words, and the one around the caret is changed', () => {
  expect(after('See ‹our team›.', relink)).toBe('See [our team](/new%20%281%29)‹.')
  expect(after('![a](/x) See [our te‹am](/about).', relink)).toBe(
    '![a](/x) See [our team](/about/new%20%281%29)‹.',
  )
})

test('Enter begins the next entry of a list, and ends it after an empty one', () => {
  expect(after('- a‹', nextEntry)).toBe('- a\n- ‹')
  expect(after('  9. a‹ b', nextEntry)).toBe('  9. a\n  10. ‹ b')
  expect(after('- a\n- ‹', nextEntry)).toBe('- a\n\n‹')
  expect(nextEntry({ text: 'a', start: 1, end: 1 })).toBeUndefined()
})

test('what is put in says what was asked for', () => {
  const words = 'Say "so" & [<this>] *{here}* a_b_ `c`'
  const said: unknown[] = []
  const source = [
    component('ToConfirm', {}, '- a\n- b'),
    `One ${component('ToConfirm', {}, 'two\nthree')} four.`,
    picture(words, '/images/a.png'),
    component('Callout', { title: words, to: '' }, 'Words.\n\nMore.'),
    table(3, 2),
  ].join('\n\n')
  visit(parseMarkdown(source), (node) => {
    if (node.type === 'image') said.push(node.alt, node.url)
    if (node.type === 'mdxJsxTextElement') said.push(node.name)
    if (node.type === 'list') said.push(node.children.length)
    if (node.type === 'mdxJsxFlowElement')
      said.push(node.children.length, ...node.attributes.map(({ value }) => value))
    if (node.type === 'table') said.push(node.children.map((row) => row.children.length))
  })
  expect(said).toEqual([1, 2, 'ToConfirm', words, '/images/a.png', 2, words, [3, 3, 3]])
})
