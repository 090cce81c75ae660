import { expect, it } from 'vitest'
import * as z from 'zod'
import { annotated, schemaAt, valueAt, valuesOf } from '#scripts/content/schema-walk.ts'

const link = z.string().meta({ link: true })
const schema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('a'),
    to: link.optional(),
    items: z.array(z.object({ to: link })),
  }),
  z.strictObject({ kind: z.literal('b'), to: z.number() }),
])

it('finds every text whose schema is annotated, along the data', () => {
  const data = { kind: 'a', to: '/x', items: [{ to: '/y' }, { to: 5 }], more: '/z' }
  const found = Array.from(annotated(schema, data))
    .filter(({ meta }) => meta.link)
    .map(({ path, value }) => `${path.join('.')} ${value}`)
  expect(found).toEqual(['to /x', 'items.0.to /y'])
})

it('follows the part of a union that the data names', () => {
  expect(schemaAt(schema, { kind: 'b' }, ['to'])).toBeInstanceOf(z.ZodNumber)
  const kind = schemaAt(schema, { kind: 'c' }, ['kind'])
  expect(kind && valuesOf(kind)).toEqual(['a', 'b'])
})

it('reads nothing that data has only inherited', () => {
  expect(valueAt({}, ['constructor', 'name'])).toBeUndefined()
  expect(valueAt(['x'], ['length'])).toBeUndefined()
  expect(valueAt({ a: ['x'] }, ['a', 0])).toBe('x')
})
