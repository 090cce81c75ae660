import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { kinds } from '#content/schema/kinds.ts'
import { line, link, picture } from '#content/schema/fields.ts'
import { fieldsOf, type FieldWords } from '#scripts/write/guide/field-words.ts'

/** The words of the one field of a group. */
const wordsOf = (field: z.core.$ZodType) => fieldsOf(z.strictObject({ field }))[0]

describe('a field is told in plain words', () => {
  test('with its limit, and whether it may be left out', () => {
    expect(wordsOf(line(40, 'How long it lasts.', '5 days').optional())).toEqual({
      name: 'field',
      isRequired: false,
      description: 'How long it lasts.',
      takes: 'text of at most 40 characters, one line only',
      values: [],
      example: '5 days',
      fields: [],
    })
  })

  test.each([
    [link('To.'), 'an address such as /contact or https://example.org'],
    [z.int().min(1), 'a whole number from 1 up'],
    [z.array(line(9, 'One.')).min(1).max(5), /^a list of 1 to 5 entries, each text of at most 9/],
    [z.array(line(9, 'One.')).length(4), /^a list of exactly 4 entries, each/],
    [z.array(z.strictObject({ a: z.int() })), 'a list, each a group of fields'],
    [z.literal('home'), 'the word home'],
    [z.iso.date({ error: 'a date such as 2027-01-31' }), 'a date such as 2027-01-31'],
  ])('by what it takes (%#)', (field, words) => {
    expect(wordsOf(field)?.takes).toMatch(words)
  })

  test('with its allowed values and what holds without it', () => {
    expect(wordsOf(z.enum(['dawn', 'noon']).default('noon'))).toMatchObject({
      isRequired: false,
      takes: 'one of',
      values: ['dawn', 'noon'],
      fallback: 'noon',
    })
  })

  test('with the fields of a group or of the entries of a list, or the name of a shared group', () => {
    const group = z.strictObject({ label: line(9, 'A label.') })
    expect(wordsOf(group)?.fields).toMatchObject([{ name: 'label', isRequired: true }])
    expect(wordsOf(z.array(group))?.fields).toMatchObject([{ name: 'label' }])
    expect(wordsOf(picture('A photograph.'))).toMatchObject({ part: 'picture', fields: [] })
  })
})

test('every field of every kind says what it is for', () => {
  const silent = (fields: readonly FieldWords[], path: string): string[] =>
    fields.flatMap(({ name, description, fields: inner }) => [
      ...(description === '' ? [`${path}.${name}`] : []),
      ...silent(inner, `${path}.${name}`),
    ])
  const groups = Object.entries(kinds).flatMap(([kind, { schema }]) =>
    (schema instanceof z.ZodUnion ? schema.options : [schema]).map((group) => ({ kind, group })),
  )
  expect(groups.flatMap(({ kind, group }) => silent(fieldsOf(group), kind))).toEqual([])
})
