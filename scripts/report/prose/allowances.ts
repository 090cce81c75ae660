import {
  type Document,
  type Diagnostic,
  type LocalDiagnostic,
  didYouMean,
} from '#scripts/content/index.ts'

/** A comment that lets a rule pass where it stands: `# allow spelling: the name of a product`. */
type Allowance = {
  readonly rule: string
  readonly place: Pick<LocalDiagnostic, 'line' | 'column'>
  readonly isWhole: boolean
  /** First and last line that it speaks of. */
  readonly lines: readonly [number, number]
  readonly reason: string
}

const inFields = /(?:^|\s)#\s*allow\s+(?<rule>[a-z][a-z-]*)\s*(?:[:–—-]\s*(?<reason>.*))?$/
const inText = /\{\/\*\s*allow\s+(?<rule>[a-z][a-z-]*)\s*(?:[:–—-]\s*(?<reason>.*?))?\s*\*\/\}/

/**
 * The faults of a file without those that a comment allows, and what is wrong with the comments.
 * A comment at the end of a line speaks of that line, one on a line of its own of what follows:
 * in the fields the next field, in the text the next paragraph.
 */
export function withAllowances(
  document: Document,
  diagnostics: readonly Diagnostic[],
  rules: ReadonlySet<string>,
): { diagnostics: readonly Diagnostic[]; findings: readonly LocalDiagnostic[] } {
  const allowances = allowancesIn(document)
  const used = new Set<Allowance>()
  const left = diagnostics.filter(({ rule, line }) => {
    const by = allowances.filter(
      (allowance) =>
        allowance.rule === rule && allowance.lines[0] <= line && line <= allowance.lines[1],
    )
    for (const allowance of by) used.add(allowance)
    return by.length === 0
  })
  const findings = allowances.flatMap((allowance) => problems(allowance, rules, used))
  return { diagnostics: left, findings }
}

function problems(
  allowance: Allowance,
  rules: ReadonlySet<string>,
  used: ReadonlySet<Allowance>,
): LocalDiagnostic[] {
  const { rule, place, reason } = allowance
  const at = { ...place, rule: 'allow' } as const
  if (!rules.has(rule))
    return [{ ...at, message: `no rule of text is called "${rule}"${didYouMean(rule, rules)}` }]
  if (reason === '')
    return [{ ...at, message: `say why: allow ${rule}: the reason`, hint: whyReason }]
  if (used.has(allowance)) return []
  return [{ ...at, severity: 'warning', message: `there is no ${rule} here to allow; delete it` }]
}

const whyReason =
  'Whoever reads the text after you wants to know whether the exception still holds.'

function allowancesIn({ text, kind, bodyLine }: Document): Allowance[] {
  const lines = text.split('\n')
  return lines.flatMap((source, index): Allowance[] => {
    const isField = kind === 'site' || index + 1 < bodyLine
    const match = (isField ? inFields : inText).exec(source)
    const { rule, reason = '' } = match?.groups ?? {}
    if (!match || rule === undefined) return []
    const isWhole = source.replace(match[0], '').trim() === ''
    const span = isField ? fieldLines(lines, index, isWhole) : blockLines(lines, index, isWhole)
    const column = match.index + match[0].search(/[#{]/) + 1
    return [
      { rule, reason: reason.trim(), isWhole, lines: span, place: { line: index + 1, column } },
    ]
  })
}

const indentOf = (line: string) => line.search(/\S|$/)
const isComment = (line: string | undefined) => /^\s*#/.test(line ?? '')
const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''

/** A field with all that stands deeper below it. */
function fieldLines(lines: readonly string[], index: number, isWhole: boolean): [number, number] {
  let from = index
  if (isWhole) while (from < lines.length - 1 && (from === index || isComment(lines[from]))) from++
  const indent = indentOf(lines[from] ?? '')
  let to = from
  while (
    to < lines.length - 1 &&
    (isBlank(lines[to + 1]) || indentOf(lines[to + 1] ?? '') > indent)
  )
    to++
  return [from + 1, to + 1]
}

/** A line, or the paragraph after it. */
function blockLines(lines: readonly string[], index: number, isWhole: boolean): [number, number] {
  if (!isWhole) return [index + 1, index + 1]
  let from = index + 1
  while (from < lines.length - 1 && (isBlank(lines[from]) || inText.test(lines[from] ?? ''))) from++
  let to = from
  while (!isBlank(lines[to + 1])) to++
  return [from + 1, to + 1]
}
