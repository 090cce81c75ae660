import { type ColumnName, cell, columnNames, sortBy } from './columns.ts'
import type { FileHealth, Health } from './health-report.ts'

/** The table for a terminal, a line for each file, and the totals. Paths are last: they may be long. */
export function formatHealth(health: Health, sort: ColumnName): string {
  const table = [[...columnNames, 'file'], ...sortBy(health.entries, sort).map(rowOf)]
  const widths = columnNames.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  const lines = table.map((row) => row.map((text, at) => text.padStart(widths[at] ?? 0)).join('  '))
  return `${[...lines, '', ...notes(health)].join('\n')}\n`
}

const rowOf = (file: FileHealth) => [...columnNames.map((name) => cell(file, name)), file.path]

/** The totals, and what couldn't be measured. */
export function notes({ entries, build }: Health): string[] {
  const total = (key: 'words' | 'minutes' | 'placeholders') =>
    entries.reduce((sum, file) => sum + file[key], 0)
  const made = build?.toISOString().slice(0, 16).replace('T', ' ')
  return [
    `${entries.length} files, ${total('words')} words, ${Math.round(total('minutes'))} minutes to read, ${total('placeholders')} placeholders.`,
    ...(entries.some(({ changed }) => changed !== undefined)
      ? []
      : ['No day of a change: the git history is missing or shallow.']),
    made === undefined
      ? 'No weight: there is no build yet. Run npm run build.'
      : `Weight: HTML and style sheet compressed, fonts and pictures, in the build of ${made} UTC.`,
  ]
}
