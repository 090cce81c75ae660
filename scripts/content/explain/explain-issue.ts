import * as z from 'zod'
import {
  isOptional,
  objectsOf,
  schemaAt,
  unwrap,
  valueAt,
  valuesOf,
  type DataPath,
} from '../schema-walk.ts'
import type { DiagnosticText, Suggestion } from './diagnostic.ts'
import { expectation, expectedWords, gotWords } from './expectation.ts'
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

/**
 * An issue of zod in words for a writer.
 * A message in the schema says what is expected (`a date such as 2027-01-31`); other issues get
 * their words from the limits and values of the schema.
 */
export function explainIssue(
  issue: Issue,
  schema: Schema,
  data: unknown,
  notation: Notation = yamlNotation,
): IssueText[] {
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue, schema, data)
  const { path } = issue
  const value = valueAt(data, path)
  const field = schemaAt(schema, data, path)
  const description = field && unwrap(field).meta.description
  const purpose = description === undefined ? {} : { hint: description }
  if (value === undefined && path.length > 0) {
    const message = `missing; ${howToWrite(path, field, notation)}`
    return [{ path, at: 'mapping', rule: 'missing-field', message, ...purpose }]
  }
  const { question, suggestion } = suggestionFor(value, field)
  const message = `expected ${expectedWords(issue, field, value)}${gotWords(issue, value)}${question}`
  const rule = issue.code === 'invalid_type' ? 'wrong-type' : 'bad-value'
  const isEmptyOptional = value === null && field !== undefined && isOptional(field)
  const hint =
    quotationMarks(issue, value, notation) ??
    (isEmptyOptional ? { hint: 'If there is nothing to say, delete the line.' } : purpose)
  return [{ path, at: 'value', rule, message, ...hint, ...(suggestion ? { suggestion } : {}) }]
}

/** The question at the end of the message, and the suggestion if there is only one possibility. */
function suggestionFor(
  value: unknown,
  field: Schema | undefined,
): { question: string; suggestion?: Suggestion | undefined } {
  if (typeof value !== 'string' || !field) return { question: '' }
  const converted = convert(value, field)
  if (converted !== undefined)
    return {
      question: `. Did you mean ${converted}?`,
      suggestion: { wrong: value, right: converted },
    }
  const question = didYouMean(value, valuesOf(field))
  const isHttp =
    value.startsWith('http://') && z.safeParse(field, value.replace('http://', 'https://')).success
  if (isHttp) return { question, suggestion: { wrong: 'http://', right: 'https://' } }
  return { question, ...suggest(value, valuesOf(field)) }
}

/** A valid value for `yes`, `no` and days in other notations. */
function convert(value: string, field: Schema): string | undefined {
  const { schema } = unwrap(field)
  let right: string | undefined
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodLiteral)
    right = booleans.get(value.toLowerCase())
  else if (schema instanceof z.ZodISODate) right = suggestDay(value)
  if (right === undefined || right === value) return undefined
  const parsed = right === 'true' || right === 'false' ? right === 'true' : right
  return z.safeParse(field, parsed).success ? right : undefined
}

const booleans = new Map([
  ...['yes', 'y', 'on'].map((word) => [word, 'true'] as const),
  ...['no', 'n', 'off'].map((word) => [word, 'false'] as const),
])

function howToWrite(path: DataPath, field: Schema | undefined, notation: Notation): string {
  if (!field) return 'expected something here'
  const { example } = unwrap(field).meta
  if (example === undefined) return `expected ${expectation(field)}`
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
  schema: Schema,
  data: unknown,
): IssueText[] {
  const group = schemaAt(schema, data, path)
  const objects = group ? objectsOf(group, valueAt(data, path)) : []
  const known = objects.flatMap(({ shape }) => Object.keys(shape))
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
