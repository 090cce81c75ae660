import type * as z from 'zod'
import { expectation, show } from './expectation.ts'

type Issue = z.core.$ZodIssue
type Size = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig

const isSize = (issue: Issue): issue is Size =>
  issue.code === 'too_small' || issue.code === 'too_big'

/** What was expected: the schema's own words, or what it knows of its limits. */
export function expectedWords(
  issue: Issue,
  field: z.core.$ZodType | undefined,
  value: unknown,
): string {
  if (
    issue.code === 'invalid_format' &&
    issue.format === 'date' &&
    /^\d{4}-\d\d-\d\d$/.test(String(value))
  )
    return 'a day that the calendar has'
  if (issue.message !== '') return issue.message
  if (isSize(issue) && issue.origin === 'array') return `${countWords(issue)} in the list`
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1)
    return 'some text'
  return field ? expectation(field) : 'something else'
}

function countWords(issue: Size): string {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
  const entries = `${limit} ${Number(limit) === 1 ? 'entry' : 'entries'}`
  if (issue.exact) return `exactly ${entries}`
  return issue.code === 'too_small' ? `at least ${entries}` : `at most ${entries}`
}

/** `, got …`: a length for a limit on length, else the value; nothing for a whole group. */
export function gotWords(issue: Issue, value: unknown): string {
  if (isSize(issue) && Array.isArray(value)) return `, got ${value.length}`
  if (isSize(issue) && typeof value === 'string') {
    const length = value.trim().length
    return length === 0 ? ', got none' : `, got ${length}`
  }
  if (issue.code === 'custom' && typeof value === 'object') return ''
  const isBareNumber =
    issue.code === 'invalid_type' && issue.expected === 'string' && typeof value === 'number'
  return isBareNumber ? `, got the number ${value}` : `, got ${show(value)}`
}
