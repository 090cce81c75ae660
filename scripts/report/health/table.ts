import { printable } from '#scripts/system/text/printable.ts'
import type { FileHealth, Health } from './health-report.ts'

type Column = {
  readonly key: keyof FileHealth
  readonly words: string
  /** Which values need attention and come first. */
  readonly first: 'most' | 'least'
  readonly show?: (value: number) => string
}

const duration = (minutes: number) =>
  minutes < 1 ? `${Math.round(minutes * 60)} s` : `${Math.round(minutes)} min`

/** The measures by their head, which `--sort` takes, in the order of the table. */
export const columns = {
  supply: { key: 'toSupply', words: 'the values still to be supplied', first: 'most' },
  confirm: { key: 'toConfirm', words: 'the values still to be confirmed', first: 'most' },
  changed: { key: 'changed', words: 'the day of the last commit that changed it', first: 'least' },
  translation: {
    key: 'translation',
    words: 'of a translation: in step, or since when not; of a file: what it lacks',
    first: 'most',
  },
  words: { key: 'words', words: 'the words that people read', first: 'most' },
  read: { key: 'minutes', words: 'the time to read them', first: 'most', show: duration },
  in: { key: 'linksIn', words: 'the other files that link to it', first: 'least' },
  out: { key: 'linksOut', words: 'the links in it', first: 'most' },
  weight: {
    key: 'weight',
    words: 'what a first visit to its page loads',
    first: 'most',
    show: (bytes) => `${(bytes / 1000).toFixed(0)} kB`,
  },
} as const satisfies Record<string, Column>

type ColumnName = keyof typeof columns
export const isColumn = (name: string): name is ColumnName => Object.hasOwn(columns, name)
export const columnNames: readonly ColumnName[] = Object.keys(columns).filter(isColumn)

/** A value as people read it; a dash if it isn't known. */
export function cell(file: FileHealth, name: ColumnName): string {
  const { key, show = String }: Column = columns[name]
  const value = file[key]
  return typeof value === 'number' ? show(value) : (value ?? '–')
}

/** Sorts files by a column: those that need attention first, those without a value last. */
export function sortBy(files: readonly FileHealth[], name: ColumnName): FileHealth[] {
  const { key, first } = columns[name]
  const direction = first === 'most' ? -1 : 1
  return files.toSorted((a, b) => {
    const [x, y] = [a[key], b[key]]
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined)
    return x === y ? 0 : direction * (x < y ? -1 : 1)
  })
}

/** The table for a terminal, a line for each file, and the totals. Paths are last: they may be long. */
export function formatHealth(health: Health, sort: ColumnName): string {
  const table = [[...columnNames, 'file'], ...sortBy(health.entries, sort).map(rowOf)]
  const widths = columnNames.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  const lines = table.map((row) => row.map((text, at) => text.padStart(widths[at] ?? 0)).join('  '))
  return printable(`${[...lines, '', ...notes(health)].join('\n')}\n`)
}

const rowOf = (file: FileHealth) => [...columnNames.map((name) => cell(file, name)), file.path]

/** The totals, and what couldn't be measured. */
export function notes({ entries, build }: Health): string[] {
  const total = (key: 'words' | 'minutes' | 'toSupply' | 'toConfirm') =>
    entries.reduce((sum, file) => sum + file[key], 0)
  const made = build?.toISOString().slice(0, 16).replace('T', ' ')
  return [
    `${entries.length} files, ${total('words')} words, ${Math.round(total('minutes'))} minutes to read, ${total('toSupply')} to supply, ${total('toConfirm')} to confirm.`,
    ...(entries.some(({ changed }) => changed !== undefined)
      ? []
      : [
          'No day of a change: the git history is missing or shallow, or git refuses this folder: run git status.',
        ]),
    made === undefined
      ? 'No weight: there is no build yet. Run npm run build.'
      : `Weight: HTML and style sheet compressed, fonts and pictures, in the build of ${made} UTC.`,
  ]
}
