import * as z from 'zod'
import { isOptional, unwrap } from '#scripts/content/index.ts'
import { fill } from './fill.ts'
import type { Leaf } from './fill.ts'
import type { SiteFacts } from './site-facts.ts'

type Schema = z.core.$ZodType

/** The values of a new entry, each with whether it is a placeholder. */
export type Draft = Leaf | readonly Draft[] | DraftGroup
export type DraftGroup = { readonly [field: string]: Draft }

/** What a writer has given, by dotted path: `hero.heading`, `subjects`. */
export type Given = ReadonlyMap<string, readonly string[]>

export const isLeaf = (draft: Draft): draft is Leaf => 'isPlaceholder' in draft
export const isList = (draft: Draft): draft is readonly Draft[] => Array.isArray(draft)

/** The fields of a group: what is given, and placeholders for the rest of what is required. */
export function draftGroup(
  schema: z.ZodObject,
  given: Given,
  facts: SiteFacts,
  path: readonly string[] = [],
): DraftGroup {
  const fields: [string, Schema][] = Object.entries(schema.shape)
  const draft = (name: string, field: Schema) => draftOf(field, given, facts, [...path, name])
  const group = Object.fromEntries(
    fields
      .filter(([name, field]) => !isOptional(field) || isGiven(given, [...path, name]))
      .map(([name, field]) => [name, draft(name, field)]),
  )
  if (Object.keys(group).length > 0 && schema.safeParse(plain(group)).success) return group
  // A group in which one of the optional fields has to be there, such as alt in a picture.
  for (const [name, field] of fields) {
    const more = { ...group, [name]: group[name] ?? draft(name, field) }
    if (schema.safeParse(plain(more)).success) return more
  }
  return group
}

/** The value of one field. */
export function draftOf(
  field: Schema,
  given: Given,
  facts: SiteFacts,
  path: readonly string[],
): Draft {
  const { schema } = unwrap(field)
  if (schema instanceof z.ZodObject) return draftGroup(schema, given, facts, path)
  const values = given.get(path.join('.')) ?? []
  if (!(schema instanceof z.ZodArray)) return leafOf(field, values.at(-1), facts, path)
  const { element } = schema
  const item = (index: number) => draftOf(element, new Map(), facts, [...path, String(index)])
  if (values.length > 0) return values.map((value) => leafOf(element, value, facts, path))
  const items = [item(0)]
  while (!schema.safeParse(plain(items)).success && items.length < 12)
    items.push(item(items.length))
  return items
}

function leafOf(
  field: Schema,
  value: string | undefined,
  facts: SiteFacts,
  path: readonly string[],
): Leaf {
  if (value === undefined) return fill(field, path, facts)
  const { schema } = unwrap(field)
  const isNumber = schema instanceof z.ZodNumber && /^-?\d+(?:\.\d+)?$/.test(value.trim())
  const isSwitch = schema instanceof z.ZodBoolean || schema instanceof z.ZodLiteral
  const on = value === 'true' || (value === 'false' ? false : undefined)
  if (isSwitch && on !== undefined && z.safeParse(field, on).success)
    return { value: on, isPlaceholder: false }
  return { value: isNumber ? Number(value) : value, isPlaceholder: false }
}

const isGiven = (given: Given, path: readonly string[]) => {
  const name = path.join('.')
  return [...given.keys()].some((key) => key === name || key.startsWith(`${name}.`))
}

/** The values without their marks. */
export function plain(draft: Draft): unknown {
  if (isList(draft)) return draft.map(plain)
  if (isLeaf(draft)) return draft.value
  return Object.fromEntries(Object.entries(draft).map(([name, part]) => [name, plain(part)]))
}
