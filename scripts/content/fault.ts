import { frameOf } from './frame.ts'
import type { Fault, Finding } from './types.ts'

/** Puts a finding into its file: the place lies inside the text, and the line is shown. */
export function faultIn(path: string, text: string, finding: Finding): Fault {
  const { severity = 'error', line: wantedLine, column: wantedColumn, endColumn, ...rest } = finding
  const lines = text.split('\n')
  const line = within(wantedLine, lines.length)
  const length = (lines[line - 1] ?? '').length
  const column = within(wantedColumn, length + 1)
  const end = endColumn === undefined ? undefined : within(endColumn, length + 1)
  const span = { line, column, ...(end !== undefined && end > column ? { endColumn: end } : {}) }
  return { ...rest, path, severity, ...span, frame: frameOf(text, span) }
}

const within = (value: number, most: number) => Math.min(Math.max(1, Math.trunc(value) || 1), most)
