import type * as z from 'zod'
import {
  type DataPath,
  type Field,
  fieldAt,
  meant,
  valueAt,
} from '#scripts/content/fields/index.ts'
import { didYouMean, suggest } from '#scripts/content/diagnostics/index.ts'
import { counted } from '#scripts/system/text/counted.ts'
import { asGroup, type IssueText, nameOf, type Notation, otherNotation, show } from './notation.ts'
import { unknownKeys } from './unknown-keys.ts'

type Issue = z.core.$ZodIssue
type Size = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig

/** An issue of zod in words for a writer. `top` describes the whole data. */
export function explainIssue(
  issue: Issue,
  top: Field,
  data: unknown,
  notation: Notation,
): IssueText[] {
  const { path } = issue
  const value = valueAt(data, path)
  const field = fieldAt(top, data, path)
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue, top, data)
  if (value === undefined && path.length > 0) return [missing(path, field, notation)]
  const { question, ...advice } = suggestionFor(value, field)
  const message = `expected ${expected(issue, field, value)}${got(issue, value)}${question}`
  const rule = issue.code === 'invalid_type' ? 'wrong-type' : 'bad-value'
  const isEmptyOptional = value === null && field?.isRequired === false
  const hint =
    otherNotation(issue, value, field, notation) ??
    asGroup(path, value, field) ??
    (isEmptyOptional ? 'If there is nothing to say, delete the line.' : field?.description)
  return [{ path, at: 'value', rule, message, ...(hint && { hint }), ...advice }]
}

function missing(path: DataPath, field: Field | undefined, notation: Notation): IssueText {
  const text = { path, at: 'mapping', rule: 'missing-field' } as const
  if (!field) return { ...text, message: 'missing; expected something here' }
  const { example, description } = field
  const value = example !== undefined && /^\d+$/.test(example) ? Number(example) : example
  const right =
    value === undefined
      ? `expected ${field.takes()}`
      : `write it as \`${notation(nameOf(path), value)}\``
  return { ...text, message: `missing; ${right}`, hint: description || undefined }
}

const isSize = (issue: Issue): issue is Size =>
  issue.code === 'too_small' || issue.code === 'too_big'

/** What a field takes: the words of its schema for this issue (`a date such as 2027-01-31`), or else its limits. */
function expected(issue: Issue, field: Field | undefined, value: unknown): string {
  const isDay = issue.code === 'invalid_format' && issue.format === 'date'
  if (isDay && /^\d{4}-\d\d-\d\d$/.test(String(value))) return 'a day that the calendar has'
  if (issue.message !== '') return issue.message
  if (isSize(issue) && issue.origin === 'array') return `${entries(issue)} in the list`
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1)
    return 'some text'
  return field?.takes() ?? 'something else'
}

function entries({ code, exact, ...limits }: Size): string {
  const limit = 'minimum' in limits ? limits.minimum : limits.maximum
  const least = exact ? 'exactly' : code === 'too_small' ? 'at least' : 'at most'
  return `${least} ${counted(Number(limit), 'entry', 'entries')}`
}

/** `, got …`: the length if the length is wrong, else the value; empty for a group. */
function got(issue: Issue, value: unknown): string {
  if (isSize(issue) && Array.isArray(value)) return `, got ${value.length}`
  if (isSize(issue) && typeof value === 'string') return `, got ${value.trim().length || 'none'}`
  if (issue.code === 'custom' && typeof value === 'object') return ''
  const isBareNumber =
    issue.code === 'invalid_type' && issue.expected === 'string' && typeof value === 'number'
  return `, got ${isBareNumber ? 'the number ' : ''}${show(value)}`
}

/** The question at the end of the message, the hint, and the suggestion if it can mean nothing else. */
function suggestionFor(value: unknown, field: Field | undefined) {
  if (typeof value !== 'string' || !field) return { question: '' }
  const right = meant(value, field)
  if (!right) return { question: didYouMean(value, field.values), ...suggest(value, field.values) }
  const question = `. Did you mean ${right.value}?`
  const { hint, isCertain = true } = right
  const suggestion = { wrong: value, right: String(right.value) }
  return { question, ...(hint && { hint }), ...(isCertain && { suggestion }) }
}
