import { contentFormat, siteFormat } from '#components/admin/format.ts'
import type { Form, FormField, Note } from '#components/admin/messages.ts'
import { originalPath } from '#content/schema/languages.ts'
import { applyFixes } from '#scripts/check/apply-fixes.ts'
import type { Diagnostic } from '#scripts/read/diagnostics/index.ts'
import type { Document } from '#scripts/read/documents/index.ts'
import { inFiles, titleOf } from '../draft.ts'

/**
 * A diagnostic as the pane shows it: at its field, or at its place in another file. `inForm` has the
 * draft and then its translations.
 */
export function noteOf(
  diagnostic: Diagnostic,
  inForm: readonly Document[],
  others: readonly Document[],
  form: Form | undefined,
): Note {
  const { path, line, severity } = diagnostic
  const own = inForm.find((each) => each.path === path)
  const isText = own?.body !== undefined && line >= own.bodyLine
  const labels = labelsIn(form ?? {})
  const nameOf = (file: string) => {
    if (own && file === originalPath(path)) return 'the English text'
    const document = others.find((each) => each.path === file)
    return document ? `“${titleOf(document)}”` : file
  }
  const wordsOf = (text: string) => inFormWords(text, labels, nameOf, isText)
  const message = wordsOf(diagnostic.message)
  const hint = diagnostic.hint && wordsOf(diagnostic.hint)
  if (!own) return { severity, message, hint, label: nameOf(path) }
  const fixed = fixedFields(diagnostic, own)
  const { language } = own
  const isOther = own !== inForm[0]
  const words = { severity, message, hint, ...(fixed && { fixed }), ...(isOther && { language }) }
  // In the text, the field of a diagnostic is a prop, which a form has not.
  const field = isText ? 'body' : (lackingField(diagnostic) ?? diagnostic.field)
  if (field === undefined) return { ...words, label: '' }
  const named = fieldLabel(form, isText ? (diagnostic.field ?? field) : field)
  const label = isOther ? `${named} (${englishNames.of(language)})` : named
  // An empty line is above the text.
  return { ...words, field, label, ...(isText && { line: line - own.bodyLine - 1 }) }
}

/** The editor is in English. */
const englishNames = new Intl.DisplayNames('en', { type: 'language' })

const addedLine = /add the line `(\w+): ([^`]+)`/

/** The field that a message asks to fill in: one beside the field with the fault, or one in its group. */
function lackingField({ field = '', message }: Diagnostic): string | undefined {
  const [, inside] = /^expected either `(\w+)`/.exec(message) ?? []
  if (inside !== undefined) return `${field}.${inside}`
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
const inFormWords = (
  words: string,
  labels: ReadonlyMap<string, string>,
  nameOf: (path: string) => string,
  isText: boolean,
): string =>
  words
    .replaceAll(inFiles, '')
    .replaceAll(/, each entry on a line that.*"- "| under public\/|\bpublic(?=\/\w)/g, '')
    .replaceAll(/((?:content|pages)\/[\w./-]+\.(?:mdx|yaml))(?::\d+)?/g, (_, path) => nameOf(path))
    .replace(/^missing; write it as `\w+: ([^`]+)`$/, 'empty; for example $1')
    .replace(/^missing(?=;)/, 'empty')
    .replace(/^there is no (\w+) ""$/, 'empty; choose a $1')
    .replace(/^(expected a list.*(?=, got 0$)|expected .*(?=, got (?:none|"")$)).*$/, 'empty; $1')
    .replace(/^\w+ (?=is not translated|has \d+ of)/, '')
    .replace(addedLine, 'fill in `$1`, for example $2')
    .replaceAll(/`(\w+)(?:: ([^`]+))?`/g, (code, name, value) => {
      const label = labels.get(name)
      if (label === undefined) return code
      return value === undefined ? `“${label}”` : `“${label}: ${value.replace('true', 'Yes')}”`
    })
    .replace(/\bdelete the lines?\b/i, isText ? '$&' : 'leave it empty')

/** The texts in a value by their dotted paths. */
const textsIn = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    textsIn(inner, path === '' ? name : `${path}.${name}`),
  )
}

/** The texts of a form after a fix; undefined if the fix changes anything else. */
function fixedFields(
  { fix }: Diagnostic,
  { kind, text }: Document,
): Record<string, string> | undefined {
  if (!fix) return undefined
  const { fromFile } = kind === 'site' ? siteFormat : contentFormat({})
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
