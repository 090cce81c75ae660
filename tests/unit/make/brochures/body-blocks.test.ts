import { expect, test } from 'vitest'
import { bodyBlocks } from '#scripts/make/brochures/body-blocks.ts'
import { bodyOf } from './sample.ts'

const read = (source: string) =>
  bodyBlocks(bodyOf(source), (to) => (to === '' ? undefined : `full:${to}`))
const text = (words: string) => ({ kind: 'text', text: words })
const paragraph = (words: string) => ({ kind: 'paragraph', children: [text(words)] })

test('headings lose their ids and never skip a level', () => {
  expect(read('# One [#one]\n\n##### Five\n\n## Two')).toEqual([
    { kind: 'heading', level: 2, children: [text('One')] },
    { kind: 'heading', level: 3, children: [text('Five')] },
    { kind: 'heading', level: 2, children: [text('Two')] },
  ])
})

test('emphasis of both kinds is strong, since the design has no italics', () => {
  expect(read('*a* **b**')).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'strong', children: [text('a')] },
        text(' '),
        { kind: 'strong', children: [text('b')] },
      ],
    },
  ])
})

test('a placeholder gives its text, in a line or around paragraphs', () => {
  expect(read('<Placeholder>In a line.</Placeholder>')).toEqual([paragraph('In a line.')])
  expect(read('<Placeholder>\n  One\n  two.\n</Placeholder>')).toEqual([paragraph('One two.')])
})

test('a callout keeps its title and stays set apart', () => {
  expect(read('<Callout title="Good to know">In English.</Callout>')).toEqual([
    {
      kind: 'callout',
      children: [
        { kind: 'paragraph', children: [{ kind: 'strong', children: [text('Good to know')] }] },
        paragraph('In English.'),
      ],
    },
  ])
})

test('an action is a link', () => {
  const children = [{ kind: 'link', to: 'full:/contact', children: [text('Ask')] }]
  expect(read('<Action to="/contact">Ask</Action>')).toEqual([{ kind: 'paragraph', children }])
  expect(read('<Action to="/contact">\n  Ask\n</Action>')).toEqual([
    { kind: 'paragraph', children },
  ])
})

test('a link by reference finds its address; one without any is plain text', () => {
  expect(read('[a][b]\n\n[b]: /c')).toEqual([
    { kind: 'paragraph', children: [{ kind: 'link', to: 'full:/c', children: [text('a')] }] },
  ])
  expect(read('[a]()')).toEqual([paragraph('a')])
})

test('lists keep their numbers and what is nested in them', () => {
  expect(read('3. a\n   - b')).toEqual([
    {
      kind: 'list',
      ordered: true,
      start: 3,
      items: [
        [paragraph('a'), { kind: 'list', ordered: false, start: 1, items: [[paragraph('b')]] }],
      ],
    },
  ])
})

test('rows of a table are filled up to the same length', () => {
  const [table] = read('| a | b |\n|---|---|\n| c |')
  expect(table).toEqual({
    kind: 'table',
    rows: [
      [[text('a')], [text('b')]],
      [[text('c')], []],
    ],
  })
})

test('a picture gives its alternative text, an expression its value', () => {
  expect(read('![A class](/images/a.jpg)')).toEqual([paragraph('A class')])
  expect(read('{"a"}')).toEqual([paragraph('a')])
  expect(read('![](/images/a.jpg)')).toEqual([])
})

test('a line break stays, and the one of the source is a space', () => {
  expect(read('a\\\nb\nc')).toEqual([
    { kind: 'paragraph', children: [text('a'), { kind: 'newline' }, text('b c')] },
  ])
})

test('a footnote has its number in the text and its words in a list at the end', () => {
  expect(read('Words[^x].\n\n[^x]: A *note*.')).toEqual([
    {
      kind: 'paragraph',
      children: [text('Words'), text('['), text('1'), text(']'), text('.')],
    },
    {
      kind: 'list',
      ordered: true,
      start: 1,
      items: [
        [
          {
            kind: 'paragraph',
            children: [text('A '), { kind: 'strong', children: [text('note')] }, text('. ')],
          },
        ],
      ],
    },
  ])
})
