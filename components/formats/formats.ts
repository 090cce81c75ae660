/** How a language writes days and numbers. A day is `2027-01-31`. */
export type Formats = {
  /** A day, or the first and the last of several, in the calendar of the language. */
  days: (first: string, last?: string) => string
  /** The same in the other calendar; undefined if its table doesn't have the days. */
  otherDays: (first: string, last?: string) => string | undefined
  /** A day in both calendars, as far as the table has it. */
  bothDays: (day: string) => string
  /** The year in the calendar of the language. */
  year: (day: string) => string
  /** `currency` is a code of ISO 4217. */
  money: (amount: number, currency: string) => string
  number: (value: number) => string
  /** A number in its digits alone, such as a year. */
  digits: (number: string) => string
}

/** An amount has hundredths only if it isn't whole. */
export const hundredths = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
} as const
