import { expect, it } from 'vitest'
import { check, program, programPath } from '../small-site.ts'

const entryOf = async (changes: Record<string, string>, body?: string) => {
  const result = await check({ [programPath]: program(changes, body) })
  return { ...result, entry: result.content?.programs[0] }
}

it('gives the plain value of a marked field, and its place', async () => {
  const { entry, placeholders, marks } = await entryOf({ location: '!placeholder ‸The city' })
  expect(entry?.data.location).toBe('The city')
  expect(entry?.placeholders).toEqual(['location'])
  const place = placeholders.map(({ path, line, column }) => `${path}:${line}:${column}`)
  expect(place).toEqual(marks)
  expect(placeholders).toMatchObject([{ field: 'location', text: 'The city' }])
})

it('marks one entry of a list', async () => {
  const { entry } = await entryOf({ subjects: '[Planning, !placeholder Budgets]' })
  expect(entry?.data.subjects).toEqual(['Planning', 'Budgets'])
  expect(entry?.placeholders).toEqual(['subjects.1'])
})

it('marks every value of a marked list or group', async () => {
  const { entry } = await entryOf({ subjects: '!placeholder [Planning, Budgets]' })
  expect(entry?.placeholders).toEqual(['subjects.0', 'subjects.1'])
})

it('preserves the type of a marked value', async () => {
  const { entry, lines } = await entryOf({ id: '!placeholder 7' })
  expect(entry?.data.id).toBe(7)
  const text = await entryOf({ title: '!placeholder "7"' })
  expect(text.entry?.data.title).toBe('7')
  expect(lines).toEqual([])
})

it('checks a marked value like any other', async () => {
  const { lines, here } = await entryOf({ title: `!placeholder ‸${'x'.repeat(91)}` })
  expect(lines).toEqual([`${here}  title: expected text of at most 90 characters, got 91`])
})

it('finds the placeholders of a text', async () => {
  const { entry, placeholders } = await entryOf(
    {},
    'Text <Placeholder>with *dates*</Placeholder>.\n\n<Placeholder>\n  More.\n</Placeholder>',
  )
  expect(entry?.placeholders).toEqual(['body'])
  expect(placeholders).toMatchObject([
    { path: programPath, line: 10, column: 7, field: 'body', text: 'with dates' },
    { path: programPath, line: 12, column: 2, field: 'body', text: 'More.' },
  ])
})
