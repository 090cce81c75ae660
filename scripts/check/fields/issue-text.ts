import type { DiagnosticText } from '#scripts/content/diagnostics/index.ts'
import type { DataPath } from '#scripts/content/fields/index.ts'

/** `at` is the place to show: the value at the path, its key, or the mapping that lacks it. */
export type IssueText = DiagnosticText & {
  readonly path: DataPath
  readonly at: 'value' | 'key' | 'mapping'
}

/** A value as messages show it. */
export function show(value: unknown): string {
  if (typeof value === 'string')
    return value.length > 60 ? `"${value.slice(0, 57)}…"` : `"${value}"`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value === undefined || value === null) return 'nothing'
  return Array.isArray(value) ? 'a list' : 'a group of fields'
}
