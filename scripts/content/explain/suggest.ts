import { editDistance } from '#content/schema/edit-distance.ts'
import { nearest } from '#scripts/system/nearest.ts'
import type { Suggestion } from './diagnostic.ts'

/**
 * The only candidate that a word can mean: at most two edits away, and every other one at least two
 * edits further.
 */
export function unambiguous(word: string, candidates: Iterable<string>): string | undefined {
  const known = [...candidates]
  const best = nearest(word, known)
  if (best === undefined || best === word) return undefined
  const least = mistakes(word, best)
  const isAlone = known.every((other) => other === best || mistakes(word, other) >= least + 2)
  return least <= 2 && isAlone ? best : undefined
}

/** The number of typing mistakes between two words: edits, but letters in another order count as one. */
export function mistakes(word: string, candidate: string): number {
  const [a, b] = [word.toLowerCase(), candidate.toLowerCase()]
  return sorted(a) === sorted(b) && a !== b ? 1 : editDistance(a, b)
}

const sorted = (word: string) => [...word].toSorted().join('')

/** The suggestion of a diagnostic about a word, if there is an unambiguous one. */
export function suggest(
  word: string,
  candidates: Iterable<string>,
): { readonly suggestion?: Suggestion } {
  const right = unambiguous(word, candidates)
  return right === undefined ? {} : { suggestion: { wrong: word, right } }
}

/** `. Did you mean "…"?` for the end of a message; empty if no candidate is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const found = nearest(word, candidates)
  return found === undefined || found === word ? '' : `. Did you mean "${found}"?`
}

export const months = [
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

/** The number of the month that a word names, `Jan` too; 0 if it names none. */
export const monthOf = (word: string): number =>
  months.findIndex((name) => name.slice(0, 3) === word.slice(0, 3).toLowerCase()) + 1

/**
 * A day in another notation (31.1.2027, 2027/1/31, 31 January 2027) as 2027-01-31.
 * Undefined if it isn't clear which number is the day: 01/02/2027.
 */
export function suggestDay(written: string): string | undefined {
  const words = written.trim().replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1')
  const [, y = '', m = '', d = ''] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(words) ?? []
  if (y !== '') return isoDay(y, Number(m), d)
  const [, first = '', separator, second = '', year = ''] =
    /^(\d{1,2})([-./])(\d{1,2})[-./](\d{4})$/.exec(words) ?? []
  if (separator === '.' || Number(first) > 12) return isoDay(year, Number(second), first)
  if (Number(second) > 12) return isoDay(year, Number(first), second)
  const [, before = '', name = '', after = '', end = ''] =
    /^(\d{0,2})\s*\b([a-z]{3})[a-z]*\.?\s*(\d{0,2}),?\s+(\d{4})$/i.exec(words) ?? []
  return isoDay(end, monthOf(name), before || after)
}

const isoDay = (year: string, month: number, date: string) =>
  year === '' || month < 1 || date === ''
    ? undefined
    : `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
