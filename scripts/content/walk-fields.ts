import type * as z from 'zod'
import { isFlag } from '#content/schema/fields.ts'
import { describe, describeValues, type Field } from './describe.ts'

export type DataPath = readonly PropertyKey[]

/** The value at a path. Inherited properties don't count. */
export function valueAt(data: unknown, path: DataPath): unknown {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = Reflect.get(value, step)
  }
  return value
}

/** The groups that may describe a value: of a page, the one of its layout. */
export function groupsOf(field: Field, data: unknown): readonly Field[] {
  if (field.type === 'group') return [field]
  const { layouts, discriminator } = field
  const chosen = String(valueAt(data, [discriminator]))
  return layouts.filter(({ fields }) =>
    fields.some(({ name, values }) => name === discriminator && values.includes(chosen)),
  )
}

/** The description of the value at a path, found along the data. */
export function fieldAt(field: Field, data: unknown, path: DataPath): Field | undefined {
  const [step, ...rest] = path
  if (step === undefined) return field
  const next = childOf(field, data, step)
  return next && fieldAt(next, valueAt(data, [step]), rest)
}

/** The description of a value in a group or list. */
function childOf(field: Field, data: unknown, step: PropertyKey): Field | undefined {
  if (field.type === 'list') return Array.isArray(data) ? field.item : undefined
  const named = ({ fields }: Field) => fields.filter(({ name }) => name === String(step))
  if (step === field.discriminator)
    return describeValues(field.layouts.flatMap(named).flatMap(({ values }) => values))
  return groupsOf(field, data).flatMap(named)[0]
}

export type Annotated = {
  readonly path: DataPath
  readonly value: string
  readonly meta: Field['meta']
}

/** Every text in the data, but for flags, with the `meta` of its schema: links, files, references. Data may be invalid. */
export const annotated = (schema: z.core.$ZodType, data: unknown): Annotated[] =>
  annotatedIn(describe(schema), data, [])

function annotatedIn(field: Field, data: unknown, path: DataPath): Annotated[] {
  if (typeof data === 'string') return [{ path, value: data, meta: field.meta }]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => {
    const inner = isFlag(key) ? undefined : childOf(field, data, key)
    return inner
      ? annotatedIn(inner, value, [...path, Array.isArray(data) ? Number(key) : key])
      : []
  })
}
