import * as z from 'zod'
import { describe } from '#scripts/read/fields/index.ts'
import { explainIssue } from './explain-issue.ts'
import type { IssueText, Notation } from './notation.ts'

/** Everything that keeps data from fitting its schema. */
export function schemaFaults(
  schema: z.core.$ZodType,
  data: unknown,
  notation: Notation,
): IssueText[] {
  // An issue without a message in the schema gets an empty one, which explainIssue replaces.
  const { error } = z.safeParse(schema, data, { error: () => '' })
  const faults = (error?.issues ?? [])
    .flatMap(issuesOfGroup)
    .flatMap((issue) => explainIssue(issue, describe(schema), data, notation))
  // A required field with a misspelled name, or in another group, isn't reported as missing as well.
  const unknown = faults.filter(({ rule }) => rule === 'unknown-key')
  const names = new Set(unknown.map(({ path }) => path.at(-1)))
  const misspelled = new Set(
    unknown.map(({ path, suggestion }) =>
      [...path.slice(0, -1), suggestion?.right.split(':')[0]].join('.'),
    ),
  )
  const isEcho = ({ rule, path }: IssueText) =>
    rule === 'missing-field' && (names.has(path.at(-1)) || misspelled.has(path.join('.')))
  return faults.filter((fault) => !isEcho(fault))
}

/** If the value of a union is a group, the issues inside the group; otherwise the issue itself. */
function issuesOfGroup(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const inside = issue.errors.find((issues) => !issues.some(isOther)) ?? []
  if (inside.length === 0) return [issue]
  return inside.map((inner) => Object.assign(inner, { path: [...issue.path, ...inner.path] }))
}

const isOther = ({ path, code }: z.core.$ZodIssue) =>
  path.length === 0 && code.startsWith('invalid_')
