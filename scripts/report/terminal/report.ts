import { dirname } from 'node:path'
import { styleText } from 'node:util'
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { unpublishedWords } from '#content/schema/publication.ts'
import { type Diagnostic, placeOf, sentenceOf } from '#scripts/read/diagnostics/index.ts'
import type { UnpublishedEntry } from '#scripts/read/documents/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { counted } from '#scripts/system/text/counted.ts'
import { annotation, printable } from '#scripts/system/text/printable.ts'

const printableLine = (text: string) => printable(text.replaceAll('\n', '␊'))

/** A diagnostic for a person: place and message, the line with a caret, the hint. */
function formatDiagnostic(diagnostic: Diagnostic): string {
  const kind = diagnostic.severity === 'warning' ? `${styleText('yellow', 'warning')} ` : ''
  const place = styleText('cyan', printableLine(placeOf(diagnostic)))
  const head = `${place}  ${kind}${styleText('bold', printableLine(sentenceOf(diagnostic)))}`
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

/** All diagnostics and their count, in colours on a terminal, with GitHub's annotations if wanted. */
export function formatReport(diagnostics: readonly Diagnostic[], annotations = false): string {
  const shown = diagnostics.map(formatDiagnostic).join('\n\n')
  const marks = annotations ? diagnostics.map((each) => `${annotationOf(each)}\n`).join('') : ''
  return diagnostics.length === 0 ? '' : `${shown}\n\n${marks}${countLine(diagnostics)}\n`
}

export const printReport = (diagnostics: readonly Diagnostic[]) =>
  process.stdout.write(formatReport(diagnostics, process.env['GITHUB_ACTIONS'] === 'true'))

const isPlaceholder = ({ why }: UnpublishedEntry) => why.reason === 'placeholder'

/** A line for each entry with its place and the reason, and one for all placeholders. */
export function formatUnpublished(entries: readonly UnpublishedEntry[], day: string): string {
  const lines = entries
    .filter((entry) => !isPlaceholder(entry))
    .map((entry) => `  ${placeOf(entry)}  ${unpublishedWords(entry.why)}`)
  const folders = groupBy(entries.filter(isPlaceholder), ({ path }) => dirname(path))
  const left = Array.from(folders, ([folder, list]) => `${folder} (${list.length})`).join(', ')
  return printable(
    [
      ...(lines.length > 0 ? [`Not on the site on ${day}:`, ...lines] : []),
      ...(left ? [`Not on the site, since these are placeholders only: ${left}`] : []),
    ].join('\n'),
  )
}

/** The changes of a file as a unified diff. */
export function showDiff(path: string, before: string, after: string): string {
  const options = { context: 1, headerOptions: FILE_HEADERS_ONLY }
  const names = [`a/${path}`, `b/${path}`] as const
  const patch = createTwoFilesPatch(...names, before, after, undefined, undefined, options)
  return printable(patch.replaceAll('\r\n', '\n'))
}
