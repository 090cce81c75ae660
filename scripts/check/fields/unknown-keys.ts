import type * as z from 'zod'
import {
  type DataPath,
  type Field,
  fieldAt,
  groupsOf,
  valueAt,
} from '#scripts/content/fields/index.ts'
import {
  type DiagnosticText,
  didYouMean,
  questionAbout,
  suggest,
} from '#scripts/content/diagnostics/index.ts'
import { asGroup, type IssueText } from './notation.ts'

/** What people call a field that has another name. */
const otherNames = Object.entries({
  fee: /price|cost|tuition|charge/i,
  intakes: /^dates?$|start|begin|batch|session/i,
  starts: /^(?:dates?|from|firstday)$|start|begin/i,
  ends: /^(?:until|lastday)$|end/i,
  applyBy: /deadline|last/i,
  place: /venue|location/i,
})

/** The fields that a group doesn't have, each with the one that was probably meant. */
export function unknownKeys(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  top: Field,
  data: unknown,
): IssueText[] {
  const field = fieldAt(top, data, path)
  const groups = field ? groupsOf(field, valueAt(data, path)) : []
  const known = groups.flatMap(({ fields }) => fields)
  const [whole] = groupsOf(top, data)
  return keys.map((key): IssueText => {
    const at = [...path, key]
    const homes = whole ? homesOf(key, whole, data) : []
    const { suggestion, ...text } = unknownKey(at, valueAt(data, at), known, homes)
    const isTaken = suggestion && valueAt(data, [...path, suggestion.right]) !== undefined
    const fix = !isTaken && { suggestion }
    return { path: at, at: 'key', rule: 'unknown-key', ...text, ...fix }
  })
}

/** `{ amount: 25,000 }` has a field `000`, which is empty. */
const afterComma =
  ' Between { and }, a comma ends a value: put a text with a comma in quotation marks, and write a number without.'

type Home = { readonly path: string; readonly isList: boolean }

function unknownKey(
  path: readonly PropertyKey[],
  value: unknown,
  fields: readonly Field[],
  homes: readonly Home[],
): Pick<DiagnosticText, 'message' | 'hint' | 'suggestion'> {
  const key = String(path.at(-1))
  const known = fields.map(({ name }) => name)
  const [, name = '', written = ''] = /^(\w+):(.+)$/.exec(key) ?? []
  if (value === null && known.includes(name)) {
    const suggestion = { wrong: key, right: `${name}: ${written}` }
    return {
      message: `a space is missing after the colon of ${name}`,
      hint: `Write ${suggestion.right}`,
      suggestion,
    }
  }
  const right = suggest(key, known)
  const [home] = homes
  if (home !== undefined && homes.length <= 3 && !right.suggestion) {
    const places = homes.map((each) => (each.path === '' ? 'at the top' : `in ${each.path}`))
    return { message: `unknown field here; it belongs ${places.join(' or ')}`, hint: moveTo(home) }
  }
  const [other] = otherNames.find(([name, names]) => names.test(key) && known.includes(name)) ?? []
  const field = right.suggestion ? undefined : fields.find(({ name }) => name === other)
  if (field) {
    const hint = asGroup([field.name], value, field) ?? field.description
    const suggestion = field.accepts(value) ? { wrong: key, right: field.name } : undefined
    return { message: `unknown field${questionAbout(field.name)}`, hint, suggestion }
  }
  const question = didYouMean(key, known)
  const isListed = question === '' && known.length > 0
  const isEmpty = path.length > 1 && value === null
  const hint = isListed && { hint: `There are: ${known.join(', ')}.${isEmpty ? afterComma : ''}` }
  return { message: `unknown field${question}`, ...hint, ...right }
}

function moveTo({ path, isList }: Home): string {
  if (path === '') return 'Begin its line in the first column.'
  return isList
    ? `Put its line into an entry of ${path}:, in the column of the entry’s other fields.`
    : `Put its line below ${path}:, two spaces further to the right.`
}

/** The groups that have a field of this name and whose data lacks it. */
function homesOf(key: string, group: Field, data: unknown, path: DataPath = []): Home[] {
  const has = ({ fields }: Field) => fields.some(({ name }) => name === key)
  const isHere = has(group) && valueAt(data, [...path, key]) === undefined
  const inner = group.fields.flatMap((field) => {
    const below = [...path, field.name]
    if (field.type === 'group') return homesOf(key, field, data, below)
    const entries = valueAt(data, below)
    const isInList = Array.isArray(entries) && field.item !== undefined && has(field.item)
    return isInList ? [{ path: below.join('.'), isList: true }] : []
  })
  return isHere ? [{ path: path.join('.'), isList: false }, ...inner] : inner
}
