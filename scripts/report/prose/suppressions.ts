import {
  type Document,
  type LocalDiagnostic,
  didYouMean,
  isReadWhole,
} from '#scripts/content/index.ts'
import { proseRules } from './rules/index.ts'

/** A comment that suppresses a rule: `# allow spelling: the name of a product`. */
type Suppression = {
  readonly rule: string
  readonly reason: string
  readonly place: Pick<LocalDiagnostic, 'line' | 'column'>
  /** The first and last line it covers. */
  readonly from: number
  readonly to: number
}

const inFields = /(?:^|\s)#\s*allow\s+(?<rule>[a-z][a-z-]*)\s*(?:[:–—-]\s*(?<reason>.*))?$/
const inBody = /\{\/\*\s*allow\s+(?<rule>[a-z][a-z-]*)\s*(?:[:–—-]\s*(?<reason>.*?))?\s*\*\/\}/
const rules = new Set<string>(proseRules.map(({ id }) => id))

/**
 * The diagnostics that no comment suppresses, and what is wrong with the comments.
 * A comment at the end of a line covers that line; one on its own line covers the next field or,
 * in the body, the next paragraph.
 */
export function applySuppressions(
  document: Document,
  diagnostics: readonly LocalDiagnostic[],
): LocalDiagnostic[] {
  const suppressions = suppressionsIn(document)
  const covers = (each: Suppression, { rule, line }: LocalDiagnostic) =>
    each.rule === rule && each.from <= line && line <= each.to
  const left = diagnostics.filter(
    (diagnostic) => !suppressions.some((each) => covers(each, diagnostic)),
  )
  const faulty = suppressions.flatMap((suppression): LocalDiagnostic[] => {
    const { rule, reason, place } = suppression
    const at = { ...place, rule: 'allow' } as const
    if (!rules.has(rule))
      return [{ ...at, message: `no rule of text is called "${rule}"${didYouMean(rule, rules)}` }]
    if (reason === '')
      return [{ ...at, message: `say why: allow ${rule}: the reason`, hint: whyReason }]
    // What it suppresses may be in a part of the file that can't be read.
    const isUsed = diagnostics.some((diagnostic) => covers(suppression, diagnostic))
    if (isUsed || !isReadWhole(document)) return []
    return [{ ...at, severity: 'warning', message: `there is no ${rule} here to allow; delete it` }]
  })
  return [...left, ...faulty]
}

const whyReason = 'The next person who edits the text has to know if the exception is still needed.'

function suppressionsIn({ text, kind, bodyLine }: Document): Suppression[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const isField = kind === 'site' || index + 1 < bodyLine
    const pattern = isField ? inFields : inBody
    const match = pattern.exec(line)
    const { rule, reason = '' } = match?.groups ?? {}
    if (!match || rule === undefined) return []

    const isAlone = line.replace(match[0], '').trim() === ''
    const isSkipped = (next = '') =>
      isField ? /^\s*#/.test(next) : isEmpty(next) || inBody.test(next)
    let from = index
    if (isAlone) while (from < lines.length - 1 && isSkipped(lines[from])) from++
    const belongs = (next = '') =>
      isField ? isEmpty(next) || indentOf(next) > indentOf(lines[from]) : isAlone && !isEmpty(next)
    let to = from
    while (to < lines.length - 1 && belongs(lines[to + 1])) to++
    const column = match.index + match[0].search(/[#{]/) + 1
    return [
      {
        rule,
        reason: reason.trim(),
        place: { line: index + 1, column },
        from: from + 1,
        to: to + 1,
      },
    ]
  })
}

const indentOf = (line = '') => line.search(/\S|$/)
const isEmpty = (line = '') => line.trim() === ''
