import retextRepeatedWords from 'retext-repeated-words'
import type { ProseRule } from '../rule.ts'
import { retextMessages } from '../sentences.ts'

const inspect = retextRepeatedWords()
/** Spares most passages the reading of their grammar. */
const twice = /(?<!\p{L})(\p{L}+)\s+\1(?!\p{L})/iu

export const doubledWord: ProseRule = {
  id: 'doubled-word',
  severity: 'error',
  reason: 'A word that stands there twice is most often a slip of the hand.',
  *inPassage(passage) {
    if (passage.role === 'link' || !twice.test(passage.text)) return
    for (const { from, to, message } of retextMessages(passage, inspect)) {
      const [word = ''] = message.expected ?? []
      yield {
        from,
        to,
        message: `“${word}” stands there twice`,
        fix: {
          text: '',
          from: to - word.length - blanksBefore(passage.text, to - word.length),
          to,
        },
      }
    }
  },
}

const blanksBefore = (text: string, at: number) => /\s*$/.exec(text.slice(0, at))?.[0].length ?? 0
