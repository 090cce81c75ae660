import { counted } from '#scripts/system/counted.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import type { LaunchReport, MissingItem } from './launch-report.ts'

/** The report for a terminal: the items of each file with their places, and a line that counts them. */
export function formatLaunch({ missing, diagnostics, madeBrochures }: LaunchReport): string {
  const brochures =
    madeBrochures.length === 0
      ? ''
      : ` The build makes ${counted(madeBrochures.length, 'brochure')} from the programs' own text.`
  if (missing.length === 0 && diagnostics === 0) return `Nothing is left to supply.${brochures}\n`
  const files = groupBy(missing, ({ path }) => path)
  const kinds = groupBy(missing, ({ kind }) => kind)
  const parts = Array.from(kinds, ([kind, list]) =>
    counted(list.length, kind === 'file' ? 'missing file' : kind),
  ).join(', ')
  const summary = [
    ...(missing.length === 0
      ? []
      : [`${missing.length} to supply: ${parts} in ${counted(files.size, 'file')}.`]),
    ...(diagnostics === 0
      ? []
      : [`${counted(diagnostics, 'fault')} to fix first: see \`npm run check\`.`]),
  ]
  const groups = Array.from(files, ([path, list]) =>
    [`${path} (${list.length})`, ...list.map(lineOf)].join('\n'),
  )
  return `${[...groups, `${summary.join(' ')}${brochures}`].join('\n\n')}\n`
}

function lineOf({ path, line, column, field, text, kind }: MissingItem): string {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  const value = words.length > 90 ? `${words.slice(0, 89).trimEnd()}…` : words
  const note = kind === 'working value' || kind === 'form endpoint' ? ` (${kind})` : ''
  return `  ${path}:${line}:${column}  ${field}: ${value}${note}`
}
