/** A date in a text; `lastDay` is the last day that it means, such as 2027-01-31 of January 2027. */
export type DateInText = {
  readonly from: number
  readonly to: number
  readonly words: string
  readonly lastDay: string
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const month = `(?<month>${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)\\.?`
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
// Years of the Nepali calendar are fifty-seven ahead: 2083 is no year of this one yet.
const year = '(?<year>20[0-6]\\d)'
const forms = [
  new RegExp(`\\b${year}-(?<number>0[1-9]|1[0-2])-(?<day>[0-3]\\d)\\b`, 'giu'),
  new RegExp(`\\b${day}(?: of)? ${month},? ${year}\\b`, 'giu'),
  new RegExp(`\\b${month} ${day},? ${year}\\b`, 'giu'),
  new RegExp(`(?<!\\d(?:st|nd|rd|th)?(?: of)? )\\b${month},? ${year}\\b`, 'giu'),
]

/** The dates of a text in English with a year: 31 January 2027, January 31, 2027, January 2027, 2027-01-31. */
export function* datesIn(text: string): Generator<DateInText> {
  for (const match of forms.flatMap((form) => Array.from(text.matchAll(form)))) {
    const { year: named = '', month: word, number, day: within } = match.groups ?? {}
    const index = number === undefined ? monthOf(word ?? '') : Number(number)
    const last = within ?? String(new Date(Date.UTC(Number(named), index, 0)).getUTCDate())
    const lastDay = [named, String(index).padStart(2, '0'), last.padStart(2, '0')].join('-')
    yield { from: match.index, to: match.index + match[0].length, words: match[0], lastDay }
  }
}

const monthOf = (word: string) =>
  months.findIndex((name) => name.startsWith(word.slice(0, 3).toLowerCase())) + 1
