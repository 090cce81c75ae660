import { describe as suite, expect, test } from 'vitest'
import * as z from 'zod'
import { kindNames } from '#content/schema/kinds.ts'
import { line, link } from '#content/schema/fields.ts'
import { type Field, describe, explain, layoutsOf } from '#scripts/content/describe.ts'

suite('a field is told in plain words', () => {
  test('with what it is for, its limit and an example', () => {
    const field = describe(line(40, 'How long it lasts.', '5 days').optional(), 'duration')
    expect(field).toMatchObject({ name: 'duration', isRequired: false })
    expect(field.pattern()).toBe('one line only')
    expect(explain(field)).toBe(
      'How long it lasts. Text of at most 40 characters, for example 5 days.',
    )
  })

  test.each([
    [link('To.'), 'an address such as /contact or https://example.org'],
    [z.int().min(1), 'a whole number from 1 up'],
    [z.array(line(9, 'One.')).min(1).max(5), /^a list of 1 to 5 entries, each entry on a line/],
    [z.array(line(9, 'One.')).length(4), /^a list of exactly 4 entries, each/],
    [z.enum(['dawn', 'noon']), 'one of dawn, noon'],
    [z.iso.date({ error: 'a date such as 2027-01-31' }), /a day of the calendar|a date such as/],
  ])('by what it takes (%#)', (field, words) => {
    expect(describe(field).takes()).toMatch(words)
  })
})

test('every field of every kind says what it is for', () => {
  const silent = (field: Field, path: string): string[] => [
    ...(field.description || field.item?.description ? [] : [path]),
    ...[...field.fields, ...(field.item?.fields ?? [])].flatMap((inner) =>
      silent(inner, `${path}.${inner.name}`),
    ),
  ]
  const fields = kindNames.flatMap((kind) => layoutsOf(kind).flatMap(({ group }) => group.fields))
  expect(fields.length).toBeGreaterThan(30)
  expect(fields.flatMap((field) => silent(field, field.name))).toEqual([])
})
