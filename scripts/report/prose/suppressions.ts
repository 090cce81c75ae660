import {
  type Document,
  type LocalDiagnostic,
  didYouMean,
  isReadWhole,
} from '#scripts/content/index.ts'

/** A comment that suppresses a rule: `# allow spelling: the name of a product`. */
type Suppression = {
  readonly rule: string
  readonly reason: string
  readonly place: Pick<LocalDiagnostic, 'line' | 'column'>
  /** The first and last line it covers. */
  readonly lines: readonly [number, number]
}

const inFields = /(?:^|\s)#\s*allow\s+(?<rule>[a-z][a-z-]*)\s*(?:[:–—-]\s*(?<reason>.*))?$/
const inBody = /\{\/\*\s*allow\s+(?<rule>[a-z][a-z-]*)\s*(?:[:–—-]\s*(?<reason>.*?))?\s*\*\/\}/

/**
 * The diagnostics that no comment suppresses, and what is wrong with the comments.
 * A comment at the end of a line covers that line; one on its own line covers the next field or,
 * in the body, the next paragraph.
 */
export function applySuppressions(
  document: Document,
  diagnostics: readonly LocalDiagnostic[],
  rules: ReadonlySet<string>,
): LocalDiagnostic[] {
  const suppressions = suppressionsIn(document)
  const used = new Set<Suppression>()
  const left = diagnostics.filter(({ rule, line }) => {
    const matching = suppressions.filter(
      (each) => each.rule === rule && each.lines[0] <= line && line <= each.lines[1],
    )
    for (const suppression of matching) used.add(suppression)
    return matching.length === 0
  })
  const faulty = suppressions.flatMap((suppression): LocalDiagnostic[] => {
    const { rule, reason, place } = suppression
    const at = { ...place, rule: 'allow' } as const
    if (!rules.has(rule))
      return [{ ...at, message: `no rule of text is called "${rule}"${didYouMean(rule, rules)}` }]
    if (reason === '')
      return [{ ...at, message: `say why: allow ${rule}: the reason`, hint: whyReason }]
    // What it suppresses may be in a part of the file that can't be read.
    if (used.has(suppression) || !isReadWhole(document)) return []
    return [{ ...at, severity: 'warning', message: `there is no ${rule} here to allow; delete it` }]
  })
  return [...left, ...faulty]
}

const whyReason = 'The next person who edits the text has to know if the exception is still needed.'

function suppressionsIn({ text, kind, bodyLine }: Document): Suppression[] {
  // Few files have such a comment.
  if (!text.includes('allow')) return []
  const lines = text.split('\n')
  return lines.flatMap((source, index): Suppression[] => {
    const isField = kind === 'site' || index + 1 < bodyLine
    const match = (isField ? inFields : inBody).exec(source)
    const { rule, reason = '' } = match?.groups ?? {}
    if (!match || rule === undefined) return []
    const isAlone = source.replace(match[0], '').trim() === ''
    const covered = isField ? fieldLines(lines, index, isAlone) : blockLines(lines, index, isAlone)
    const column = match.index + match[0].search(/[#{]/) + 1
    return [{ rule, reason: reason.trim(), lines: covered, place: { line: index + 1, column } }]
  })
}

const indentOf = (line = '') => line.search(/\S|$/)
const isComment = (line = '') => /^\s*#/.test(line)
const isEmpty = (line = '') => line.trim() === ''

/** A field with everything indented below it. */
function fieldLines(lines: readonly string[], index: number, isAlone: boolean): [number, number] {
  const last = lines.length - 1
  let from = index
  if (isAlone) while (from < last && (from === index || isComment(lines[from]))) from++
  const indent = indentOf(lines[from])
  let to = from
  while (to < last && (isEmpty(lines[to + 1]) || indentOf(lines[to + 1]) > indent)) to++
  return [from + 1, to + 1]
}

/** A line, or the paragraph after it. */
function blockLines(lines: readonly string[], index: number, isAlone: boolean): [number, number] {
  if (!isAlone) return [index + 1, index + 1]
  let from = index + 1
  while (from < lines.length - 1 && (isEmpty(lines[from]) || inBody.test(lines[from] ?? ''))) from++
  let to = from
  while (!isEmpty(lines[to + 1])) to++
  return [from + 1, to + 1]
}
