import { kinds } from '#content/kinds/table.ts'
import { comparedOn } from '#content/schema/fields.ts'
import type { LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import { type Original, type ParsedFile, fieldPlacesOf } from '#scripts/read/documents/index.ts'
import { listAt, type Mismatch } from '#scripts/read/fields/index.ts'
import type { FileRules } from '../rule.ts'
import { yamlNotation } from './notation.ts'
import { schemaFaults } from './schema-faults.ts'

/** A notice and its translation. */
const translated = (fields: string, text: string) => ({
  'content/notices/moves.mdx':
    '---\ntitle: The office moves\ndate: 2026-12-10\ncategory: news\n---\n\nCome.\n',
  'content/notices/moves.ne.mdx': `---\n${fields}\n---\n${text}`,
})

export const translationRules: FileRules = {
  check: translationFaults,
  rules: {
    translation: {
      does: 'A translation has the words of another file, and no facts.',
      bad: { files: translated('title: कार्यालय सर्छ\ncategory: ‸news', 'आउनुहोस्।') },
      good: { files: translated('title: कार्यालय सर्छ', 'आउनुहोस्।') },
    },
    untranslated: {
      severity: 'warning',
      does: 'A translation has all the words of the file that it translates.',
      bad: { files: translated('title: कार्यालय सर्छ', '‸') },
      good: { files: translated('title: कार्यालय सर्छ', 'आउनुहोस्।') },
    },
  },
}

function translationFaults({ kind, fields, original, content }: ParsedFile): LocalDiagnostic[] {
  if (!original || !fields) return []
  const { places, written, mismatches, comparedOn: day } = fields
  const faults = mismatches.map((mismatch): LocalDiagnostic => {
    const { path, is } = mismatch
    const at = is === 'missing' ? places.mapping(path) : places.value(path)
    const where = `${original.path}:${fieldPlacesOf(original).value(path).line}`
    const text = textOf(mismatch, written, original, where)
    return Object.assign(at, { field: path.join('.') }, text)
  })
  for (const { at, path: _, ...text } of day === undefined
    ? []
    : schemaFaults(comparedOn, day, yamlNotation))
    faults.push({ ...places[at](['comparedOn']), field: 'comparedOn', ...text })
  if (!content.lacksText || kinds[kind].body !== 'allowed') return faults
  const message = `the text below the fields is not translated; ${original.path} has it`
  const text = { rule: 'untranslated', message, hint: inEnglish }
  return [...faults, { line: content.bodyLine, column: 1, ...text }]
}

function textOf(
  { path, is, isRequired }: Mismatch,
  words: unknown,
  original: Original,
  where: string,
): Pick<LocalDiagnostic, 'rule' | 'message' | 'hint'> {
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
  const [own, theirs] = [words, original.fields].map((data) => listAt(data, path).length)
  if (is === 'fewer') {
    const message = `${name} has ${own} of the ${theirs} entries in ${where}`
    return {
      rule: 'untranslated',
      message,
      hint: 'Translate the others, or keep fewer on purpose.',
    }
  }
  if (is === 'length') {
    const message = `expected ${theirs} entries, as in ${where}, got ${own}`
    const hint = 'Entries are matched by their place in the list; write {} for one without words.'
    return { rule, message, hint }
  }
  const message = `${name} is not translated; ${where} has it`
  return isRequired
    ? {
        rule: 'missing-field',
        message,
        hint: 'Translate it here. Until you can, write the English words.',
      }
    : { rule: 'untranslated', message, hint: inEnglish }
}

const inEnglish = 'Until then, visitors read the English one.'
