import type { ProseRule } from '../rule.ts'
import { wordsIn } from '../words.ts'

export const spelling: ProseRule = {
  id: 'spelling',
  severity: 'warning',
  reason: 'A word that is right goes into content/dictionary/, one a line.',
  *inPassage({ role, kind, text }, { speller }) {
    if (role === 'link' || kind === 'name') return
    for (const { word, from, to } of wordsIn(text)) {
      if (speller.knows(word)) continue
      const near = speller.suggest(word)
      const meant =
        near.length > 0 ? `. Did you mean ${near.map((w) => `“${w}”`).join(' or ')}?` : ''
      yield { from, to, message: `“${word}” is in no dictionary${meant}` }
    }
  },
}
