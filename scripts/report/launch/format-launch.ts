import { counted } from '#scripts/system/counted.ts'
import { groupBy } from './group-by.ts'
import type { LaunchReport, Want } from './launch-report.ts'

/** The report as a person reads it: by file, each with its place; the last line counts. */
export function formatLaunch({ wants, diagnostics, madeBrochures }: LaunchReport): string {
  const brochures =
    madeBrochures.length === 0
      ? ''
      : ` The build makes ${counted(madeBrochures.length, 'brochure')} from the programs' own text.`
  if (wants.length === 0 && diagnostics === 0) return `Nothing is left to supply.${brochures}\n`
  const byFile = groupBy(wants, ({ path }) => path)
  const groups = Array.from(byFile, ([path, list]) => [`${path} (${list.length})`, ...lines(list)])
  const summary = [
    ...(wants.length === 0 ? [] : [`${sumOf(wants)} in ${counted(byFile.size, 'file')}.`]),
    ...(diagnostics === 0
      ? []
      : [`${counted(diagnostics, 'fault')} to mend first: see \`npm run check\`.`]),
  ]
  const all = [...groups.map((group) => group.join('\n')), `${summary.join(' ')}${brochures}`]
  return `${all.join('\n\n')}\n`
}

const lines = (wants: readonly Want[]) =>
  wants.map(({ path, line, column, field, text, kind }) => {
    const note = kind === 'working value' || kind === 'form endpoint' ? ` (${kind})` : ''
    return `  ${path}:${line}:${column}  ${field}: ${shortened(text)}${note}`
  })

const shortened = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 89).trimEnd()}…` : line
}

/** `12 to supply: 9 placeholders, 3 portraits` */
function sumOf(wants: readonly Want[]): string {
  const parts = Array.from(
    groupBy(wants, ({ kind }) => kind),
    ([kind, list]) => counted(list.length, kind === 'file' ? 'missing file' : kind),
  )
  return `${wants.length} to supply: ${parts.join(', ')}`
}
