import { type ColumnName, cell, columnNames, sortBy } from './columns.ts'
import type { FileHealth, Health } from './health-report.ts'

const minPathWidth = 24

/** The table for a terminal, a line for each file, cut to `width` characters, and the totals. */
export function formatHealth(health: Health, { sort, width }: { sort: ColumnName; width: number }) {
  const rows = [['file', ...columnNames], ...sortBy(health.entries, sort).map(rowOf)]
  const widthOf = (at: number) => Math.max(...rows.map((row) => row[at]?.length ?? 0))
  const widths = columnNames.map((_, at) => widthOf(at + 1) + 2)
  const rest = widths.reduce((left, each) => left - each, width)
  const room = Math.max(minPathWidth, Math.min(widthOf(0), rest))
  const lines = rows.map(([path = '', ...cells]) =>
    [
      shortened(path, room).padEnd(room),
      ...cells.map((text, at) => text.padStart(widths[at] ?? 0)),
    ].join(''),
  )
  return `${[...lines, '', ...notes(health)].join('\n')}\n`
}

const rowOf = (file: FileHealth) => [
  file.path.replace(/^content\//, '').replace(/\.mdx$/, ''),
  ...columnNames.map((name) => cell(file, name)),
]

/** The totals, and what couldn't be measured. */
export function notes({ entries, build }: Health): string[] {
  const total = (key: 'words' | 'minutes' | 'placeholders') =>
    entries.reduce((sum, file: FileHealth) => sum + file[key], 0)
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

/** The text with its middle left out if it is longer than the room. */
function shortened(text: string, room: number): string {
  if (text.length <= room) return text
  const half = (room - 1) / 2
  return `${text.slice(0, Math.ceil(half))}…${text.slice(text.length - Math.floor(half))}`
}
