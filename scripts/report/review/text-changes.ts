import { diffArrays } from 'diff'

/** A run of words: unchanged, removed (`out`) or added (`in`). */
export type Words = { readonly kind: 'same' | 'out' | 'in'; readonly text: string }

/** A changed block of text, or the number of unchanged blocks between two of them. */
export type TextChange = { readonly words: readonly Words[] } | { readonly same: number }

/** The difference between two lists of blocks, word by word; empty if they are equal. */
export function textChanges(before: readonly string[], after: readonly string[]): TextChange[] {
  const changes: TextChange[] = []
  let removed: string[] = []
  const addChanges = (added: readonly string[]) => {
    for (const pair of pairs(removed, added)) changes.push({ words: wordChanges(...pair) })
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

/** Segments words of every script, Devanagari too. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const segments = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

function wordChanges(before: string, after: string): Words[] {
  return diffArrays(segments(before), segments(after)).map(({ value, removed, added }) => ({
    kind: removed ? 'out' : added ? 'in' : 'same',
    text: value.join(''),
  }))
}

/** Pairs each removed block with the added block that replaces it; '' is the partner of the others. */
function pairs(removed: readonly string[], added: readonly string[]): [string, string][] {
  const left = [...added]
  const paired = removed.flatMap((old): [string, string][] => {
    const at = left.findIndex((block) => isAlike(old, block))
    if (at === -1) return [[old, '']]
    const [skipped, partner = ''] = [left.splice(0, at), left.shift()]
    return [...skipped.map((block): [string, string] => ['', block]), [old, partner]]
  })
  return [...paired, ...left.map((block): [string, string] => ['', block])]
}

/** True if two blocks share a third of the words of the shorter one. */
function isAlike(a: string, b: string): boolean {
  const [first, second] = [wordsOf(a), wordsOf(b)]
  const common = [...first].filter((word) => second.has(word)).length
  return common > 0 && common * 3 >= Math.min(first.size, second.size)
}

const wordsOf = (text: string) =>
  new Set(segments(text.toLowerCase()).filter((word) => /[\p{L}\p{N}]/u.test(word)))
