import { type ChangeObject, diffArrays } from 'diff'

/** A run of words that is unchanged, `added` or `removed`. */
export type Words = Pick<ChangeObject<string>, 'added' | 'removed' | 'value'>

/** A changed block of text, or the number of unchanged blocks between two of them. */
export type TextChange = { readonly words: readonly Words[] } | { readonly same: number }

/** The difference between two lists of blocks, word by word; empty if they are equal. */
export function textChanges(before: readonly string[], after: readonly string[]): TextChange[] {
  const changes: TextChange[] = []
  let removed: string[] = []
  const addChanges = (added: readonly string[]) => {
    changes.push(...changedBlocks(removed, added))
    removed = []
  }
  for (const part of diffArrays([...before], [...after])) {
    if (part.removed) removed = part.value
    else if (part.added) addChanges(part.value)
    else {
      addChanges([])
      changes.push({ same: part.value.length })
    }
  }
  addChanges([])
  return changes.some((change) => 'words' in change) ? changes : []
}

/** Compares each removed block with the added block that replaces it, if there is one. */
function* changedBlocks(removed: readonly string[], added: readonly string[]) {
  const left = [...added]
  for (const old of removed) {
    const skipped = left.splice(0, left.findIndex((block) => isAlike(old, block)) + 1)
    const replacement = skipped.pop() ?? ''
    for (const block of skipped) yield compareWords('', block)
    yield compareWords(old, replacement)
  }
  for (const block of left) yield compareWords('', block)
}

/** Segments words of every script, Devanagari too. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const segments = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

const compareWords = (before: string, after: string): TextChange => ({
  words: diffArrays(segments(before), segments(after)).map(({ added, removed, value }) => {
    return { added, removed, value: value.join('') }
  }),
})

/** True if two blocks share a third of the words of the shorter one. */
function isAlike(a: string, b: string): boolean {
  const [first, second] = [wordsOf(a), wordsOf(b)]
  const common = [...first].filter((word) => second.has(word)).length
  return common > 0 && common * 3 >= Math.min(first.size, second.size)
}

const wordsOf = (text: string) =>
  new Set(segments(text.toLowerCase()).filter((word) => /[\p{L}\p{N}]/u.test(word)))
