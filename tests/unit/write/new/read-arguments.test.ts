import { expect, it } from 'vitest'
import { readArguments } from '#scripts/write/new/read-arguments.ts'

it('reads the kind, nested fields, lists and its own flags', () => {
  const args = [
    'page',
    '--layout=text',
    '--title',
    'A page',
    '--hero.heading',
    '-5 °C',
    '--slug',
    'a',
  ]
  expect(readArguments(args)).toMatchObject({
    kind: 'page',
    layout: 'text',
    slug: 'a',
    given: new Map([
      ['title', ['A page']],
      ['hero.heading', ['-5 °C']],
    ]),
  })
  const list = readArguments(['program', '--subjects', 'One', '--subjects', 'Two'])
  expect(list.given.get('subjects')).toEqual(['One', 'Two'])
})

it('takes --draft without a value', () => {
  const args = ['faq', '--draft', '--question', 'Where?']
  expect(readArguments(args).given.get('draft')).toEqual(['true'])
})

it.each([
  ['an unknown kind', ['progam'], 'Did you mean "program"?'],
  ['an unknown field', ['program', '--titel', 'X'], 'Did you mean --title?'],
  ['a flag without a value', ['program', '--title'], '--title needs a value'],
  ['words without quotation marks', ['program', '--title', 'Water', 'and', 'Law'], '"and"'],
  ['an unknown layout', ['page', '--layout', 'servce'], 'Did you mean "service"?'],
])('refuses %s in a line', (_, args, words) => {
  expect(() => readArguments(args)).toThrow(words)
  expect(() => readArguments(args)).not.toThrow('\n')
})

it.each([
  ['the kinds', [], /^ {2}faq +A question on the About page/m],
  ['the layouts', ['page'], /--layout, one of home, about,/],
])('names %s where one is needed, with an example', (_, args, words) => {
  expect(() => readArguments(args)).toThrow(words)
  expect(() => readArguments(args)).toThrow(/npm run new -- \S+ .*--title "/)
})
