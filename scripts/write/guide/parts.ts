import * as z from 'zod'
import { parts } from '#content/schema/fields.ts'
import { kinds } from '#content/schema/kinds.ts'
import { unwrap } from '#scripts/content/index.ts'
import { fieldsOf } from './field-words.ts'
import type { FieldWords } from './field-words.ts'

type Schema = z.core.$ZodType
type Part = { name: string; description: string; fields: FieldWords[] }

/** The groups that many fields share, each with its fields, as the schemas use them. */
export function sharedParts(): Part[] {
  const groups = Object.values(kinds).flatMap(({ schema }) => Array.from(groupsIn(schema)))
  return Object.entries(parts).flatMap(([name, description]) => {
    const group = groups.find((candidate) => candidate.part === name)
    return group ? [{ name, description, fields: fieldsOf(group.schema) }] : []
  })
}

function* groupsIn(field: Schema): Generator<{ part: string | undefined; schema: z.ZodObject }> {
  const { schema, meta } = unwrap(field)
  if (schema instanceof z.ZodArray) yield* groupsIn(schema.element)
  if (schema instanceof z.ZodUnion) for (const option of schema.options) yield* groupsIn(option)
  if (!(schema instanceof z.ZodObject)) return
  yield { part: meta.part, schema }
  const fields: Schema[] = Object.values(schema.shape)
  for (const inner of fields) yield* groupsIn(inner)
}
