import { diffArrays } from 'diff'

/** A run of words: unchanged, removed (`out`) or added (`in`). */
export type Words = { readonly kind: 'same' | 'out' | 'in'; readonly text: string }

/** A changed block of text, or the number of unchanged blocks between two of them. */
export type TextChange = { readonly words: readonly Words[] } | { readonly same: number }

/** Segments words of every script, Devanagari too. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** The difference between two lists of blocks, word by word; empty if they are equal. */
export function textChanges(before: readonly string[], after: readonly string[]): TextChange[] {
  const changes: TextChange[] = []
  let removed: string[] = []
  const close = (added: readonly string[]) => {
    for (const [old, fresh] of pairs(removed, added))
      changes.push({ words: wordChanges(old, fresh) })
    removed = []
  }
  for (const part of diffArrays([...before], [...after])) {
    if (part.removed) removed = part.value
    else if (part.added) close(part.value)
    else {
      close([])
      changes.push({ same: part.value.length })
    }
  }
  close([])
  return changes.some((change) => 'words' in change) ? changes : []
}

const segments = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

function wordChanges(before: string, after: string): Words[] {
  return diffArrays(segments(before), segments(after)).map(({ value, removed, added }) => ({
    kind: removed ? 'out' : added ? 'in' : 'same',
    text: value.join(''),
  }))
}

/**
 * Pairs each removed block with the added block that it became, in the order of the added ones.
 * Two blocks are a pair if they share at least a third of their words; '' is the partner of the others.
 */
function pairs(removed: readonly string[], added: readonly string[]): [string, string][] {
  const left = [...removed]
  const paired: [string, string][] = []
  for (const fresh of added) {
    const at = left.findIndex((old) => likeness(old, fresh) >= 1 / 3)
    const skipped = at === -1 ? [] : left.splice(0, at)
    paired.push(...skipped.map((old): [string, string] => [old, '']))
    paired.push([at === -1 ? '' : (left.shift() ?? ''), fresh])
  }
  return [...paired, ...left.map((old): [string, string] => [old, ''])]
}

/** The share of words that two texts have in common, from 0 to 1. */
function likeness(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)]
  const common = [...first].filter((word) => second.has(word)).length
  return common / Math.max(1, Math.min(first.size, second.size))
}

const wordsOf = (text: string) =>
  new Set(
    Array.from(segmenter.segment(text.toLowerCase()))
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment),
  )
