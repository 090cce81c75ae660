import { unpublishedWords } from '#content/schema/publication.ts'
import { counted } from '#scripts/system/text/counted.ts'
import { annotation, printable } from '#scripts/system/text/printable.ts'
import { type Diagnostic, placeOf, sentenceOf } from '#scripts/content/diagnostics/index.ts'
import type { UnpublishedEntry } from '#scripts/content/documents/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { dirname } from 'node:path'
import { styleText } from 'node:util'

/** A value or the name of a file can hold a line break. */
const printableLine = (text: string) => printable(text.replaceAll('\n', '␊'))

/** A diagnostic for a person: place and message, the line with a caret, the hint. `colour` is for a terminal. */
function formatDiagnostic(diagnostic: Diagnostic, colour = false): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text
  const kind = diagnostic.severity === 'warning' ? `${paint('yellow', 'warning')} ` : ''
  const place = paint('cyan', printableLine(placeOf(diagnostic)))
  const head = `${place}  ${kind}${paint('bold', printableLine(sentenceOf(diagnostic)))}`
  const frame = `  ${printable(diagnostic.frame).replaceAll('\n', '\n  ')}`
  const hint = diagnostic.hint === undefined ? [] : [`  ${printable(diagnostic.hint)}`]
  return [head, frame, ...hint].join('\n')
}

/** A diagnostic as GitHub shows it at its line of a pull request (a workflow command). */
function annotationOf(diagnostic: Diagnostic): string {
  const { path, line, column, endColumn, severity, rule, hint } = diagnostic
  const message = hint === undefined ? sentenceOf(diagnostic) : `${sentenceOf(diagnostic)}\n${hint}`
  return annotation(severity, { file: path, line, col: column, endColumn, title: rule }, message)
}

/** `3 faults and 1 warning in 2 files.` */
function countLine(diagnostics: readonly Diagnostic[]): string {
  const files = new Set(diagnostics.map(({ path }) => path)).size
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const counts = [counted(errors, 'fault'), counted(diagnostics.length - errors, 'warning')]
  const found = counts.filter((count) => !count.startsWith('0 ')).join(' and ')
  return `${found} in ${counted(files, 'file')}.`
}

/** All diagnostics and their count, and GitHub's annotations if it runs the command. */
export function formatReport(
  diagnostics: readonly Diagnostic[],
  { colour = false, annotations = false }: { colour?: boolean; annotations?: boolean } = {},
): string {
  const shown = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, colour)).join('\n\n')
  const marks = annotations
    ? diagnostics.map((diagnostic) => `${annotationOf(diagnostic)}\n`).join('')
    : ''
  return diagnostics.length === 0 ? '' : `${shown}\n\n${marks}${countLine(diagnostics)}\n`
}

/** True if stdout is a terminal whose user doesn't refuse colours (https://no-color.org/). */
export const usesColour = () => process.stdout.isTTY && process.env['NO_COLOR'] === undefined

export function printReport(diagnostics: readonly Diagnostic[]): void {
  const annotations = process.env['GITHUB_ACTIONS'] === 'true'
  process.stdout.write(formatReport(diagnostics, { colour: usesColour(), annotations }))
}

const isPlaceholder = ({ why }: UnpublishedEntry) => why.reason === 'placeholder'

/**
 * A line with the day, then a line for each entry with its place and the reason; a line for all that
 * are placeholders. Empty without entries.
 */
export function formatUnpublished(entries: readonly UnpublishedEntry[], day: string): string {
  const lines = entries
    .filter((entry) => !isPlaceholder(entry))
    .map((entry) => `  ${placeOf(entry)}  ${unpublishedWords(entry.why)}`)
  const folders = groupBy(entries.filter(isPlaceholder), ({ path }) => dirname(path))
  const left = Array.from(folders, ([folder, list]) => `${folder} (${list.length})`).join(', ')
  return printable(
    [
      ...(lines.length > 0 ? [`Not on the site on ${day} (Kathmandu):`, ...lines] : []),
      ...(left ? [`Not on the site, since these are placeholders only: ${left}`] : []),
    ].join('\n'),
  )
}
