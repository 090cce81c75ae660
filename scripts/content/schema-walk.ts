import * as z from 'zod'

type Schema = z.core.$ZodType

/** The steps from the top of the data to a value. */
export type DataPath = readonly PropertyKey[]
type Meta = z.core.GlobalMeta

export const isOptional = (schema: Schema): schema is z.ZodOptional | z.ZodDefault =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault

/** The schema inside optional and default, with the `meta` of all of them. */
export function unwrap(schema: Schema): { readonly schema: Schema; readonly meta: Meta } {
  const meta = z.globalRegistry.get(schema) ?? {}
  if (!isOptional(schema)) return { schema, meta }
  const below = unwrap(schema.unwrap())
  return { schema: below.schema, meta: { ...below.meta, ...meta } }
}

/** The values of an enum or a literal, and of every part of a union, as they are typed. */
export function valuesOf(schema: Schema): string[] {
  const { schema: plain } = unwrap(schema)
  if (plain instanceof z.ZodEnum) return plain.options.map(String)
  if (plain instanceof z.ZodLiteral) return Array.from(plain.values, String)
  if (plain instanceof z.ZodUnion) return plain.options.flatMap(valuesOf)
  return []
}

/** The value at a path. Inherited properties don't count. */
export function valueAt(data: unknown, path: DataPath): unknown {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = Reflect.get(value, step)
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

/** The schema of a field or an entry of the data. */
function childOf(schema: Schema, data: unknown, step: PropertyKey): Schema | undefined {
  const { schema: plain } = unwrap(schema)
  if (plain instanceof z.ZodArray) return Array.isArray(data) ? plain.element : undefined
  const key = String(step)
  if (plain instanceof z.ZodDiscriminatedUnion && plain.def.discriminator === key) {
    const fields = plain.options.flatMap((option: Schema) => fieldOf(option, key))
    return z.enum(fields.flatMap(valuesOf))
  }
  return objectsOf(plain, data).flatMap((object) => fieldOf(object, key))[0]
}

function fieldOf(schema: Schema, key: string): Schema[] {
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, key)) return []
  const field: Schema | undefined = schema.shape[key]
  return field ? [field] : []
}

export type Annotated = { readonly path: DataPath; readonly value: string; readonly meta: Meta }

/** Every text in the data with the `meta` of its schema: links, files, references. Data may be invalid. */
export function* annotated(
  schema: Schema,
  data: unknown,
  path: DataPath = [],
): Generator<Annotated> {
  if (typeof data === 'string') yield { path, value: data, meta: unwrap(schema).meta }
  if (typeof data !== 'object' || data === null) return
  for (const [key, value] of Object.entries(data)) {
    const field = childOf(schema, data, key)
    const step = Array.isArray(data) ? Number(key) : key
    if (field) yield* annotated(field, value, [...path, step])
  }
}
