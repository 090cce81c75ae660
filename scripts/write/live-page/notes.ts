import { contentFormat } from '#components/admin/format.ts'
import type { Form, FormField, Note } from '#components/admin/messages.ts'
import { languageNames } from '#content/schema/languages.ts'
import { applyFixes } from '#scripts/check/apply-fixes.ts'
import { type Diagnostic, placeOf } from '#scripts/read/diagnostics/index.ts'
import type { Document } from '#scripts/read/documents/index.ts'

/**
 * A diagnostic as the pane shows it: at its field, or at its place in another file. `inForm` has the
 * draft and then its translations.
 */
export function noteOf(
  diagnostic: Diagnostic,
  inForm: readonly Document[],
  form: Form | undefined,
): Note {
  const { path, line, severity } = diagnostic
  const own = inForm.find((each) => each.path === path)
  const isText = own?.body !== undefined && line >= own.bodyLine
  const labels = isText ? new Map() : labelsIn(form ?? {})
  const message = inFormWords(diagnostic.message, labels)
  const hint = diagnostic.hint && inFormWords(diagnostic.hint, labels)
  if (!own) return { severity, message, hint, label: placeOf(diagnostic) }
  const fixed = fixedFields(diagnostic, own)
  const { language } = own
  const isOther = own !== inForm[0]
  const words = { severity, message, hint, ...(fixed && { fixed }), ...(isOther && { language }) }
  // In the text, the field of a diagnostic is a prop, which a form has not.
  const field = isText ? 'body' : (lackingField(diagnostic) ?? diagnostic.field)
  if (field === undefined) return { ...words, label: '' }
  const named = fieldLabel(form, isText ? (diagnostic.field ?? field) : field)
  const label = isOther ? `${named} (${languageNames[language]})` : named
  // An empty line is above the text.
  return { ...words, field, label, ...(isText && { line: line - own.bodyLine - 1 }) }
}

const addedLine = /add the line `(\w+): ([^`]+)`/

/** The field beside the one with the fault that a message asks to add. */
function lackingField({ field = '', message }: Diagnostic): string | undefined {
  const name = addedLine.exec(message)?.[1]
  return name && [...field.split('.').slice(0, -1), name].join('.')
}

type Group = Omit<FormField, 'name'>

/** The labels of all fields of a form, by their names. */
function labelsIn(form: Group, labels = new Map<string, string>()): Map<string, string> {
  const { fields = [], types = [], field } = form
  for (const each of [...fields, ...types, ...(field ? [field] : [])]) {
    labels.set(each.name, each.label ?? each.name)
    labelsIn(each, labels)
  }
  return labels
}

/** The words of the check without the notation of a file, and with the labels of fields for their names. */
const inFormWords = (words: string, labels: ReadonlyMap<string, string>): string =>
  words
    .replaceAll(/ \(in the file, [^)]*\)|, each entry on a line that begins with "- "/g, '')
    .replace(/^expected (.*), got none$/, 'empty; expected $1')
    .replace(addedLine, 'fill in `$1`, for example $2')
    .replaceAll(/`(\w+)(?:: ([^`]+))?`/g, (code, name, value) => {
      const label = labels.get(name)
      if (label === undefined) return code
      return value === undefined ? `“${label}”` : `“${label}: ${value}”`
    })
    .replace(/\bdelete the lines?\b/i, labels.size > 0 ? 'leave it empty' : '$&')

/** The texts in a value by their dotted paths. */
const textsIn = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    textsIn(inner, path === '' ? name : `${path}.${name}`),
  )
}

const { fromFile } = contentFormat({})

/** The texts of a form after a fix; undefined if the fix changes anything else. */
function fixedFields({ fix }: Diagnostic, { text }: Document): Record<string, string> | undefined {
  if (!fix) return undefined
  const { bytes } = applyFixes(new TextEncoder().encode(text), [fix])
  const before = new Map(textsIn(fromFile(text)))
  const after = textsIn(fromFile(new TextDecoder().decode(bytes)))
  const changed = after.filter(([path, each]) => before.get(path) !== each)
  const isWhole = after.length === before.size && changed.every(([path]) => before.has(path))
  return isWhole && changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** The label of a field: `Fee`, or `Subjects 2` for `subjects.1`. */
function fieldLabel(form: Form | undefined, field: string): string {
  let group: Group = form ?? {}
  const words = field.split('.').map((name) => {
    if (/^\d+$/.test(name)) return String(Number(name) + 1)
    const inner = [group, ...(group.types ?? [])]
      .flatMap(({ fields = [] }) => fields)
      .find((each) => each.name === name)
    group = inner ?? {}
    return inner?.label ?? name
  })
  return words.join(' ')
}
