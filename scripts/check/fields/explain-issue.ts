import type * as z from 'zod'
import {
  type Field,
  fieldAt,
  groupsOf,
  valueAt,
  type DataPath,
  meant,
  inYaml,
} from '#scripts/content/fields/index.ts'
import { type DiagnosticText, didYouMean, suggest } from '#scripts/content/diagnostics/index.ts'
import { expectedWords, gotWords } from './issue-words.ts'

type Issue = z.core.$ZodIssue

/** `at` is the place to show: the value at the path, its key, or the mapping that lacks it. */
export type IssueText = DiagnosticText & {
  readonly path: DataPath
  readonly at: 'value' | 'key' | 'mapping'
}

/** How a field and its value are written in a language. */
export type Notation = (name: string | number, value: string | number | boolean) => string

/** `title: 5 days`, `title: "5"`, `order: 5`; an entry of a list begins with a hyphen. */
export const yamlNotation: Notation = (name, value) =>
  `${typeof name === 'number' ? '-' : `${name}:`} ${inYaml(value)}`

/** `title="5 days"`, `level={5}`. */
export const propNotation: Notation = (name, value) =>
  typeof value === 'string' ? `${name}="${value}"` : `${name}={${value}}`

/**
 * An issue of zod in words for a writer.
 * A message in the schema says what is expected (`a date such as 2027-01-31`); other issues get
 * their words from the description of the field.
 */
export function explainIssue(
  issue: Issue,
  top: Field,
  data: unknown,
  notation: Notation,
): IssueText[] {
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue, top, data)
  const { path } = issue
  const value = valueAt(data, path)
  const field = fieldAt(top, data, path)
  if (value === undefined && path.length > 0) {
    const message = `missing; ${howToWrite(path, field, notation)}`
    const purpose = field?.description ? { hint: field.description } : {}
    return [{ path, at: 'mapping', rule: 'missing-field', message, ...purpose }]
  }
  const { question, ...advice } = suggestionFor(value, field)
  const message = `expected ${expectedWords(issue, field, value)}${gotWords(issue, value)}${question}`
  const rule = issue.code === 'invalid_type' ? 'wrong-type' : 'bad-value'
  const isEmptyOptional = value === null && field?.isRequired === false
  const purpose = isEmptyOptional
    ? 'If there is nothing to say, delete the line.'
    : field?.description
  const hint =
    otherNotation(issue, value, notation) ?? asGroup(nameOf(path), value, field) ?? purpose
  return [{ path, at: 'value', rule, message, ...(hint && { hint }), ...advice }]
}

/** The question at the end of the message, the hint, and the suggestion if it can mean nothing else. */
function suggestionFor(
  value: unknown,
  field: Field | undefined,
): Pick<DiagnosticText, 'hint' | 'suggestion'> & { question: string } {
  if (typeof value !== 'string' || !field) return { question: '' }
  const right = meant(value, field)
  if (!right) return { question: didYouMean(value, field.values), ...suggest(value, field.values) }
  const question = `. Did you mean ${right.value}?`
  const { hint, isCertain = true } = right
  const suggestion = { wrong: value, right: String(right.value) }
  return { question, ...(hint && { hint }), ...(isCertain && { suggestion }) }
}

function howToWrite(path: DataPath, field: Field | undefined, notation: Notation): string {
  if (!field) return 'expected something here'
  const { example } = field
  const takes = field.takes()
  if (example === undefined) return `expected ${takes}`
  const value = /^\d+$/.test(example) ? Number(example) : example
  return `write it as \`${notation(nameOf(path), value)}\``
}

const nameOf = (path: DataPath): string | number => {
  const name = path.at(-1)
  return typeof name === 'number' ? name : String(name)
}

