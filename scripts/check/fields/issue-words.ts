import { counted } from '#scripts/system/text/counted.ts'
import type { Field } from '#scripts/content/fields/index.ts'
import type * as z from 'zod'

type Issue = z.core.$ZodIssue
type Size = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig

export function show(value: unknown): string {
  if (typeof value === 'string')
    return value.length > 60 ? `"${value.slice(0, 57)}…"` : `"${value}"`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value === undefined || value === null) return 'nothing'
  return Array.isArray(value) ? 'a list' : 'a group of fields'
}

const isSize = (issue: Issue): issue is Size =>
  issue.code === 'too_small' || issue.code === 'too_big'

/** What an issue expected: the words of the schema, or else its limits. */
export function expectedWords(issue: Issue, field: Field | undefined, value: unknown): string {
  const isDay = issue.code === 'invalid_format' && issue.format === 'date'
  if (isDay && /^\d{4}-\d\d-\d\d$/.test(String(value))) return 'a day that the calendar has'
  if (issue.message !== '') return issue.message
  if (isSize(issue) && issue.origin === 'array') return `${countWords(issue)} in the list`
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1)
    return 'some text'
  return field?.takes() ?? 'something else'
}

function countWords({ code, exact, ...limits }: Size): string {
  const limit = 'minimum' in limits ? limits.minimum : limits.maximum
  const least = exact ? 'exactly' : code === 'too_small' ? 'at least' : 'at most'
  return `${least} ${counted(Number(limit), 'entry', 'entries')}`
}

/** `, got …`: the length if the length is wrong, else the value; empty for a group. */
export function gotWords(issue: Issue, value: unknown): string {
  if (isSize(issue) && Array.isArray(value)) return `, got ${value.length}`
  if (isSize(issue) && typeof value === 'string') return `, got ${value.trim().length || 'none'}`
  if (issue.code === 'custom' && typeof value === 'object') return ''
  const isBareNumber =
    issue.code === 'invalid_type' && issue.expected === 'string' && typeof value === 'number'
  return `, got ${isBareNumber ? 'the number ' : ''}${show(value)}`
}
