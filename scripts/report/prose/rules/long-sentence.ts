import { visit } from 'unist-util-visit'
import type { ProseRule } from '../rule.ts'
import { sentencesOf } from '../sentences.ts'

const most = 40

/** Spares most passages the reading of their grammar: between two full stops it can only find fewer words. */
const mayBeLong = (text: string) =>
  text.split(/[.!?]\s+(?=\p{Lu})/u).some((part) => part.split(/\s+/).length > most)

export const longSentence: ProseRule = {
  id: 'long-sentence',
  severity: 'warning',
  reason: 'Few people keep more than forty words in mind; make two sentences of it, or a list.',
  *inPassage(passage) {
    if (passage.role === 'link' || !mayBeLong(passage.text)) return
    const long: { from: number; to: number; words: number }[] = []
    visit(sentencesOf(passage), 'SentenceNode', ({ children, position }) => {
      const words = children.filter(({ type }) => type === 'WordNode').length
      const [from, to] = [position?.start.offset, position?.end.offset]
      if (words > most && from !== undefined && to !== undefined) long.push({ from, to, words })
    })
    for (const { words, ...part } of long)
      yield { ...part, message: `a sentence of ${words} words; expected at most ${most}` }
  },
}
