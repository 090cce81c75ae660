import { expect, test } from 'vitest'
import * as z from 'zod'
import { kindNames } from '#content/schema/kinds.ts'
import { line, link } from '#content/schema/fields.ts'
import { type Field, describe, layoutsOf } from '#scripts/content/describe.ts'

test.each([
  [link('To.'), 'an address such as /contact or https://example.org'],
  [z.int().min(1), 'a whole number from 1 up'],
  [z.array(line(9, 'One.')).min(1).max(5), /^a list of 1 to 5 entries, each entry on a line/],
  [z.array(line(9, 'One.')).length(4), /^a list of exactly 4 entries, each/],
  [z.enum(['dawn', 'noon']), 'one of dawn, noon'],
])('a field says in plain words what it takes (%#)', (field, words) => {
  expect(describe(field).takes()).toMatch(words)
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
