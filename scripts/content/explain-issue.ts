import type * as z from 'zod'
import { expectation, show } from './expectation.ts'
import { didYouMean } from './nearest.ts'
import type { RuleId } from './rules.ts'
import { objectsOf, schemaAt, unwrap, valueAt, valuesOf } from './schema-walk.ts'
import type { DataPath } from './yaml-places.ts'

type Issue = z.core.$ZodIssue

/** `at` says which place of the path is meant: its value, its name, or the group that lacks it. */
export type Explanation = {
  readonly path: DataPath
  readonly at: 'value' | 'key' | 'mapping'
  readonly rule: RuleId
  readonly message: string
  readonly hint?: string
}

/**
 * The faults of data against a schema, in words for a writer; none when it fits.
 * A message written in the schema is what it expected (`a date such as 2027-01-31`);
 * the rest is worded here, from what the schema knows.
 */
export function explainIssue(issue: Issue, schema: z.core.$ZodType, data: unknown): Explanation[] {
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue, schema, data)
  const { path } = issue
  const value = valueAt(data, path)
  const field = schemaAt(schema, data, path)
  const described = field ? unwrap(field).meta : {}
  const hint = described.description === undefined ? {} : { hint: described.description }
  if (value === undefined && path.length > 0) {
    const name = String(path.at(-1))
    const example =
      typeof described.example === 'string' ? `; write it as \`${name}: ${described.example}\`` : ''
    const expected = example === '' && field ? `; expected ${expectation(field)}` : example
    return [{ path, at: 'mapping', rule: 'missing-field', message: `missing${expected}`, ...hint }]
  }
  const expected = issue.message === '' ? expectedBy(issue, field) : issue.message
  const rule = issue.code === 'invalid_type' ? 'wrong-type' : 'bad-value'
  const message = `expected ${expected}, got ${got(issue, value)}${suggestion(value, field)}`
  return [{ path, at: 'value', rule, message, ...(quoting(issue, value, path) ?? hint) }]
}

function unknownKeys(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  schema: z.core.$ZodType,
  data: unknown,
): Explanation[] {
  const group = schemaAt(schema, data, path)
  const objects = group ? objectsOf(group, valueAt(data, path)) : []
  const known = objects.flatMap(({ shape }) => Object.keys(shape))
  const listed =
    known.length > 0 && known.length <= 12 ? `Its fields are: ${known.join(', ')}.` : ''
  return keys
    .filter((key) => key !== '__proto__')
    .map((key) => unknownKey([...path, key], known, listed))
}

function unknownKey(path: DataPath, known: readonly string[], listed: string): Explanation {
  const meant = didYouMean(String(path.at(-1)), known)
  const hint = meant === '' && listed !== '' ? { hint: listed } : {}
  return { path, at: 'key', rule: 'unknown-key', message: `unknown field${meant}`, ...hint }
}

function expectedBy(issue: Issue, field: z.core.$ZodType | undefined): string {
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    if (issue.origin === 'array') return `${countWords(issue)} in the list`
    if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1)
      return 'some text'
  }
  return field ? expectation(field) : 'something else'
}

function countWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
  const entries = `${limit} ${Number(limit) === 1 ? 'entry' : 'entries'}`
  if (issue.exact) return `exactly ${entries}`
  return issue.code === 'too_small' ? `at least ${entries}` : `at most ${entries}`
}

function got(issue: Issue, value: unknown): string {
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    if (typeof value === 'string' && value.trim() !== '') return String(value.trim().length)
    if (Array.isArray(value)) return String(value.length)
    if (typeof value === 'string') return 'none'
  }
  return show(value)
}

function suggestion(value: unknown, field: z.core.$ZodType | undefined): string {
  return typeof value === 'string' && field ? didYouMean(value, valuesOf(field)) : ''
}

/** What to do when only quotation marks make the difference between text and a number. */
function quoting(issue: Issue, value: unknown, path: DataPath): { hint: string } | undefined {
  if (issue.code !== 'invalid_type') return undefined
  const name = typeof path.at(-1) === 'number' ? '-' : `${String(path.at(-1))}:`
  if (issue.expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    return { hint: `To have it as text, put it in quotation marks: ${name} "${value}".` }
  }
  const numeric = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
  const wantsNumber = issue.expected === 'number' || issue.expected === 'int'
  return numeric && wantsNumber
    ? { hint: `Write it without quotation marks: ${name} ${value}.` }
    : undefined
}
