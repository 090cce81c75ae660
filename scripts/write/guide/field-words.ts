import * as z from 'zod'
import type { parts } from '#content/schema/fields.ts'
import { expectation, isOptional, unwrap, valuesOf } from '#scripts/content/index.ts'
import { describe } from '../describe/describe.ts'

type Schema = z.core.$ZodType

/** A field as the reference shows it, read from its schema. */
export type FieldWords = {
  readonly name: string
  readonly isRequired: boolean
  /** What it is for; empty when the schema does not say. */
  readonly description: string
  /** What it takes: `text of at most 40 characters, one line only`. */
  readonly takes: string
  /** The values of which it takes one; empty when it takes others too. */
  readonly values: readonly string[]
  /** What holds when it is left out, where the schema says so. */
  readonly fallback?: string
  readonly example?: string
  /** The group that many fields share, whose own fields stand elsewhere. */
  readonly part?: keyof typeof parts
  /** The fields of the group that it is, or of each entry of its list. */
  readonly fields: readonly FieldWords[]
}

/** The fields of a group in the order of its schema. */
export const fieldsOf = ({ shape }: z.ZodObject): FieldWords[] =>
  Object.entries(shape).map(([name, field]) => fieldWords(name, field))

function fieldWords(name: string, field: Schema): FieldWords {
  const { schema, meta } = unwrap(field)
  const item = schema instanceof z.ZodArray ? unwrap(schema.element) : { schema, meta }
  const group = item.schema instanceof z.ZodObject ? item.schema : undefined
  const { description = item.meta.description ?? '', example = item.meta.example } = meta
  const fallback = field instanceof z.ZodDefault ? show(field.def.defaultValue) : undefined
  const { part } = item.meta
  return {
    name,
    isRequired: !isOptional(field),
    description,
    takes: takes(schema),
    values: valuesOf(item.schema),
    ...(fallback === undefined ? {} : { fallback }),
    ...(example === undefined ? {} : { example }),
    ...(part === undefined ? {} : { part }),
    fields: group && part === undefined ? fieldsOf(group) : [],
  }
}

function takes(schema: Schema): string {
  if (schema instanceof z.ZodObject) return 'a group of fields'
  if (!(schema instanceof z.ZodArray)) return valueWords(schema)
  const { minItems, maxItems } = z.toJSONSchema(schema, { io: 'input' })
  const { schema: item } = unwrap(schema.element)
  const each = item instanceof z.ZodObject ? 'a group of fields' : valueWords(item)
  return `a list${countWords(minItems, maxItems)}, each ${each}`
}

function valueWords(schema: Schema): string {
  const values = valuesOf(schema)
  if (values.length > 0) return values.length === 1 ? `the word ${values.join('')}` : 'one of'
  const words = expectation(schema)
  const { pattern } = describe(schema)
  if (pattern === undefined) return words
  return words === 'text' ? pattern : `${words}, ${pattern}`
}

function countWords(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && least === most) return ` of exactly ${least} entries`
  if (most === undefined) return least === undefined ? '' : ` of at least ${least}`
  return ` of ${least ?? 0} to ${most} entries`
}

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
