import { styleText } from 'node:util'
import type { Fault } from '../types.ts'

/** `content/programs/x.mdx:7:3`, which editors and terminals open. */
export const placeOf = ({ path, line, column }: Fault) => `${path}:${line}:${column}`

/** What is wrong, with the field before it. */
export const sentenceOf = ({ field, message }: Fault) =>
  field === undefined || field === '' ? message : `${field}: ${message}`

/**
 * A fault as a person reads it: the place and what is wrong, the line with a caret, what to do.
 * `colour` is for a terminal.
 */
export function formatFault(fault: Fault, colour = false): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text
  const kind = fault.severity === 'warning' ? `${paint('yellow', 'warning')} ` : ''
  const head = `${paint('cyan', placeOf(fault))}  ${kind}${paint('bold', sentenceOf(fault))}`
  const hint = fault.hint === undefined ? [] : [`  ${fault.hint}`]
  const frame = fault.frame.split('\n').map((line) => `  ${line}`)
  return [head, ...frame, ...hint].join('\n')
}

/** A fault as an annotation of GitHub's: shown at its line in the pull request. */
export function annotationOf(fault: Fault): string {
  const { path, line, column, endColumn, severity, rule } = fault
  const end = endColumn === undefined ? [] : [`endColumn=${endColumn}`]
  const properties = [
    `file=${property(path)}`,
    `line=${line}`,
    `col=${column}`,
    ...end,
    `title=${rule}`,
  ]
  const hint = fault.hint === undefined ? '' : `\n${fault.hint}`
  return `::${severity} ${properties.join(',')}::${escaped(sentenceOf(fault) + hint)}`
}

const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** `3 faults and 1 warning in 2 files.` */
export function countLine(faults: readonly Fault[]): string {
  const files = new Set(faults.map(({ path }) => path)).size
  const errors = faults.filter(({ severity }) => severity === 'error').length
  const counts = [counted(errors, 'fault'), counted(faults.length - errors, 'warning')]
  const said = counts.filter((count) => !count.startsWith('0 ')).join(' and ')
  return `${said} in ${counted(files, 'file')}.`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** All the faults and their count; annotations as well where GitHub runs it. */
export function formatReport(
  faults: readonly Fault[],
  { colour = false, annotations = false }: { colour?: boolean; annotations?: boolean } = {},
): string {
  const shown = faults.map((fault) => formatFault(fault, colour)).join('\n\n')
  const marks = annotations ? faults.map((fault) => `${annotationOf(fault)}\n`).join('') : ''
  return faults.length === 0 ? '' : `${shown}\n\n${marks}${countLine(faults)}\n`
}

/** Prints the report where a person or GitHub reads it. */
export function printReport(faults: readonly Fault[]): void {
  const annotations = process.env['GITHUB_ACTIONS'] === 'true'
  const colour = process.stdout.isTTY && process.env['NO_COLOR'] === undefined
  process.stdout.write(formatReport(faults, { colour, annotations }))
}
