import type * as z from 'zod'
import { explainIssue } from '../explain/explain-issue.ts'
import type { Explanation } from '../explain/explain-issue.ts'
import type { ParsedYaml } from '../read/parse-yaml.ts'
import type { Finding } from '../types.ts'

/** The data in the shape of its schema, or every fault of it at its place. */
export function validate<T>(
  schema: z.ZodType<T>,
  yaml: ParsedYaml,
): { data: T | undefined; findings: readonly Finding[] } {
  const { value } = yaml
  if (value === undefined) return { data: undefined, findings: [] }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'expected fields such as `title: …`, one a line'
    return {
      data: undefined,
      findings: [{ ...yaml.places.value([]), rule: 'wrong-type', message }],
    }
  }
  // The empty message tells what the schema words itself from what explainIssue has to word.
  const result = schema.safeParse(value, { error: () => '' })
  if (result.success) return { data: result.data, findings: [] }
  const { places } = yaml
  const explanations = result.error.issues.flatMap((issue) => explainIssue(issue, schema, value))
  const findings = explanations
    .filter((explanation) => !isMisspelt(explanation, explanations))
    .map(({ path, at, ...words }) =>
      Object.assign(words, places[at](path), { field: path.join('.') }),
    )
  return { data: undefined, findings }
}

/** A field is not missing that stands there under a name that surely means it. */
const isMisspelt = ({ rule, path }: Explanation, all: readonly Explanation[]) =>
  rule === 'missing-field' &&
  all.some(
    (other) =>
      other.rule === 'unknown-key' &&
      [...other.path.slice(0, -1), other.meant?.right].join('.') === path.join('.'),
  )
