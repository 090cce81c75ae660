import type { CompileResult, Diagnostic } from '#scripts/content/index.ts'

type Listed = Pick<CompileResult, 'placeholders' | 'unpublished'>

/**
 * What `--json` prints; the shape only ever grows (see README.md in this folder).
 * `notice` is what is wrong beside the content, such as outdated schemas for editors.
 */
export type JsonReport = Listed & {
  readonly version: 1
  readonly faults: readonly Diagnostic[]
  readonly notice?: string
}

export function jsonReport(
  diagnostics: readonly Diagnostic[],
  { placeholders, unpublished }: Listed,
  notice?: string,
): string {
  const beside = notice === undefined ? {} : { notice }
  const report: JsonReport = {
    version: 1,
    faults: diagnostics,
    placeholders,
    unpublished,
    ...beside,
  }
  return JSON.stringify(report)
}
