import { diffArrays } from 'diff'

/** A run of words: as it was, taken out, or put in. */
export type Words = { readonly kind: 'same' | 'out' | 'in'; readonly text: string }

/** A changed block of text, or in place of one the number of blocks between that are as they were. */
export type TextChange = { readonly words: readonly Words[] } | { readonly same: number }

/** Words of every script, Devanagari too. */
const intlSegmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** What has changed between two lists of blocks, word by word; empty when they are equal. */
export function textChanges(before: readonly string[], after: readonly string[]): TextChange[] {
  const changes: TextChange[] = []
  let out: string[] = []
  const close = (entered: readonly string[]) => {
    for (const [old, fresh] of pairs(out, entered)) changes.push({ words: wordChanges(old, fresh) })
    out = []
  }
  for (const { value, removed, added } of diffArrays([...before], [...after])) {
    if (removed) out = value
    else if (added) close(value)
    else {
      close([])
      changes.push({ same: value.length })
    }
  }
  close([])
  return changes.some((change) => 'words' in change) ? changes : []
}

/** The old and the new text of a block in one row of words. */
export function wordChanges(before: string, after: string): Words[] {
  return diffArrays(segmentsOf(before), segmentsOf(after)).map(({ value, removed, added }) => ({
    kind: removed ? 'out' : added ? 'in' : 'same',
    text: value.join(''),
  }))
}

const segmentsOf = (text: string) =>
  Array.from(intlSegmenter.segment(text), ({ segment }) => segment)

/**
 * Each old block with the new one that it became, in the order of the new ones; '' stands for none.
 * Two blocks belong together when they share at least a third of their words.
 */
function pairs(out: readonly string[], entered: readonly string[]): [string, string][] {
  const left = [...out]
  const paired: [string, string][] = []
  for (const fresh of entered) {
    const at = left.findIndex((old) => likeness(old, fresh) >= 1 / 3)
    if (at === -1) paired.push(['', fresh])
    else {
      for (const old of left.splice(0, at)) paired.push([old, ''])
      paired.push([left.shift() ?? '', fresh])
    }
  }
  return [...paired, ...left.map((old): [string, string] => [old, ''])]
}

/** The share of words that two texts have in common, from 0 to 1. */
function likeness(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)]
  const common = [...first].filter((word) => second.has(word)).length
  return common / Math.max(1, Math.min(first.size, second.size) || 1)
}

const wordsOf = (text: string) =>
  new Set(
    Array.from(intlSegmenter.segment(text.toLowerCase()))
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment),
  )
