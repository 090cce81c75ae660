import type { Nodes } from 'mdast'
import type { Span } from '#content/schema/entry.ts'
import { rememberLast } from '#scripts/system/text/remember-last.ts'

/** A text that replaces another one. Places count as in `Span`. */
type Replacement = Span & {
  readonly endLine: number
  readonly endColumn: number
  readonly text: string
}

/** `also` are the places that change with it, such as the name in the closing tag. */
export type Fix = Replacement & { readonly also?: readonly Replacement[] | undefined }

/** An unambiguous correction of the text in the span: `right` replaces `wrong`. */
type Suggestion = { readonly wrong: string; readonly right: string }

/** Something wrong in a file. `field` is a dotted path (`subjects.0`), `frame` the line with a caret. */
export type Diagnostic = Span & {
  readonly path: string
  /** The id of the rule, see `scripts/check/table.ts`. */
  readonly rule: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly field?: string | undefined
  readonly hint?: string | undefined
  readonly fix?: Fix | undefined
  readonly frame: string
}

export type DiagnosticText = Pick<Diagnostic, 'rule' | 'message' | 'hint' | 'fix'> & {
  readonly severity?: 'warning' | undefined
  readonly suggestion?: Suggestion | undefined
}

/** A diagnostic of a single file, before `diagnosticIn` adds the path and the frame. Without a place, of all of it. */
export type LocalDiagnostic = Partial<Span> & DiagnosticText & Pick<Diagnostic, 'field'>

/** A text may have thousands of diagnostics, one after the other. */
const linesOf = rememberLast((text) => text.split('\n'))

/** A picture has no text. */
export type SomeFile = { readonly path: string; readonly text?: string }

/** Completes a diagnostic: its place is moved inside the text, and a suggestion becomes a fix. */
export function diagnosticIn({ path, text = '' }: SomeFile, local: LocalDiagnostic): Diagnostic {
  const lines = linesOf(text)
  const { endColumn, suggestion, severity = 'error', fix, ...rest } = local
  const line = clamp(local.line ?? 1, lines.length)
  const source = lines[line - 1] ?? ''
  const column = clamp(local.column ?? 1, source.length + 1)
  const end = endColumn === undefined ? 0 : clamp(endColumn, source.length + 1)
  const span = { line, column, endColumn: end > column ? end : undefined }
  const change = fix ?? (suggestion && fixOf(suggestion, source, span))
  return { severity, ...rest, path, ...span, fix: change, frame: codeFrame(source, span) }
}

const width = 100
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How many cells of a terminal a text takes, if no character is a wide one. */
const cells = (text: string): number => [...graphemes.segment(text)].length

/**
 * A line (`source`) with a caret below its place:
 *
 *     3 | durashun: 5 days
 *       | ^^^^^^^^
 *
 * A line of more than 100 characters is cut around the place.
 */
function codeFrame(source: string, { line, column, endColumn }: Span): string {
  const whole = source.replaceAll('\t', ' ')
  const from = column > width - 20 ? column - 1 - 40 : 0
  const shown = whole.slice(from, from + width)
  const end = Math.min(endColumn ?? column + 1, whole.length + 1, from + width + 1)
  const before = cells(shown.slice(0, column - 1 - from))
  const length = Math.max(1, cells(shown.slice(column - 1 - from, end - 1 - from)))
  const gutter = ' '.repeat(String(line).length)
  const lead = from > 0 ? '…' : ''
  const tail = whole.length > from + width ? '…' : ''
  const carets = ' '.repeat(lead.length + before) + '^'.repeat(length)
  return `${line} | ${lead}${shown}${tail}\n${gutter} | ${carets}`
}

export function placeAt(text: string, offset: number): Pick<Span, 'line' | 'column'> {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

/** The place of a node of Markdown in its first line. */
export function spanOf({ position }: Pick<Nodes, 'position'>): Span {
  if (!position) return { line: 1, column: 1 }
  const { start, end } = position
  const { line, column } = start
  return { line, column, endColumn: end.line === line ? end.column : undefined }
}

const clamp = (value: number, most: number) => Math.min(Math.max(1, Math.trunc(value) || 1), most)

/** The fix of a suggestion, if the wrong text occurs exactly once in the span. */
function fixOf({ wrong, right }: Suggestion, source: string, span: Span): Fix | undefined {
  const { line, column, endColumn = column } = span
  const [before, ...others] = source.slice(column - 1, endColumn - 1).split(wrong)
  if (wrong === '' || before === undefined || others.length !== 1) return undefined
  const from = column + before.length
  return { line, column: from, endLine: line, endColumn: from + wrong.length, text: right }
}

/** Order of code points, the same on every machine. */
export const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

type Place = Pick<Diagnostic, 'path' | 'line' | 'column'>

export const byPlace = (a: Place, b: Place) =>
  compare(a.path, b.path) || a.line - b.line || a.column - b.column

/** In reading order. If a rule explains better what is wrong with a value, its `bad-value` is left out. */
export function inReadingOrder(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ path, line, column, field = '' }: Diagnostic) =>
    `${path}:${line}:${column} ${field}`
  const others = all.filter(({ rule }) => rule !== 'bad-value' && rule !== 'flags')
  const explained = new Set(others.map(keyOf))
  return all
    .filter((each) => each.rule !== 'bad-value' || !explained.has(keyOf(each)))
    .toSorted(byPlace)
}

/** `content/programs/x.mdx:7:3`, which editors and terminals open. */
export const placeOf = ({ path, line, column }: Pick<Diagnostic, 'path' | 'line' | 'column'>) =>
  `${path}:${line}:${column}`

export const sentenceOf = ({ field, message }: Pick<Diagnostic, 'field' | 'message'>) =>
  field === undefined || field === '' ? message : `${field}: ${message}`
