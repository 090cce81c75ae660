import * as z from 'zod'
import { describe, type Field } from '../describe.ts'
import { fieldAt, groupsOf, valueAt, type DataPath } from '../walk-fields.ts'
import type { DiagnosticText, Suggestion } from './diagnostic.ts'
import { expectedWords, gotWords } from './issue-words.ts'
import { didYouMean, suggest, suggestDay } from './suggest.ts'

type Issue = z.core.$ZodIssue
type Schema = z.core.$ZodType

/** `at` is the place to show: the value at the path, its key, or the mapping that lacks it. */
type IssueText = DiagnosticText & {
  readonly path: DataPath
  readonly at: 'value' | 'key' | 'mapping'
}

/** How a field and its value are written in a language. */
export type Notation = (name: string | number, value: string | number | boolean) => string

/** `title: 5 days`, `title: "5"`, `order: 5`; an entry of a list begins with a hyphen. */
export const yamlNotation: Notation = (name, value) => {
  const text = typeof value === 'string' && isPlainInYaml(value) ? value : JSON.stringify(value)
  return typeof name === 'number' ? `- ${text}` : `${name}: ${text}`
}

/** `title="5 days"`, `level={5}`. */
export const propNotation: Notation = (name, value) =>
  typeof value === 'string' ? `${name}="${value}"` : `${name}={${value}}`

/** True if YAML reads the text as text without quotation marks. */
const isPlainInYaml = (text: string) =>
  !/^(?:true|false|null|~|[-+.\d]*)$/.test(text) &&
  /^[\p{L}\p{N}/+(]/u.test(text) &&
  !/: |:$| #/.test(text)

/** What data is by its schema, or else everything that is wrong with it. */
export function parseData(
  schema: Schema,
  data: unknown,
  notation: Notation,
): { readonly data: unknown; readonly faults: readonly IssueText[] } {
  // An issue without a message in the schema gets an empty one, which explainIssue replaces.
  const result = z.safeParse(schema, data, { error: () => '' })
  if (result.success) return { data: result.data, faults: [] }
  const faults = result.error.issues.flatMap((issue) =>
    explainIssue(issue, describe(schema), data, notation),
  )
  // A required field with a misspelled name isn't reported as missing as well.
  const misspelled = new Set(
    faults
      .filter(({ rule }) => rule === 'unknown-key')
      .map(({ path, suggestion }) => [...path.slice(0, -1), suggestion?.right].join('.')),
  )
  const isEcho = ({ rule, path }: IssueText) =>
    rule === 'missing-field' && misspelled.has(path.join('.'))
  return { data: undefined, faults: faults.filter((fault) => !isEcho(fault)) }
}

/**
 * An issue of zod in words for a writer.
 * A message in the schema says what is expected (`a date such as 2027-01-31`); other issues get
 * their words from the description of the field.
 */
function explainIssue(issue: Issue, top: Field, data: unknown, notation: Notation): IssueText[] {
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue, top, data)
  const { path } = issue
  const value = valueAt(data, path)
  const field = fieldAt(top, data, path)
  const purpose = field?.description ? { hint: field.description } : {}
  if (value === undefined && path.length > 0) {
    const message = `missing; ${howToWrite(path, field, notation)}`
    return [{ path, at: 'mapping', rule: 'missing-field', message, ...purpose }]
  }
  const { question, suggestion } = suggestionFor(value, field)
  const message = `expected ${expectedWords(issue, field, value)}${gotWords(issue, value)}${question}`
  const rule = issue.code === 'invalid_type' ? 'wrong-type' : 'bad-value'
  const isEmptyOptional = value === null && field?.isRequired === false
  const hint =
    quotationMarks(issue, value, notation) ??
    (isEmptyOptional ? { hint: 'If there is nothing to say, delete the line.' } : purpose)
  return [{ path, at: 'value', rule, message, ...hint, ...(suggestion ? { suggestion } : {}) }]
}

/** The question at the end of the message, and the suggestion if there is only one possibility. */
function suggestionFor(
  value: unknown,
  field: Field | undefined,
): { question: string; suggestion?: Suggestion | undefined } {
  if (typeof value !== 'string' || !field) return { question: '' }
  const right = converted(value, field)
  if (right !== undefined)
    return { question: `. Did you mean ${right}?`, suggestion: { wrong: value, right } }
  const question = didYouMean(value, field.values)
  const [start = ''] = /^https?:\/\//i.exec(value) ?? []
  if (start !== '' && start !== 'https://' && field.accepts(value.replace(start, 'https://')))
    return { question, suggestion: { wrong: start, right: 'https://' } }
  return { question, ...suggest(value, field.values) }
}

/** A valid value for `yes`, `no` and days in other notations. */
function converted(value: string, field: Field): string | undefined {
  const truth = booleans.get(value.toLowerCase())
  if (truth !== undefined && field.accepts(truth)) return String(truth)
  const day = suggestDay(value)
  return day !== undefined && day !== value && field.accepts(day) ? day : undefined
}

const booleans = new Map([
  ...['yes', 'y', 'on'].map((word) => [word, true] as const),
  ...['no', 'n', 'off'].map((word) => [word, false] as const),
])

function howToWrite(path: DataPath, field: Field | undefined, notation: Notation): string {
  if (!field) return 'expected something here'
  const { example, takes } = field
  if (example === undefined) return `expected ${takes}`
  const value = /^\d+$/.test(example) ? Number(example) : example
  return `write it as \`${notation(nameOf(path), value)}\``
}

const nameOf = (path: DataPath): string | number => {
  const name = path.at(-1)
  return typeof name === 'number' ? name : String(name)
}

/** The hint for a value that only quotation marks make text or a number. */
function quotationMarks(
  issue: Issue,
  value: unknown,
  notation: Notation,
): { hint: string } | undefined {
  if (issue.code !== 'invalid_type') return undefined
  const { expected, path } = issue
  const name = nameOf(path)
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return {
      hint: `To have it as text, put it in quotation marks: ${notation(name, String(value))}`,
    }
  if (typeof value !== 'string') return undefined
  if (expected === 'boolean' && (value === 'true' || value === 'false'))
    return { hint: `Without quotation marks: ${notation(name, value === 'true')}` }
  const isNumeric = value.trim() !== '' && Number.isFinite(Number(value))
  return (expected === 'number' || expected === 'int') && isNumeric
    ? { hint: `A number has no quotation marks: ${notation(name, Number(value))}` }
    : undefined
}

function unknownKeys(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  top: Field,
  data: unknown,
): IssueText[] {
  const field = fieldAt(top, data, path)
  const groups = field ? groupsOf(field, valueAt(data, path)) : []
  const known = groups.flatMap(({ fields }) => fields.map(({ name }) => name))
  // The YAML reader reports __proto__ itself; the data never has it.
  return keys.filter((key) => key !== '__proto__').map((key) => unknownKey(key, path, known))
}

function unknownKey(key: string, path: DataPath, known: readonly string[]): IssueText {
  const question = didYouMean(key, known)
  const isListed = question === '' && known.length > 0 && known.length <= 12
  return {
    path: [...path, key],
    at: 'key',
    rule: 'unknown-key',
    message: `unknown field${question}`,
    ...(isListed ? { hint: `There are: ${known.join(', ')}.` } : {}),
    ...suggest(key, known),
  }
}
