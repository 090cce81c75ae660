import { distance } from 'fastest-levenshtein'

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

/** ` Did you mean "…"?` for the end of a message, or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const found = nearest(word, candidates)
  return found === undefined || found === word ? '' : `. Did you mean "${found}"?`
}
