import { stringify } from 'yaml'
import * as z from 'zod'
import { isOptional, placeholderTag, unwrap } from '#scripts/content/index.ts'
import { explainField } from '#scripts/write/schemas/index.ts'
import { draftOf, isLeaf, isList } from './draft.ts'
import type { Draft, DraftGroup } from './draft.ts'
import type { Leaf } from './fill.ts'
import type { SiteFacts } from './site-facts.ts'

type Schema = z.core.$ZodType

/**
 * The lines of a group of fields in the order of its schema.
 * An optional field that is not used stands there behind #, with what it is for above it.
 */
export function writeFields(
  schema: z.ZodObject,
  group: DraftGroup,
  facts: SiteFacts,
  path: readonly string[] = [],
): string[] {
  const fields: [string, Schema][] = Object.entries(schema.shape)
  const lines: string[] = []
  for (const [name, field] of fields) {
    const own = [...path, name]
    const used = group[name]
    const draft = used ?? draftOf(field, new Map(), facts, own)
    const written = writeField(name, field, draft, facts, own)
    if (isOptional(field)) lines.push(`# ${explainField(field)}`)
    lines.push(...written.map((line) => (used === undefined ? `#${line}` : line)))
  }
  return lines
}

function writeField(
  name: string,
  field: Schema,
  draft: Draft,
  facts: SiteFacts,
  path: readonly string[],
): string[] {
  if (isLeaf(draft)) return [`${name}: ${writeValue(draft)}`]
  const { schema } = unwrap(field)
  if (!isList(draft)) {
    const inner = schema instanceof z.ZodObject ? writeFields(schema, draft, facts, path) : []
    return [`${name}:`, ...inner.map(indented)]
  }
  const element = schema instanceof z.ZodArray ? unwrap(schema.element).schema : undefined
  const items = draft.flatMap((item) => {
    if (isLeaf(item)) return [`- ${writeValue(item)}`]
    if (isList(item) || !(element instanceof z.ZodObject)) return []
    const [first = '', ...rest] = writeFields(element, item, facts, path)
    return [`- ${first}`, ...rest.map(indented)]
  })
  return [`${name}:`, ...items.map(indented)]
}

const indented = (line: string) => `  ${line}`

/** A value on one line, in quotation marks where YAML needs them. */
export function writeValue({ value, isPlaceholder }: Leaf): string {
  const isOneLine = typeof value !== 'string' || !/[\n\r]/.test(value)
  const text = isOneLine ? stringify(value, { lineWidth: 0 }).trimEnd() : JSON.stringify(value)
  return isPlaceholder ? `${placeholderTag} ${text}` : text
}
