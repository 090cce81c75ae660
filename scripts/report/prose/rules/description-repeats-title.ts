import type { ProseRule } from '../rule.ts'

const least = 4
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

export const descriptionRepeatsTitle: ProseRule = {
  id: 'description-repeats-title',
  severity: 'warning',
  reason: 'Both stand one below the other in search results; the second one has room for news.',
  *inDocument({ passages, document: { yaml } }) {
    const title = passages.find(({ field }) => field === 'title')
    if (!title || !yaml) return
    const said = new Set(wordsOf(title.text))
    for (const { field, text } of passages) {
      if (field !== 'description' && field !== 'summary') continue
      const fresh = wordsOf(text).filter((word) => !said.has(word)).length
      if (fresh >= least) continue
      const message = 'says little more than the title; expected what a reader does not know yet'
      yield { ...yaml.places.value([field]), field, message }
    }
  },
}
