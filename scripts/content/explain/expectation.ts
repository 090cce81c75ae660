import { counted } from '#scripts/system/counted.ts'
import * as z from 'zod'
import { isOptional, unwrap, valuesOf } from '../schema-walk.ts'

type Schema = z.core.$ZodType
type Issue = z.core.$ZodIssue
type Size = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig

/** What a field accepts, in words: `text of at most 70 characters`, `one of dawn, noon, blue`. */
export function expectation(schema: Schema): string {
  const { schema: plain } = unwrap(schema)
  const values = valuesOf(plain)
  if (values.length === 1) return values.join('')
  if (values.length > 1) return `one of ${values.join(', ')}`
  if (plain instanceof z.ZodString) return stringWords(plain)
  if (plain instanceof z.ZodISODate) return 'a day of the calendar'
  if (plain instanceof z.ZodNumber) return numberWords(plain)
  if (plain instanceof z.ZodBoolean) return 'true or false'
  if (plain instanceof z.ZodArray) return 'a list, each entry on a line that begins with "- "'
  if (plain instanceof z.ZodObject) return `a group of fields: ${fieldNames(plain)}`
  return 'text'
}

function stringWords({ minLength, maxLength }: z.ZodString): string {
  if (maxLength === null) return 'text'
  const least = minLength !== null && minLength > 1
  return least
    ? `text of ${minLength} to ${maxLength} characters`
    : `text of at most ${maxLength} characters`
}

function numberWords({ format, minValue, maxValue }: z.ZodNumber): string {
  const kind = format === 'safeint' ? 'a whole number' : 'a number'
  if (minValue === null || maxValue === null || maxValue >= Number.MAX_SAFE_INTEGER) {
    return minValue === null || minValue <= Number.MIN_SAFE_INTEGER
      ? kind
      : `${kind} from ${minValue} up`
  }
  return `${kind} from ${minValue} to ${maxValue}`
}

/** The fields of a group; optional ones are in brackets. */
const fieldNames = ({ shape }: z.ZodObject): string =>
  Object.entries(shape)
    .map(([name, field]) => (isOptional(field) ? `[${name}]` : name))
    .join(', ')

/** A value as a message shows it. */
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
  const entries = counted(Number(limit), 'entry', 'entries')
  if (issue.exact) return `exactly ${entries}`
  return issue.code === 'too_small' ? `at least ${entries}` : `at most ${entries}`
}

/** `, got …`: the length if the length is wrong, else the value; empty for a group. */
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
