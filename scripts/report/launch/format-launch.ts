import { counted } from '#scripts/system/counted.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import type { LaunchReport, MissingItem } from './launch-report.ts'

/** The report for a terminal: the items of each file with their places, and a line that counts them. */
export function formatLaunch({ missing, diagnostics, madeBrochures }: LaunchReport): string {
  const files = groupBy(missing, ({ path }) => path)
  const kinds = groupBy(missing, ({ kind }) => (kind === 'file' ? 'missing file' : kind))
  const counts = Array.from(kinds, ([kind, list]) => counted(list.length, kind)).join(', ')
  const summary = [
    missing.length > 0 &&
      `${missing.length} to supply: ${counts} in ${counted(files.size, 'file')}.`,
    diagnostics > 0 && `${counted(diagnostics, 'fault')} to fix first: see \`npm run check\`.`,
    missing.length + diagnostics === 0 && 'Nothing is left to supply.',
    madeBrochures.length > 0 &&
      `The build makes ${counted(madeBrochures.length, 'brochure')} from the programs' own text.`,
  ].filter((sentence) => sentence !== false)
  const groups = Array.from(files, ([path, list]) =>
    [`${path} (${list.length})`, ...list.map(lineOf)].join('\n'),
  )
  return `${[...groups, summary.join(' ')].join('\n\n')}\n`
}

function lineOf({ path, line, column, field, text, kind }: MissingItem): string {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  const value = words.length > 90 ? `${words.slice(0, 89).trimEnd()}…` : words
  const note = kind === 'working value' || kind === 'form endpoint' ? ` (${kind})` : ''
  return `  ${path}:${line}:${column}  ${field}: ${value}${note}`
}
