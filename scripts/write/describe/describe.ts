import * as z from 'zod'
import { type KindName, kinds } from '#content/schema/kinds.ts'
import { expectation, isOptional, unwrap, valuesOf } from '#scripts/content/index.ts'

type Schema = z.core.$ZodType

/**
 * A field of content, read from its schema. The files for editors, `npm run new` and the writers'
 * guide are all made from it.
 */
export type Field = {
  /** Empty for the entries of a list. */
  readonly name: string
  readonly isRequired: boolean
  readonly type: 'text' | 'number' | 'switch' | 'choice' | 'list' | 'group'
  /** What it is for; empty if the schema doesn't say. */
  readonly description: string
  /** What it takes: `text of at most 40 characters`, `a date such as 2027-01-31`. */
  readonly takes: string
  /** What its pattern allows: `one line only`. */
  readonly pattern: string | undefined
  /** The values of a choice. */
  readonly values: readonly string[]
  readonly example: string | undefined
  /** True if it is an address of this site or another. */
  readonly isLink: boolean
  /** The fields of a group, in the order of the schema. */
  readonly fields: readonly Field[]
  /** The entries of a list. */
  readonly item: Field | undefined
  readonly accepts: (value: unknown) => boolean
}

/** The fields of a kind: one group, or one for each layout of a page. */
export function layoutsOf(kind: KindName): { readonly layout: string; readonly group: Field }[] {
  const { schema } = kinds[kind]
  const options: readonly z.ZodObject[] = schema instanceof z.ZodUnion ? schema.options : [schema]
  return options.map((option) => {
    const group = describe(option)
    const layout = group.fields.find(({ name }) => name === 'layout')
    return { layout: layout?.values.join('') ?? '', group }
  })
}

/** Describes a schema as a field of this name. */
export function describe(field: Schema, name = ''): Field {
  const { schema, meta } = unwrap(field)
  const item = schema instanceof z.ZodArray ? describe(schema.element) : undefined
  const shape: Record<string, Schema> = schema instanceof z.ZodObject ? schema.shape : {}
  const pattern = patternOf(schema)
  return {
    name,
    isRequired: !isOptional(field),
    type: typeOf(schema),
    description: meta.description ?? '',
    takes: takesOf(schema, pattern),
    pattern,
    values: valuesOf(schema),
    example: meta.example,
    isLink: meta.link === true,
    fields: Object.entries(shape).map(([key, inner]) => describe(inner, key)),
    item,
    accepts: (value) => z.safeParse(field, value).success,
  }
}

/** What a field is for and what it takes: `How long it lasts. Text of at most 40 characters, …` */
export function explain({ type, description, takes, values, example }: Field): string {
  const isPlain = type === 'group' || values.length === 1
  const words = [
    ...(isPlain && description !== '' ? [] : [takes]),
    ...(example === undefined || takes.includes(`such as ${example}`)
      ? []
      : [`for example ${example}`]),
  ].join(', ')
  const sentence = words === '' ? '' : `${words[0]?.toUpperCase()}${words.slice(1)}.`
  return [description, sentence].filter((part) => part !== '').join(' ')
}

function typeOf(schema: Schema): Field['type'] {
  if (schema instanceof z.ZodObject) return 'group'
  if (schema instanceof z.ZodArray) return 'list'
  if (schema instanceof z.ZodNumber) return 'number'
  if (schema instanceof z.ZodBoolean) return 'switch'
  return valuesOf(schema).length > 0 ? 'choice' : 'text'
}

function takesOf(schema: Schema, pattern: string | undefined): string {
  const words = expectation(schema)
  if (words === 'text' && pattern !== undefined) return pattern
  if (!(schema instanceof z.ZodArray)) return words
  const { minItems, maxItems } = z.toJSONSchema(schema, { io: 'input' })
  return words.replace('a list', `a list${countWords(minItems, maxItems)}`)
}

function countWords(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && least === most) return ` of exactly ${least} entries`
  if (most === undefined) return least === undefined ? '' : ` of at least ${least}`
  return least === undefined ? ` of at most ${most} entries` : ` of ${least} to ${most} entries`
}

/** What the schema says about a text that breaks each of our patterns. */
function patternOf(schema: Schema): string | undefined {
  const { error } = z.safeParse(schema, 'two\nlines', { error: () => '' })
  return error?.issues.find(({ code, message }) => code === 'invalid_format' && message !== '')
    ?.message
}
