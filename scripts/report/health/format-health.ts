import { type ColumnName, cell, columnNames, sortBy } from './columns.ts'
import type { FileHealth, Health } from './health-report.ts'

const minPathWidth = 24

/** The table for a terminal, a line for each file, cut to `width` characters, and the totals. */
export function formatHealth(health: Health, { sort, width }: { sort: ColumnName; width: number }) {
  const files = sortBy(health.entries, sort)
  const rows = [
    [...columnNames],
    ...files.map((file) => columnNames.map((name) => cell(file, name))),
  ]
  const widths = columnNames.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const paths = [
    'file',
    ...files.map(({ path }) => path.replace(/^content\//, '').replace(/\.mdx$/, '')),
  ]
  const longest = Math.max(...paths.map(({ length }) => length))
  const rest = width - total(widths.map((each) => each + 2))
  const room = Math.max(minPathWidth, Math.min(longest, rest))
  const lines = rows.map((row, index) => {
    const cells = row.map((text, at) => text.padStart(widths[at] ?? 0))
    return [shortened(paths[index] ?? '', room).padEnd(room), ...cells].join('  ')
  })
  return `${[...lines, '', ...notes(health)].join('\n')}\n`
}

/** The totals, and what couldn't be measured. */
export function notes({ entries, build }: Health): string[] {
  const sum = (valueOf: (file: FileHealth) => number) => total(entries.map(valueOf))
  const minutes = Math.round(sum((file) => file.minutes))
  return [
    `${entries.length} files, ${sum(({ words }) => words)} words, ${minutes} minutes to read, ${sum(({ placeholders }) => placeholders)} placeholders.`,
    ...(entries.some(({ changed }) => changed !== undefined)
      ? []
      : ['No day of a change: the git history is missing or shallow.']),
    build === undefined
      ? 'No weight: there is no build yet. Run npm run build.'
      : `Weight: HTML and style sheet compressed, fonts and pictures, in the build of ${build.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
  ]
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** The text with its middle left out if it is longer than the room. */
function shortened(text: string, room: number): string {
  if (text.length <= room) return text
  const half = (room - 1) / 2
  return `${text.slice(0, Math.ceil(half))}…${text.slice(text.length - Math.floor(half))}`
}