/** The hint for a value that is of another type only by its quotation marks or a colon in it. */
function otherNotation(issue: Issue, value: unknown, notation: Notation): string | undefined {
  if (issue.code !== 'invalid_type') return undefined
  const { expected, path } = issue
  const write = (right: string | number | boolean) => notation(nameOf(path), right)
  if (expected === 'string') {
    if (typeof value === 'number' || typeof value === 'boolean')
      return `To have it as text, put it in quotation marks: ${write(String(value))}`
    // YAML takes the words before a colon for the name of a field.
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const [[name, rest] = ['', value], ...others] = Object.entries(value)
    if (others.length > 0 || (typeof rest === 'object' && rest !== null)) return undefined
    const text = write(`${name}: ${rest ?? ''}`.trim())
    return `A colon with a space after it makes a field. Put the text in quotation marks: ${text}`
  }
  if (typeof value !== 'string') return undefined
  if (expected === 'boolean' && (value === 'true' || value === 'false'))
    return `Without quotation marks: ${write(value === 'true')}`
  const isNumeric = value.trim() !== '' && Number.isFinite(Number(value))
  return (expected === 'number' || expected === 'int') && isNumeric
    ? `A number has no quotation marks: ${write(Number(value))}`
    : undefined
}

/** The hint for a text where a group is expected: the group, with the text in it. */
function asGroup(at: string | number, value: unknown, field: Field | undefined) {
  if (field?.type !== 'group' || typeof value !== 'string') return undefined
  const { fields, accepts } = field
  const taking = fields.filter((each) => each.accepts(value))
  const noneIsRequired = !fields.some(({ isRequired }) => isRequired)
  const { name } =
    taking.find(({ meta }) => meta.link || meta.file) ??
    taking.find(({ isRequired }) => isRequired || noneIsRequired) ??
    {}
  const group = new Map<string, string | number>()
  for (const each of fields) {
    const isNeeded = each.isRequired || !accepts(Object.fromEntries(group))
    if (each.name === name) group.set(name, value)
    else if (isNeeded && each.accepts('…')) group.set(each.name, '…')
    else if (each.isRequired && each.example !== undefined)
      group.set(each.name, each.type === 'number' ? Number(each.example) : each.example)
  }
  return `Write the group: ${typeof at === 'number' ? '-' : `${at}:`} ${inYaml(group)}`
}

function unknownKeys(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  top: Field,
  data: unknown,
): IssueText[] {
  const field = fieldAt(top, data, path)
  const groups = field ? groupsOf(field, valueAt(data, path)) : []
  const known = groups.flatMap(({ fields }) => fields.map(({ name }) => name))
  const [whole] = groupsOf(top, data)
  return keys.map((key): IssueText => {
    const isEmpty = path.length > 0 && valueAt(data, [...path, key]) === null
    const text = unknownKey(key, known, whole ? homesOf(key, whole, data) : [], isEmpty)
    return { path: [...path, key], at: 'key', rule: 'unknown-key', ...text }
  })
}

/** `{ amount: 25,000 }` has a field `000`, which is empty. */
const afterComma =
  ' Between { and }, a comma ends a value: put a text with a comma in quotation marks, and write a number without.'

function unknownKey(
  key: string,
  known: readonly string[],
  homes: readonly string[],
  isEmpty: boolean,
) {
  const right = suggest(key, known)
  const [home] = homes
  if (home !== undefined && homes.length <= 3 && !right.suggestion) {
    const places = homes.map((each) => (each === '' ? 'at the top' : `in ${each}`)).join(' or ')
    const below = `Put its line below ${home}:, two spaces further to the right.`
    const hint = home === '' ? 'Begin its line in the first column.' : below
    return { message: `unknown field here; it belongs ${places}`, hint }
  }
  const question = didYouMean(key, known)
  const isListed = question === '' && known.length > 0
  const hint = isListed && { hint: `There are: ${known.join(', ')}.${isEmpty ? afterComma : ''}` }
  return { message: `unknown field${question}`, ...hint, ...right }
}

/** The groups that have a field of this name and whose data lacks it, by their dotted paths. */
function homesOf(key: string, group: Field, data: unknown, path: DataPath = []): string[] {
  const isHere =
    group.fields.some(({ name }) => name === key) && valueAt(data, [...path, key]) === undefined
  const inner = group.fields
    .filter(({ type }) => type === 'group')
    .flatMap((field) => homesOf(key, field, data, [...path, field.name]))
  return isHere ? [path.join('.'), ...inner] : inner
}
