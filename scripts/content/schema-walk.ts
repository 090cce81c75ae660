import * as z from 'zod'

type Schema = z.core.$ZodType

/** The steps from the top of the data to a value. */
export type DataPath = readonly PropertyKey[]
type Meta = z.core.GlobalMeta

/** The schema inside optional, default and the like, with the `meta` of all of them. */
export function unwrap(schema: Schema): { readonly schema: Schema; readonly meta: Meta } {
  const meta = z.globalRegistry.get(schema) ?? {}
  const inner = innerOf(schema)
  if (!inner) return { schema, meta }
  const below = unwrap(inner)
  return { schema: below.schema, meta: { ...below.meta, ...meta } }
}

function innerOf(schema: Schema): Schema | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return schema.unwrap()
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly) return schema.unwrap()
  if (schema instanceof z.ZodPipe) return schema.in
  return undefined
}

/** True if a field may be left out. */
export const isOptional = (schema: Schema) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault

/** The values of an enum or a literal, and of every part of a union, as they are typed. */
export function valuesOf(schema: Schema): string[] {
  const { schema: plain } = unwrap(schema)
  if (plain instanceof z.ZodEnum) return plain.options.map(String)
  if (plain instanceof z.ZodLiteral) return Array.from(plain.values, String)
  if (plain instanceof z.ZodUnion) return plain.options.flatMap(valuesOf)
  return []
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path. Inherited properties don't count. */
export function valueAt(data: unknown, path: DataPath): unknown {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = Object.entries(value).find(([key]) => key === String(step))?.[1]
  }
  return value
}

/** The object schemas that may describe a value: of a union, those that its discriminator allows. */
export function objectsOf(schema: Schema, data: unknown): z.ZodObject[] {
  const { schema: plain } = unwrap(schema)
  if (plain instanceof z.ZodObject) return [plain]
  if (!(plain instanceof z.ZodUnion)) return []
  const options = plain.options.flatMap((option: Schema) => objectsOf(option, data))
  const discriminator =
    plain instanceof z.ZodDiscriminatedUnion ? plain.def.discriminator : undefined
  if (discriminator === undefined) return options
  const value = String(valueAt(data, [discriminator]))
  return options.filter((option) => {
    const field = option.shape[discriminator]
    return field !== undefined && valuesOf(field).includes(value)
  })
}

/** The schema of the value at a path, found along the data. */
export function schemaAt(schema: Schema, data: unknown, path: DataPath): Schema | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const next = childOf(schema, data, step)
  return next && schemaAt(next, valueAt(data, [step]), rest)
}

function childOf(schema: Schema, data: unknown, step: PropertyKey): Schema | undefined {
  const { schema: plain } = unwrap(schema)
  if (plain instanceof z.ZodArray) return plain.element
  const key = String(step)
  const discriminator = plain instanceof z.ZodDiscriminatedUnion && plain.def.discriminator === key
  if (discriminator)
    return z.enum(
      valuesOf(z.union(plain.options.flatMap((option: Schema) => fieldOf(option, key)))),
    )
  return objectsOf(plain, data).flatMap((object) => fieldOf(object, key))[0]
}

function fieldOf(schema: Schema, key: string): Schema[] {
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, key)) return []
  const field: Schema | undefined = schema.shape[key]
  return field ? [field] : []
}

export type Annotated = { readonly path: DataPath; readonly value: string; readonly meta: Meta }

/** Every text in the data whose schema carries `meta`: links, files, references. Data may be invalid. */
export function* annotated(
  schema: Schema,
  data: unknown,
  path: DataPath = [],
): Generator<Annotated> {
  const { schema: plain, meta } = unwrap(schema)
  if (typeof data === 'string') {
    yield { path, value: data, meta }
  } else if (Array.isArray(data) && plain instanceof z.ZodArray) {
    for (const [index, item] of data.entries())
      yield* annotated(plain.element, item, [...path, index])
  } else if (isRecord(data)) {
    const [object] = objectsOf(plain, data)
    for (const [key, value] of Object.entries(data)) {
      const field = object && fieldOf(object, key)[0]
      if (field) yield* annotated(field, value, [...path, key])
    }
  }
}
