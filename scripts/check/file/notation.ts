import type { DiagnosticText } from '#scripts/read/diagnostics/index.ts'
import type { DataPath } from '#scripts/read/fields/index.ts'
import { inYaml } from '#scripts/read/files/index.ts'

/** How a field and its value are written in a language. */
export type Notation = (name: string | number, value: string | number | boolean) => string

/** `title: 5 days`, `title: "5"`, `order: 5`; an entry of a list begins with a hyphen. */
export const yamlNotation: Notation = (name, value) =>
  `${typeof name === 'number' ? '-' : `${name}:`} ${inYaml(value)}`

/** `title="5 days"`, `level={5}`. */
export const propNotation: Notation = (name, value) =>
  typeof value === 'string' ? `${name}="${value}"` : `${name}={${value}}`

/** `at` is the place to show: the value at the path, its key, or the mapping that lacks it. */
export type IssueText = DiagnosticText & {
  readonly path: DataPath
  readonly at: 'value' | 'key' | 'mapping'
}

export function show(value: unknown): string {
  if (typeof value === 'string')
    return value.length > 60 ? `"${value.slice(0, 57)}…"` : `"${value}"`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value === undefined || value === null) return 'nothing'
  return Array.isArray(value) ? 'a list' : 'a group of fields'
}
