import * as z from 'zod'
import { expectation } from './expectation.ts'
import { expectedWords, gotWords } from './issue-words.ts'
import { didYouMean, meantBy } from './nearest.ts'
import { yamlNotation } from './notation.ts'
import type { Notation } from './notation.ts'
import type { RuleId } from './rules.ts'
import { dayMeant } from './day-meant.ts'
import { isOptional, objectsOf, schemaAt, unwrap, valueAt, valuesOf } from '../check/schema-walk.ts'
import type { Meant } from '../types.ts'
import type { DataPath } from '../read/yaml-places.ts'

type Issue = z.core.$ZodIssue
type Schema = z.core.$ZodType

/** `at` says which place of the path is meant: its value, its name, or the group that lacks it. */
export type Explanation = {
  readonly path: DataPath
  readonly at: 'value' | 'key' | 'mapping'
  readonly rule: RuleId
  readonly message: string
  readonly hint?: string
  readonly meant?: Meant
}

/**
 * The faults behind one issue of zod, in words for a writer.
 * A message written in the schema is what it expected (`a date such as 2027-01-31`);
 * the rest is worded here, from what the schema knows.
 */
export function explainIssue(
  issue: Issue,
  schema: Schema,
  data: unknown,
  notation: Notation = yamlNotation,
): Explanation[] {
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
  const wish = field && meantElse(value, field)
  const meant = wish
    ? `. Did you mean ${wish.right}?`
    : typeof value === 'string' && field
      ? didYouMean(value, valuesOf(field))
      : ''
  const message = `expected ${expectedWords(issue, field, value)}${gotWords(issue, value)}${meant}`
  const rule = issue.code === 'invalid_type' ? 'wrong-type' : 'bad-value'
  const words =
    quotationMarks(issue, value, notation) ?? (isLeftEmpty(value, field) ? leftEmpty : purpose)
  const sure = wish ? { meant: wish } : meantValue(value, field)
  return [{ path, at: 'value', rule, message, ...words, ...sure }]
}

const leftEmpty = { hint: 'If there is nothing to say, delete the line.' }
const isLeftEmpty = (value: unknown, field: Schema | undefined) =>
  value === null && field !== undefined && isOptional(field)

/** Yes and no in other words, and a day written in another way. */
function meantElse(value: unknown, field: Schema): Meant | undefined {
  if (typeof value !== 'string') return undefined
  const { schema } = unwrap(field)
  const right =
    schema instanceof z.ZodBoolean || schema instanceof z.ZodLiteral
      ? yesNo.get(value.toLowerCase())
      : schema instanceof z.ZodISODate
        ? dayMeant(value)
        : undefined
  const isRight =
    right !== undefined && right !== value && z.safeParse(field, asData(right)).success
  return isRight ? { wrong: value, right } : undefined
}

const yesNo = new Map([
  ...['yes', 'y', 'on'].map((word) => [word, 'true'] as const),
  ...['no', 'n', 'off'].map((word) => [word, 'false'] as const),
])
const asData = (word: string) => (word === 'true' || word === 'false' ? word === 'true' : word)

/** The one value of a list that is near, or the same address with https. */
function meantValue(value: unknown, field: Schema | undefined): { meant?: Meant } {
  if (typeof value !== 'string' || !field) return {}
  const isHttp = value.startsWith('http://')
  if (isHttp && z.safeParse(field, value.replace('http://', 'https://')).success)
    return { meant: { wrong: 'http://', right: 'https://' } }
  return meantBy(value, valuesOf(field))
}

function howToWrite(path: DataPath, field: Schema | undefined, notation: Notation): string {
  const example = field && unwrap(field).meta.example
  if (!field) return 'expected something here'
  if (example === undefined) return `expected ${expectation(field)}`
  const value = /^\d+$/.test(example) ? Number(example) : example
  return `write it as \`${notation(nameOf(path), value)}\``
}

const nameOf = (path: DataPath): string | number => {
  const name = path.at(-1)
  return typeof name === 'number' ? name : String(name)
}

/** Where only quotation marks make the difference between text and a number. */
function quotationMarks(
  issue: Issue,
  value: unknown,
  notation: Notation,
): { hint: string } | undefined {
  if (issue.code !== 'invalid_type') return undefined
  const name = nameOf(issue.path)
  if (issue.expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    return {
      hint: `To have it as text, put it in quotation marks: ${notation(name, String(value))}`,
    }
  }
  if (issue.expected === 'boolean' && (value === 'true' || value === 'false'))
    return { hint: `Without quotation marks: ${notation(name, value === 'true')}` }
  const wantsNumber = issue.expected === 'number' || issue.expected === 'int'
  const isNumeric =
    typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
  if (!wantsNumber || !isNumeric) return undefined
  return { hint: `A number stands without quotation marks: ${notation(name, Number(value))}` }
}

function unknownKeys(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  schema: Schema,
  data: unknown,
): Explanation[] {
  const group = schemaAt(schema, data, path)
  const objects = group ? objectsOf(group, valueAt(data, path)) : []
  const known = objects.flatMap(({ shape }) => Object.keys(shape))
  // __proto__ is found where the YAML is read: no data ever has it.
  return keys.filter((key) => key !== '__proto__').map((key) => unknownKey([...path, key], known))
}

function unknownKey(path: DataPath, known: readonly string[]): Explanation {
  const meant = didYouMean(String(path.at(-1)), known)
  const sure = meantBy(String(path.at(-1)), known)
  const isListed = meant === '' && known.length > 0 && known.length <= 12
  const hint = isListed ? { hint: `There are: ${known.join(', ')}.` } : {}
  return {
    path,
    at: 'key',
    rule: 'unknown-key',
    message: `unknown field${meant}`,
    ...hint,
    ...sure,
  }
}
