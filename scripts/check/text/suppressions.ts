import { type Document, isReadWhole } from '#scripts/content/documents/index.ts'
import { type LocalDiagnostic, didYouMean } from '#scripts/content/diagnostics/index.ts'
import { proseRules } from './rules/index.ts'

const inFields = /(?:^|\s)#\s*allow\s+(?<rule>[a-z][a-z-]*)\s*(?:[:–—-]\s*(?<reason>.*))?$/
const inBody = /\{\/\*\s*allow\s+(?<rule>[a-z][a-z-]*)\s*(?:[:–—-]\s*(?<reason>.*?))?\s*\*\/\}/
const rules = new Set<string>(proseRules.map(({ id }) => id))

/**
 * The diagnostics that no comment suppresses, and those of the comments themselves.
 * A comment at the end of a line covers that line; one on its own line covers the next field or,
 * in the body, the next paragraph.
 */
export function applySuppressions(document: Document, diagnostics: readonly LocalDiagnostic[]) {
  const suppressed = new Set<LocalDiagnostic>()
  const faulty = suppressionsIn(document).flatMap((suppression): LocalDiagnostic[] => {
    const { rule, reason, line, column, first, last } = suppression
    const found = diagnostics.filter(
      ({ rule: broken, line: place = 1 }) => broken === rule && first <= place && place <= last,
    )
    for (const each of found) suppressed.add(each)
    const at = { line, column, rule: 'allow', severity: 'warning' } as const
    if (!rules.has(rule))
      return [{ ...at, message: `no rule of text is called "${rule}"${didYouMean(rule, rules)}` }]
    if (reason === '')
      return [{ ...at, message: `say why: allow ${rule}: the reason`, hint: whyReason }]
    // What it suppresses may be in a part of the file that can't be read.
    if (found.length > 0 || !isReadWhole(document)) return []
    return [{ ...at, message: `there is no ${rule} here to allow; delete it` }]
  })
  return [...diagnostics.filter((each) => !suppressed.has(each)), ...faulty]
}

const whyReason = 'The next person who edits the text has to know if the exception is still needed.'

/** The comments that suppress a rule, with the first and the last line that each covers. */
function suppressionsIn({ text, kind, bodyLine }: Document) {
  const lines = text.split('\n')
  return lines.flatMap((source, index) => {
    const isField = kind === 'site' || index + 1 < bodyLine
    const match = (isField ? inFields : inBody).exec(source)
    const { rule, reason = '' } = match?.groups ?? {}
    if (!match || rule === undefined) return []

    const isAlone = source.replace(match[0], '').trim() === ''
    const isBefore = (line: string) =>
      isField ? /^\s*#/.test(line) : line.trim() === '' || inBody.test(line)
    const next = lines.findIndex((line, at) => at >= index && !isBefore(line))
    const from = isAlone && next !== -1 ? next : index

    const indent = indentOf(lines[from])
    const belongs = (line: string) =>
      isField ? line.trim() === '' || indentOf(line) > indent : isAlone && line.trim() !== ''
    const end = lines.findIndex((line, at) => at > from && !belongs(line))
    const column = match.index + match[0].search(/[#{]/) + 1
    const last = end === -1 ? lines.length : end
    const place = { line: index + 1, column, first: from + 1, last }
    return [{ rule, reason: reason.trim(), ...place }]
  })
}

const indentOf = (line = '') => line.search(/\S|$/)
