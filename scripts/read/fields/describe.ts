import * as z from 'zod'
import { isFlag } from '#content/schema/fields.ts'
import { type KindName, kinds } from '#content/kinds/table.ts'

type Schema = z.core.$ZodType

/** A field as its schema describes it, for messages, forms, `npm run new` and the guide. */
export type Field = {
  /** Empty for the entries of a list. */
  readonly name: string
  readonly isRequired: boolean
  readonly type: 'text' | 'number' | 'switch' | 'choice' | 'list' | 'group'
  /** Its purpose; empty if the schema doesn't say. */
  readonly description: string
  /** The values that it takes: `text of at most 40 characters`, `a date such as 2027-01-31`. */
  readonly takes: () => string
  /** The words of its pattern: `one line only`. */
  readonly pattern: () => string | undefined
  readonly values: readonly string[]
  readonly example: string | undefined
  /** The `meta` of the schema: a link, a file, a reference, prose. */
  readonly meta: z.core.GlobalMeta
  readonly fields: readonly Field[]
  /** The groups of a page, and the field whose value chooses one. Other fields have none. */
  readonly layouts: readonly Field[]
  readonly discriminator: string
  readonly item: Field | undefined
  readonly accepts: (value: unknown) => boolean
  /** Its limits as JSON Schema writes them: `maxLength`, `minItems`, `pattern`, `format`. */
  readonly limits: () => z.core.JSONSchema.BaseSchema
}

/** The fields of a kind: one group, or one for each layout of a page. */
export function layoutsOf(kind: KindName): { readonly layout: string; readonly group: Field }[] {
  const field = describe(kinds[kind].schema)
  const groups = field.type === 'group' ? [field] : field.layouts
  return groups.map((group) => {
    const layout = group.fields.find(({ name }) => name === field.discriminator)
    return { layout: layout?.values.join('') ?? '', group }
  })
}

const described = new WeakMap<Schema, Field>()

export function describe(schema: Schema, name = ''): Field {
  const field = described.get(schema) ?? read(schema)
  described.set(schema, field)
  return { ...field, name }
}

function read(field: Schema): Field {
  const { schema: whole, meta } = unwrap(field)
  const { schema, words } = groupOrWords(whole)
  const shape: Record<string, Schema> = schema instanceof z.ZodObject ? schema.shape : {}
  const layouts: readonly Schema[] = schema instanceof z.ZodDiscriminatedUnion ? schema.options : []
  return {
    name: '',
    isRequired: !isOptional(field),
    type: typeOf(schema),
    description: meta.description ?? '',
    takes: () => [...words.map((word) => `\`${word}\``), takesOf(schema)].join(' or '),
    pattern: () => patternOf(schema),
    values: [...words, ...valuesOf(schema)],
    example: meta.example,
    meta,
    fields: Object.entries(shape).map(([key, inner]) => describe(inner, key)),
    layouts: layouts.map((layout) => describe(layout)),
    discriminator: schema instanceof z.ZodDiscriminatedUnion ? schema.def.discriminator : '',
    item: schema instanceof z.ZodArray ? describe(schema.element) : undefined,
    accepts: (value) => z.safeParse(field, value).success,
    limits: () => z.toJSONSchema(schema, { io: 'input' }),
  }
}

const isOptional = (schema: Schema): schema is z.ZodOptional | z.ZodDefault =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault

/** The schema inside optional, default and preprocess, with the `meta` of all of them. */
function unwrap(schema: Schema): { readonly schema: Schema; readonly meta: z.core.GlobalMeta } {
  const meta = z.globalRegistry.get(schema) ?? {}
  const inner = isOptional(schema)
    ? schema.unwrap()
    : schema instanceof z.ZodPipe
      ? schema.out
      : undefined
  if (!inner) return { schema, meta }
  const below = unwrap(inner)
  return { schema: below.schema, meta: { ...below.meta, ...meta } }
}

/** Splits a union of a group and the words that may replace it, such as `on request`. */
function groupOrWords(schema: Schema): { schema: Schema; words: string[] } {
  const isUnion = schema instanceof z.ZodUnion && !(schema instanceof z.ZodDiscriminatedUnion)
  const options: readonly Schema[] = isUnion ? schema.options : []
  const group = options.find((option) => option instanceof z.ZodObject)
  return group ? { schema: group, words: options.flatMap(valuesOf) } : { schema, words: [] }
}

function valuesOf(schema: Schema): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  return schema instanceof z.ZodLiteral ? Array.from(schema.values, String) : []
}

function typeOf(schema: Schema): Field['type'] {
  if (schema instanceof z.ZodObject) return 'group'
  if (schema instanceof z.ZodArray) return 'list'
  if (schema instanceof z.ZodNumber) return 'number'
  if (schema instanceof z.ZodBoolean) return 'switch'
  return valuesOf(schema).length > 0 ? 'choice' : 'text'
}

function takesOf(schema: Schema): string {
  const values = valuesOf(schema)
  if (values.length > 0) return `${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`
  if (schema instanceof z.ZodString) return textWords(schema) ?? patternOf(schema) ?? 'text'
  if (schema instanceof z.ZodISODate) return 'a day of the calendar'
  if (schema instanceof z.ZodNumber) return numberWords(schema)
  if (schema instanceof z.ZodBoolean) return 'true or false'
  if (schema instanceof z.ZodArray) return listWords(schema)
  if (schema instanceof z.ZodObject) return `a group of fields: ${fieldNames(schema)}`
  return patternOf(schema) ?? 'text'
}

function textWords({ minLength, maxLength }: z.ZodString): string | undefined {
  if (maxLength === null) return undefined
  return minLength !== null && minLength > 1
    ? `text of ${minLength} to ${maxLength} characters`
    : `text of at most ${maxLength} characters`
}

function numberWords({ format, minValue, maxValue }: z.ZodNumber): string {
  const kind = format === 'safeint' ? 'a whole number' : 'a number'
  if (minValue === null || minValue <= Number.MIN_SAFE_INTEGER) return kind
  return maxValue === null || maxValue >= Number.MAX_SAFE_INTEGER
    ? `${kind} from ${minValue} up`
    : `${kind} from ${minValue} to ${maxValue}`
}

function listWords(schema: z.ZodArray): string {
  const { minItems: least, maxItems: most } = z.toJSONSchema(schema, { io: 'input' })
  return `a list${countWords(least, most)}, each entry on a line that begins with "- "`
}

function countWords(least: number | undefined, most: number | undefined): string {
  if (most === undefined) return least === undefined ? '' : ` of at least ${least}`
  if (least === most) return ` of exactly ${least} entries`
  return least === undefined ? ` of at most ${most} entries` : ` of ${least} to ${most} entries`
}

/** The fields of a group without its flags; optional ones are in brackets. */
const fieldNames = ({ shape }: z.ZodObject): string =>
  Object.entries(shape)
    .filter(([name]) => !isFlag(name))
    .map(([name, field]) => (isOptional(field) ? `[${name}]` : name))
    .join(', ')

/** The schema's message for a text that breaks each pattern. */
function patternOf(schema: Schema): string | undefined {
  const { error } = z.safeParse(schema, 'two\nlines', { error: () => '' })
  return error?.issues.find(({ code, message }) => code === 'invalid_format' && message !== '')
    ?.message
}
