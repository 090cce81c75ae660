import type * as z from 'zod'
import {
  type DataPath,
  type Field,
  fieldAt,
  groupsOf,
  guessValue,
  valueAt,
} from '#scripts/read/fields/index.ts'
import { didYouMean, suggest } from '#scripts/read/diagnostics/index.ts'
import { type IssueText, type Notation, show, yamlNotation } from './notation.ts'

type Issue = z.core.$ZodIssue

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
  if (issue.code === 'unrecognized_keys') {
    const known = (field ? groupsOf(field, value) : []).flatMap(({ fields }) => fields)
    return issue.keys.map((key) => unknownKey([...path, key], value, known))
  }
  if (value === undefined && path.length > 0) return [missing(path, field, notation)]
  const { question, suggestion } = guess(value, field)
  const message = `expected ${expected(issue, field, value)}${got(issue, value)}${question}`
  const rule = issue.code === 'invalid_type' ? 'wrong-type' : 'bad-value'
  const hint = hintFor(issue, value, field, notation)
  return [{ path, at: 'value', rule, message, hint, suggestion }]
}

function missing(path: DataPath, field: Field | undefined, notation: Notation): IssueText {
  const { example, description, takes = () => 'something' } = field ?? {}
  const value = example !== undefined && /^\d+$/.test(example) ? Number(example) : example
  const right =
    value === undefined ? `expected ${takes()}` : `write it as \`${notation(nameOf(path), value)}\``
  const message = `missing; ${right}`
  return { path, at: 'mapping', rule: 'missing-field', message, hint: description || undefined }
}

const nameOf = (path: DataPath): string | number => {
  const name = path.at(-1)
  return typeof name === 'number' ? name : String(name)
}

/** A field that its group doesn't have, with the nearest one as a suggestion, if the group lacks it. */
function unknownKey(path: DataPath, group: unknown, fields: readonly Field[]): IssueText {
  const fault = { path, at: 'key', rule: 'unknown-key' } as const
  const key = String(path.at(-1))
  const known = fields.map(({ name }) => name)
  const owner = fields.find(
    ({ name, item, fields: own }) =>
      valueAt(group, [name]) !== undefined &&
      (item?.fields ?? own).some((each) => each.name === key),
  )
  if (owner)
    return {
      ...fault,
      message: `unknown field; if it is part of \`${owner.name}\`, indent it like the fields there`,
    }
  const free = known.filter((name) => valueAt(group, [name]) === undefined)
  const question = didYouMean(key, known)
  const hint = question === '' && known.length > 0 ? `There are: ${known.join(', ')}.` : undefined
  return { ...fault, message: `unknown field${question}`, hint, ...suggest(key, free) }
}

/** The schema's words for the issue (`a date such as 2027-01-31`), or else the limits of the field. */
function expected(issue: Issue, field: Field | undefined, value: unknown): string {
  const isDay = issue.code === 'invalid_format' && issue.format === 'date'
  if (isDay && /^20[0-6]\d-\d\d-\d\d$/.test(String(value))) return 'a day that the calendar has'
  if (issue.message !== '') return issue.message
  return field?.takes() ?? 'something else'
}

/** `, got …`: the length if the length is wrong, else the value; empty for a group. */
function got(issue: Issue, value: unknown): string {
  const isSize = issue.code === 'too_small' || issue.code === 'too_big'
  if (isSize && Array.isArray(value)) return `, got ${value.length}`
  if (isSize && typeof value === 'string') return `, got ${value.trim().length || 'none'}`
  if (issue.code === 'custom' && typeof value === 'object') return ''
  const isBareNumber =
    issue.code === 'invalid_type' && issue.expected === 'string' && typeof value === 'number'
  return `, got ${isBareNumber ? 'the number ' : ''}${show(value)}`
}

/** The question at the end of the message, and the only possible value. */
function guess(value: unknown, field: Field | undefined) {
  if ((typeof value !== 'string' && typeof value !== 'number') || !field) return { question: '' }
  const written = String(value)
  const [first] = field.fields
  const isOfGroup = first && field.accepts({ [first.name]: value })
  const inGroup = isOfGroup && `{ ${yamlNotation(first.name, value)} }`
  const right = inGroup || guessValue(written, field)
  if (right === undefined)
    return { question: didYouMean(written, field.values), ...suggest(written, field.values) }
  return {
    question: `. Did you mean ${right}?`,
    suggestion: { wrong: written, right: String(right) },
  }
}

function hintFor(issue: Issue, value: unknown, field: Field | undefined, notation: Notation) {
  const isText = issue.code === 'invalid_type' && issue.expected === 'string'
  const quoted = (text: string) => notation(nameOf(issue.path), text)
  if (isText && (typeof value === 'number' || typeof value === 'boolean'))
    return `To have it as text, put it in quotation marks: ${quoted(String(value))}`
  if (isText && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const [[name, rest] = ['', value], ...others] = Object.entries(value)
    // YAML takes the words before a colon for the name of a field.
    if (others.length === 0 && (typeof rest !== 'object' || rest === null))
      return `A colon with a space after it makes a field. Put the text in quotation marks: ${quoted(`${name}: ${rest ?? ''}`.trim())}`
  }
  if (value === null && field?.isRequired === false)
    return 'If there is nothing to say, delete the line.'
  return field?.description || undefined
}
