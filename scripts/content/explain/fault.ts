import { frameOf } from './frame.ts'
import type { Span } from '#content/schema/collections.ts'
import type { Diagnostic, Finding, Fix, Meant } from '../types.ts'

/** Puts a finding into its file: the place lies inside the text, and the line is shown. */
export function diagnosticIn(path: string, text: string, finding: Finding): Diagnostic {
  const {
    severity = 'error',
    line: wantedLine,
    column: wantedColumn,
    endColumn,
    meant,
    fix: given,
    ...rest
  } = finding
  const lines = text.split('\n')
  const line = within(wantedLine, lines.length)
  const source = lines[line - 1] ?? ''
  const column = within(wantedColumn, source.length + 1)
  const end = endColumn === undefined ? undefined : within(endColumn, source.length + 1)
  const span = { line, column, ...(end !== undefined && end > column ? { endColumn: end } : {}) }
  const fix = given ?? (meant && replacement(meant, source, span))
  return { ...rest, path, severity, ...span, ...(fix ? { fix } : {}), frame: frameOf(text, span) }
}

const within = (value: number, most: number) => Math.min(Math.max(1, Math.trunc(value) || 1), most)

/** Where the wrong words stand exactly once in the span, what to write in their place. */
function replacement(
  { wrong, right }: Meant,
  source: string,
  { line, column, endColumn = column }: Span,
): Fix | undefined {
  const [before, ...others] = source.slice(column - 1, endColumn - 1).split(wrong)
  if (wrong === '' || before === undefined || others.length !== 1) return undefined
  const from = column + before.length
  return { line, column: from, endLine: line, endColumn: from + wrong.length, text: right }
}
