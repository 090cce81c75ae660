import retextQuotes from 'retext-quotes'
import type { ProseRule } from '../rule.ts'
import { retextMessages } from '../sentences.ts'

const inspect = retextQuotes({ preferred: 'smart' })

export const straightQuotes: ProseRule = {
  id: 'straight-quotes',
  severity: 'warning',
  reason: 'Printed text has curved marks: “so”, and it’s so.',
  *inPassage(passage) {
    if (passage.role === 'link' || !/["']/.test(passage.text)) return
    for (const { from, to, message } of retextMessages(passage, inspect)) {
      const [right] = message.expected ?? []
      const { actual } = message
      if (right === undefined || (actual !== '"' && actual !== "'")) continue
      yield {
        from,
        to,
        message: `a straight ${actual} in prose; expected ${right}`,
        fix: { text: right },
      }
    }
  },
}
