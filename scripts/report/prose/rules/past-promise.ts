import { visit } from 'unist-util-visit'
import { datesIn } from '../dates.ts'
import type { ProseRule, Remark } from '../rule.ts'
import { sentencesOf } from '../sentences.ts'

const promise =
  /\b(?:will|shall|starts?|starting|begins?|beginning|opens?|upcoming|coming|next|soon|register|apply|enrol|book|deadline|until|by|from|planned|scheduled|expected)\b/i

export const pastPromise: ProseRule = {
  id: 'past-promise',
  severity: 'warning',
  reason:
    'A promise for a day that has gone makes the whole site look forgotten; say what came of it, or take it away.',
  *inPassage(passage, { today }) {
    if (passage.role === 'link' || !/\d{4}/.test(passage.text)) return
    const found: Remark[] = []
    visit(sentencesOf(passage), 'SentenceNode', ({ position }) => {
      const start = position?.start.offset ?? 0
      const sentence = passage.text.slice(start, position?.end.offset)
      for (const { from, to, lastDay, words } of datesIn(sentence)) {
        const around = sentence.slice(0, from) + sentence.slice(to)
        if (lastDay >= today || !promise.test(around)) continue
        const message = `${words} has gone by, and the sentence speaks of what is to come`
        found.push({ from: start + from, to: start + to, message })
      }
    })
    yield* found
  },
}
