import { expect, it } from 'vitest'
import * as z from 'zod'
import { kinds } from '#content/schema/kinds.ts'
import { jsonSchemas } from '#scripts/write/schemas/json-schemas.ts'
import { staleSchemas } from '#scripts/write/schemas/schema-files.ts'

const schemas = jsonSchemas()
const field = (file: string, name: string): unknown =>
  z
    .object({ properties: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(schemas.get(file) ?? '{}')).properties[name]

it('are committed as the schemas of the content say (else: npm run schemas)', () => {
  expect(staleSchemas(process.cwd())).toEqual([])
})

it('exist for each kind', () => {
  expect([...schemas.keys()]).toEqual(Object.keys(kinds).map((kind) => `${kind}.json`))
})

it('describe a field, its limits and an example', () => {
  expect(field('program.json', 'duration')).toMatchObject({
    type: 'string',
    maxLength: 40,
    description: 'How long it lasts. Text of at most 40 characters, for example 5 days.',
    examples: ['5 days'],
  })
  expect(field('program.json', 'id')).toMatchObject({ type: 'integer', examples: [7] })
})

it('describe a pattern in words', () => {
  expect(field('site.json', 'phone')).toMatchObject({
    patternErrorMessage: 'expected a number such as +977 1 000 0000',
  })
})

it('refuse unknown fields', () => {
  for (const text of schemas.values()) expect(text).toContain('"additionalProperties": false')
})
