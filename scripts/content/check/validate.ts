import type * as z from 'zod'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'
import { explainIssue } from '../explain/explain-issue.ts'
import type { ParsedYaml } from '../read/parse-yaml.ts'

/** The fields in the shape of their schema, or a diagnostic for everything that doesn't fit. */
export function validate<T>(
  schema: z.ZodType<T>,
  { value, places }: ParsedYaml,
): { data: T | undefined; diagnostics: readonly LocalDiagnostic[] } {
  if (value === undefined) return { data: undefined, diagnostics: [] }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'expected fields such as `title: …`, one a line'
    return {
      data: undefined,
      diagnostics: [{ ...places.value([]), rule: 'wrong-type', message }],
    }
  }
  // An empty message marks an issue that the schema has no words for: explainIssue finds them.
  const result = schema.safeParse(value, { error: () => '' })
  if (result.success) return { data: result.data, diagnostics: [] }
  const issues = result.error.issues.flatMap((issue) => explainIssue(issue, schema, value))
  // A required field under a misspelled name is only misspelled, not missing, too.
  const misspelled = new Set(
    issues
      .filter(({ rule }) => rule === 'unknown-key')
      .map(({ path, suggestion }) => [...path.slice(0, -1), suggestion?.right].join('.')),
  )
  const diagnostics = issues
    .filter(({ rule, path }) => rule !== 'missing-field' || !misspelled.has(path.join('.')))
    .map(({ path, at, ...text }) =>
      Object.assign(text, places[at](path), { field: path.join('.') }),
    )
  return { data: undefined, diagnostics }
}
