import type { LocalDiagnostic } from '#scripts/content/diagnostics/index.ts'
import { type Document, placesOf } from '#scripts/content/documents/index.ts'
import { valueAt } from '#scripts/content/fields/index.ts'

/** The field that a notice of a category needs, and why. Without it, an admission is a warning. */
const needs: Readonly<Record<string, { field: string; why: string; hint: string }>> = {
  admission: {
    field: 'until',
    why: 'an admission without its last day stays open for ever',
    hint: 'After that day the notice is marked as over, and is no longer on Home.',
  },
  event: {
    field: 'starts',
    why: 'an event begins on a day, or at a time',
    hint: 'With a time: `starts: 2027-03-05 10:00`. It is the time in Kathmandu.',
  },
  result: {
    field: 'publishUntil',
    why: 'a result is about people, so it leaves the site after a while',
    hint: 'A result names roll numbers, never people.',
  },
}

/** What a notice lacks for its category, and people that a result names. */
export function checkNotice(document: Document): LocalDiagnostic[] {
  const { kind, fields } = document
  if (kind !== 'notice') return []
  const category = String(valueAt(fields, ['category']))
  const people = category === 'result' ? namesOfPeople(document) : []
  const { field = '', why, hint } = needs[category] ?? {}
  if (hint === undefined || valueAt(fields, [field]) !== undefined) return people
  return [
    {
      ...placesOf(document).value(['category']),
      field: 'category',
      rule: 'missing-field',
      message: `${why}: add the line \`${field}: 2027-03-05\``,
      hint,
      ...(category === 'admission' && { severity: 'warning' }),
    },
    ...people,
  ]
}

/** The head of a column that holds names. */
const nameHead =
  /^(?:(?:full |student.?s? |candidate.?s? )?names?|students?|candidates?|(?:\S+को )?नाम|नाम.?थर)$/i

/** Two to four words with capitals, and nothing else: `Sita Kumari Sharma`, but not `First Division`. */
const nameLike =
  /^(?!.*\b(?:Division|Class|Distinction|Merit|Grade|Pass|Fail|Passed|Failed|Year|Semester|Level|Group|Batch|Section)\b)\p{Lu}\p{Ll}+(?: \p{Lu}(?:\p{Ll}+|\.)){1,3}$/u

/**
 * A warning at the first name of a person in a result: at a column of names, or at words like a name
 * beside numbers. What is there twice is a course or a place rather than a name.
 */
function namesOfPeople({ text, bodyLine }: Document): LocalDiagnostic[] {
  const found = text.split('\n').flatMap((line, index) => {
    const isRow = /^\s*\|/.test(line)
    if (index < bodyLine - 1 || !(isRow || /^\s*(?:[-*+]|\d+[.)]) /.test(line))) return []
    const hasNumber = /\d{2}/.test(line)
    return partsOf(line)
      .filter((part) => (isRow && nameHead.test(part)) || (hasNumber && nameLike.test(part)))
      .map((words) => ({ words, line: index + 1, column: line.indexOf(words) + 1 }))
  })
  const names = found.filter(
    ({ words }) => found.filter((other) => other.words === words).length === 1,
  )
  const [first] = names
  if (!first || (names.length < 2 && !nameHead.test(first.words))) return []
  const { words, line, column } = first
  return [
    {
      line,
      column,
      endColumn: column + words.length,
      rule: 'personal-data',
      severity: 'warning',
      message: `“${words}” looks like ${nameHead.test(words) ? 'a column of names' : 'the name of a person'}; a result names roll numbers only`,
      hint: 'Search engines and archives keep what is once on the site. Delete the names.',
    },
  ]
}

/** The cells of a row, and the parts of an item between numbers, commas and dashes. */
const partsOf = (line: string): string[] =>
  line
    .split(/^\s*(?:[-*+]|\d+[.)]) |[|,;:()*_\d–—]|\s-\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
