import { expect, test } from 'vitest'
import { kindNames } from '#content/kinds/table.ts'
import { type Field, layoutsOf } from '#scripts/read/fields/describe.ts'

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
