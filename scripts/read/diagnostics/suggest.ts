import { editDistance } from '#content/schema/values/edit-distance.ts'
import { nearest } from '#scripts/system/text/nearest.ts'

/** The only word that can be meant: at most two edits away, and all others at least two further. */
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
  const isReordered = a !== b && a.length === b.length && sorted(a) === sorted(b)
  return isReordered ? 1 : editDistance(a, b)
}

const sorted = (word: string) => [...word].toSorted().join('')

export function suggest(word: string, candidates: Iterable<string>) {
  const right = unambiguous(word, candidates)
  return right === undefined ? {} : { suggestion: { wrong: word, right } }
}

/** The suggestion, if exactly one name is the same in another case. Any other name would be a guess. */
export function inOtherCase(wrong: string, known: readonly string[], name = wrong) {
  const [right, ...others] = known.filter((each) => each.toLowerCase() === name.toLowerCase())
  return right === undefined || others.length > 0 ? {} : { suggestion: { wrong, right } }
}

/** `. Did you mean "…"?` for the end of a message; empty if no candidate is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const found = nearest(word, candidates)
  return found === word ? '' : questionAbout(found)
}

export const questionAbout = (right: string | undefined): string =>
  right === undefined ? '' : `. Did you mean "${right}"?`
