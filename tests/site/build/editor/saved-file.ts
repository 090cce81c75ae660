import { contentFormat, siteFormat } from '#components/admin/format.ts'
import type { Document } from '#scripts/read/documents/types.ts'
import { type Field, layoutsOf } from '#scripts/read/fields/describe.ts'
import { valueAt } from '#scripts/read/fields/walk-fields.ts'

/** A value with its fields in the order of the schema. */
function orderFields(value: unknown, { fields, item }: Field): unknown {
  if (Array.isArray(value)) return item ? value.map((each) => orderFields(each, item)) : value
  if (typeof value !== 'object' || fields.length === 0) return value
  return Object.fromEntries(
    fields
      .map((field) => [field.name, orderFields(valueAt(value, [field.name]), field)] as const)
      .filter(([, inner]) => inner !== undefined),
  )
}

/** The text of a file after it has been opened in its form and saved. */
export function saved(text: string, { path, kind }: Pick<Document, 'path' | 'kind'>): string {
  const isYaml = path.endsWith('.yaml')
  const { fromFile, toFile } = isYaml ? siteFormat : contentFormat({})
  const data = fromFile(text)
  const layout = valueAt(data, ['layout']) ?? ''
  const group = layoutsOf(kind).find((each) => each.layout === layout)?.group
  const fields = group && orderFields(data, group)
  return toFile({ ...Object(fields), body: valueAt(data, ['body']) })
}
