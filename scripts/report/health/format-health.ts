import { columns, sortBy, type ColumnName } from './columns.ts'
import type { Health } from './health-report.ts'

const minimum = 24

/**
 * The table of a terminal: a line a file, cut to `width` characters, and what it all comes to.
 * `sort` names the column whose extremes stand first.
 */
export function formatHealth(health: Health, { sort, width }: { sort: ColumnName; width: number }) {
  const entries = sortBy(health.entries, sort)
  const measures = Object.values(columns)
  const rows = [
    Object.keys(columns),
    ...entries.map((entry) => measures.map(({ show }) => show(entry))),
  ]
  const widths = measures.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)))
  const rest = widths.reduce((sum, each) => sum + each + 2, 0)
  const paths = ['file', ...entries.map(({ path }) => shortPath(path))]
  const longest = Math.max(...paths.map(({ length }) => length))
  const room = Math.max(minimum, Math.min(longest, width - rest))
  const lines = rows.map((row, index) =>
    [
      middleCut(paths[index] ?? '', room).padEnd(room),
      ...row.map((cell, at) => cell.padStart(widths[at] ?? 0)),
    ].join('  '),
  )
  return `${[...lines, '', ...notes(health)].join('\n')}\n`
}

/** What stands below the table: sums, and what could not be known. */
export function notes({ entries, build }: Health): string[] {
  const words = entries.reduce((sum, each) => sum + each.words, 0)
  const open = entries.reduce((sum, each) => sum + each.placeholders, 0)
  const minutes = Math.round(entries.reduce((sum, each) => sum + each.minutes, 0))
  return [
    `${entries.length} files, ${words} words, ${minutes} minutes to read, ${open} placeholders.`,
    ...(entries.some(({ changed }) => changed !== undefined)
      ? []
      : ['No day of a change: there is no whole git history here.']),
    build === undefined
      ? 'No weight: there is no build yet; npm run build makes one.'
      : `Weight: HTML and style sheet compressed, fonts and pictures, in the build of ${build.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
  ]
}

const shortPath = (path: string) => path.replace(/^content\//, '').replace(/\.mdx$/, '')

const middleCut = (text: string, room: number) =>
  text.length <= room
    ? text
    : `${text.slice(0, Math.ceil((room - 1) / 2))}…${text.slice(text.length - Math.floor((room - 1) / 2))}`
