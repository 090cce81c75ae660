import { contentFormat, siteFormat } from '#components/admin/format.ts'
import type { Document } from '#scripts/read/documents/types.ts'
import { type Field, layoutsOf } from '#scripts/read/fields/describe.ts'
import { valueAt } from '#scripts/read/fields/walk-fields.ts'

/** A value with its fields in the order of the form. */
function inOrder(value: unknown, { fields, item }: Field): unknown {
  if (Array.isArray(value)) return item ? value.map((each) => inOrder(each, item)) : value
  if (typeof value !== 'object' || fields.length === 0) return value
  return Object.fromEntries(
    fields
      .map((field) => [field.name, inOrder(valueAt(value, [field.name]), field)] as const)
      .filter(([, inner]) => inner !== undefined),
  )
}

/** The text of a file after it has been opened in its form and saved. */
export function saved(text: string, { path, kind }: Pick<Document, 'path' | 'kind'>): string {
  const isYaml = path.endsWith('.yaml')
  const { fromFile, toFile } = isYaml
    ? siteFormat
    : contentFormat({ fields: [], choices: [], numbers: [], generated: {} })
  const data = fromFile(text)
  const layout = valueAt(data, ['layout']) ?? ''
  const group = layoutsOf(kind).find((each) => each.layout === layout)?.group
  const fields = group && inOrder(data, group)
  return toFile({ ...Object(fields), body: valueAt(data, ['body']) })
}
