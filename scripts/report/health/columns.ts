import type { FileHealth } from './health-report.ts'

/** A measure of a file as a column of the table. */
type Column = {
  readonly words: string
  readonly valueOf: (file: FileHealth) => number | string | undefined
  readonly show?: (value: number) => string
  /** Which values need attention and come first. */
  readonly first: 'most' | 'least'
}

/** The measures by their head, which `--sort` takes, in the order of the table. */
export const columns = {
  open: {
    words: 'placeholders still to be replaced',
    first: 'most',
    valueOf: ({ placeholders }) => placeholders,
  },
  changed: {
    words: 'the day of the last commit that changed it',
    first: 'least',
    valueOf: ({ changed }) => changed,
  },
  words: { words: 'the words that people read', first: 'most', valueOf: ({ words }) => words },
  read: {
    words: 'the time to read them',
    first: 'most',
    valueOf: ({ minutes }) => minutes,
    show: (minutes) =>
      minutes < 1 ? `${Math.round(minutes * 60)} s` : `${Math.round(minutes)} min`,
  },
  grade: {
    words: 'the school year that understands its English',
    first: 'most',
    valueOf: ({ grade }) => grade,
    show: (grade) => grade.toFixed(1),
  },
  in: {
    words: 'the other files that link to it',
    first: 'least',
    valueOf: ({ linksIn }) => linksIn,
  },
  out: { words: 'the links in it', first: 'most', valueOf: ({ linksOut }) => linksOut },
  weight: {
    words: 'what a first visit to its page loads',
    first: 'most',
    valueOf: ({ weight }) => weight,
    show: (bytes) => `${(bytes / 1000).toFixed(0)} kB`,
  },
} as const satisfies Record<string, Column>

export type ColumnName = keyof typeof columns
export const isColumn = (name: string): name is ColumnName => Object.hasOwn(columns, name)
export const columnNames: readonly ColumnName[] = Object.keys(columns).filter(isColumn)

/** A value as people read it; a dash if it isn't known. */
export function cell(file: FileHealth, name: ColumnName): string {
  const { valueOf, show = String }: Column = columns[name]
  const value = valueOf(file)
  return typeof value === 'number' ? show(value) : (value ?? '–')
}

/** Sorts files by a column: those that need attention first, those without a value last. */
export function sortBy(files: readonly FileHealth[], name: ColumnName): FileHealth[] {
  const { valueOf, first } = columns[name]
  const direction = first === 'most' ? -1 : 1
  return files.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)]
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined)
    return x === y ? 0 : direction * (x < y ? -1 : 1)
  })
}
