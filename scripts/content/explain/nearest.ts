import { distance } from 'fastest-levenshtein'
import type { Meant } from '../types.ts'

/**
 * The candidate that a writer most likely meant, or undefined if none is near.
 * Case counts less than letters; about a third of the letters may differ.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > 200) return undefined
  const wanted = word.toLowerCase()
  let best: string | undefined
  let least = Math.max(2, Math.ceil(word.length * 0.34)) + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    const apart = distance(wanted, candidate.toLowerCase())
    if (apart < least && apart < Math.max(candidate.length, wanted.length)) {
      best = candidate
      least = apart
    }
  }
  return best
}

/**
 * The candidate that alone is near enough to be written without asking: at most two letters apart,
 * with the next one at least two letters further.
 */
export function surely(word: string, candidates: Iterable<string>): string | undefined {
  const known = [...candidates]
  const best = nearest(word, known)
  if (best === undefined || best === word) return undefined
  const least = slips(word, best)
  const isAlone = known.every((other) => other === best || slips(word, other) >= least + 2)
  return least <= 2 && isAlone ? best : undefined
}

/** Letters apart; the same letters in another order count as one slip. */
export function slips(word: string, candidate: string): number {
  const [a, b] = [word.toLowerCase(), candidate.toLowerCase()]
  return sorted(a) === sorted(b) && a !== b ? 1 : distance(a, b)
}

const sorted = (word: string) => [...word].toSorted().join('')

/** What a word surely means, as a finding carries it. */
export function meantBy(word: string, candidates: Iterable<string>): { meant?: Meant } {
  const right = surely(word, candidates)
  return right === undefined ? {} : { meant: { wrong: word, right } }
}

/** ` Did you mean "…"?` for the end of a message, or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const found = nearest(word, candidates)
  return found === undefined || found === word ? '' : `. Did you mean "${found}"?`
}
