import { comparedOn } from '#content/schema/fields.ts'
import type { Language } from '#content/schema/languages.ts'
import { kinds } from '#content/kinds/table.ts'
import type { LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import { type Document, placesOf } from '#scripts/read/documents/index.ts'
import {
  type DataPath,
  describe,
  fieldAt,
  listAt,
  type Mismatch,
  translated,
  valueAt,
} from '#scripts/read/fields/index.ts'
import type { ParsedYaml } from '#scripts/read/files/index.ts'
import { yamlNotation } from './notation.ts'
import { parseData } from './parse-data.ts'

/** The part of a document by which a translation is completed and checked. */
export type Original = Pick<Document, 'kind' | 'path' | 'text' | 'fields' | 'data' | 'body'>

/**
 * The fields of a translation, completed by the facts of its original, with the places in its own file.
 * `isOwn` is true for what the translation itself says: the rest was checked in the original. Compared
 * with an original that has faults, words that are right would be wrong: what it lacks isn't compared.
 */
export function completedBy(original: Original, language: Language, words: ParsedYaml) {
  const isRead = words.value !== undefined && original.fields !== undefined
  const isComparable = original.data !== undefined
  const { schema } = kinds[original.kind]
  const { comparedOn: day, ...others } = Object(words.value)
  // Its original doesn't have this field.
  const own = day === undefined ? words.value : others
  const { fields, mismatches } = isRead
    ? translated(describe(schema), original.fields, own)
    : { fields: undefined, mismatches: [] }
  const places = placesOf(original)
  const faults = (isComparable ? mismatches : []).map((mismatch): LocalDiagnostic => {
    const { path, is } = mismatch
    const at = is === 'missing' ? words.places.mapping(path) : words.places.value(path)
    const where = `${original.path}:${places.value(path).line}`
    const text = textOf(mismatch, words.value, original, where)
    return Object.assign(at, { field: path.join('.') }, text)
  })
  const inDay = day === undefined ? [] : parseData(comparedOn, day, yamlNotation).faults
  for (const { at, path: _, ...text } of inDay)
    faults.push({ ...words.places[at](['comparedOn']), field: 'comparedOn', ...text })
  const isOwn = (path: DataPath) =>
    valueAt(words.value, path) !== undefined && (isComparable || !!valueAt(original.fields, path))
  const hasLanguage = fieldAt(describe(schema), fields, ['lang']) !== undefined
  const value = isRead && hasLanguage ? Object.assign({}, fields, { lang: language }) : fields
  return { yaml: { ...words, value }, faults, isOwn }
}

function textOf(
  { path, is, isRequired }: Mismatch,
  words: unknown,
  original: Original,
  where: string,
): Pick<LocalDiagnostic, 'rule' | 'message' | 'hint' | 'severity'> {
  const name = String(path.findLast((step) => typeof step === 'string'))
  const rule = 'translation' as const
  if (is === 'fact') {
    const message = `${name} is not translated: every language has the one in ${where}`
    return { rule, message, hint: 'Delete it here. To change it, change it there.' }
  }
  if (is === 'extra') {
    const message = `${original.path} has no ${name}`
    return { rule, message, hint: 'Write it there first, or delete it here.' }
  }
  if (is === 'shape') {
    const message = `expected words in the same form as in ${where}`
    return { rule, message, hint: 'A group stays a group of fields, and a line stays a line.' }
  }
  if (is === 'length') {
    const [own, theirs] = [words, original.fields].map((data) => listAt(data, path).length)
    const message = `expected ${theirs} entries, as in ${where}, got ${own}`
    const hint = 'Entries are matched by their place in the list; write {} for one without words.'
    return { rule, message, hint }
  }
  const message = `${name} is not translated; ${where} has it`
  return isRequired
    ? { rule: 'missing-field', message, hint: 'Translate it here, or delete this file for now.' }
    : { rule: 'untranslated', severity: 'warning', message, hint: inEnglish }
}

export const untranslatedText = ({ path }: Original, line: number): LocalDiagnostic => ({
  line,
  column: 1,
  rule: 'untranslated',
  severity: 'warning',
  message: `the text below the fields is not translated; ${path} has it`,
  hint: inEnglish,
})

const inEnglish = 'Until then, visitors read the English one.'
