import { editDistance } from '#content/schema/values/edit-distance.ts'

/** The nearest candidate, in any case; undefined if more than a third of the characters differ. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > 200) return undefined
  const lower = word.toLowerCase()
  let best: string | undefined
  let least = Math.max(2, Math.ceil(word.length * 0.34)) + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    const apart = editDistance(lower, candidate.toLowerCase())
    if (apart < least && apart < Math.max(candidate.length, lower.length)) {
      best = candidate
      least = apart
    }
  }
  return best
}
