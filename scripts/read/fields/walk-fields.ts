import * as z from 'zod'
import { type FlagName, flags, isFlag } from '#content/schema/fields.ts'
import { describe, type Field } from './describe.ts'

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

/** The entries of the list at a path; none if there is no list. */
export function listAt(data: unknown, path: DataPath): readonly unknown[] {
  const list = valueAt(data, path)
  return Array.isArray(list) ? list : []
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

export function fieldAt(field: Field, data: unknown, path: DataPath): Field | undefined {
  const [step, ...rest] = path
  if (step === undefined) return field
  const next = childOf(field, data, step)
  return next && fieldAt(next, valueAt(data, [step]), rest)
}

export function childOf(field: Field, data: unknown, step: PropertyKey): Field | undefined {
  if (field.type === 'list') return Array.isArray(data) ? field.item : undefined
  const named = ({ fields }: Field) => fields.filter(({ name }) => name === String(step))
  if (step === field.discriminator)
    return describe(z.enum(field.layouts.flatMap(named).flatMap(({ values }) => values)))
  return groupsOf(field, data).flatMap(named)[0]
}

export const flagNames = Object.keys(flags).filter(isFlag)

/** The fields of a mapping without its flags, or the entries of a list. */
export const stepsIn = (value: object): (readonly [string | number, unknown])[] =>
  Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value).filter(([name]) => !isFlag(name))

/** A value with the `meta` of its schema; `flag` names it, or a list or group that it is in. */
type FieldValue<T> = {
  readonly path: DataPath
  readonly value: T
  readonly meta: Field['meta']
  readonly flag: FlagName | undefined
}

export type Annotated = FieldValue<string>

/** Every value in the data but lists, groups and flags, in the order of the file. Data may be invalid. */
export const valuesIn = (schema: z.core.$ZodType, data: unknown): FieldValue<unknown>[] =>
  valuesOf(describe(schema), data, [], undefined)

function valuesOf(
  field: Field,
  data: unknown,
  path: DataPath,
  flag: FlagName | undefined,
): FieldValue<unknown>[] {
  if (typeof data !== 'object' || data === null)
    return [{ path, value: data, meta: field.meta, flag }]
  return stepsIn(data).flatMap(([step, inner]) => {
    const child = childOf(field, data, step)
    const own = flagNames.findLast((name) => listAt(data, [name]).includes(step))
    return child ? valuesOf(child, inner, [...path, step], own ?? flag) : []
  })
}

/** Every text in the data: links, files, references. */
export const annotated = (schema: z.core.$ZodType, data: unknown): Annotated[] =>
  valuesIn(schema, data).flatMap(({ value, ...rest }) =>
    typeof value === 'string' ? [{ value, ...rest }] : [],
  )
