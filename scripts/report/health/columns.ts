import type { Entry } from './health-report.ts'

/** A measure of an entry, as a column of the table. */
export type Column = {
  /** What it says, in words. */
  readonly words: string
  readonly valueOf: (entry: Entry) => number | string | undefined
  /** As a person reads it. */
  readonly show: (entry: Entry) => string
  /** Whether the most, or the oldest, stands first: what needs a hand. */
  readonly first: 'most' | 'least'
}

const unknown = '–'
const amount = (value: number | undefined) => (value === undefined ? unknown : String(value))

const column = (
  words: string,
  first: Column['first'],
  valueOf: Column['valueOf'],
  show: (value: number) => string = amount,
): Column => ({
  words,
  first,
  valueOf,
  show: (entry) => {
    const value = valueOf(entry)
    return typeof value === 'number' ? show(value) : (value ?? unknown)
  },
})

/** The measures by their head, which is the name that `--sort` takes, in the order of the table. */
export const columns = {
  open: column('placeholders still to be replaced', 'most', (e) => e.placeholders),
  changed: column('the day of the last commit that changed it', 'least', (e) => e.changed),
  words: column('the words that people read', 'most', (e) => e.words),
  read: column('the time to read them', 'most', (e) => e.minutes, time),
  grade: column('the school year that understands its English', 'most', (e) => e.grade, grade),
  in: column('the other files that link to it', 'least', (e) => e.linksIn),
  out: column('the links in it', 'most', (e) => e.linksOut),
  weight: column('what a first look at its page brings', 'most', (e) => e.weight, kilobytes),
} as const satisfies Record<string, Column>

export type ColumnName = keyof typeof columns
export const isColumn = (name: string): name is ColumnName => Object.hasOwn(columns, name)

function grade(value: number): string {
  return value.toFixed(1)
}

function time(minutes: number): string {
  return minutes < 1 ? `${Math.round(minutes * 60)} s` : `${Math.round(minutes)} min`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`
}

/** The entries by a column, what needs a hand first; what is not known last. */
export function sortBy(entries: readonly Entry[], name: ColumnName): Entry[] {
  const { valueOf, first }: Column = columns[name]
  const sign = first === 'most' ? -1 : 1
  return entries.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)]
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined)
    return x === y ? 0 : sign * (x < y ? -1 : 1)
  })
}
