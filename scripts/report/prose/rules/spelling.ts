import { editDistance } from '#scripts/content/index.ts'
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
      if (isName(word, text.slice(0, from), near, speller.names)) continue
      const right = speller.mend(word)
      const words = (right === undefined ? near.slice(0, 2) : [right]).map((other) => `“${other}”`)
      const meant = words.length > 0 ? `. Did you mean ${words.join(' or ')}?` : ''
      const fix = right === undefined ? {} : { fix: { text: right } }
      yield { from, to, message: `“${word}” is in no dictionary${meant}`, ...fix }
    }
  },
}

/** Before the first word of a sentence; after Ms. and Dr. there is a name. */
const beginning = /(?:^|(?<!\b(?:Mr|Mrs|Ms|Dr|Er|Prof|St))[.!?:]\s+)[“‘"'(]*$/u

/** A capital makes a word a name, unless it is nearly one of ours, or begins a sentence and is nearly any word. */
function isName(word: string, before: string, near: readonly string[], names: readonly string[]) {
  if (!/^\p{Lu}/u.test(word)) return false
  const most = word.length < 6 ? 1 : 2
  const isSlip = (other: string) => editDistance(word, other) <= most
  return !names.some(isSlip) && !(beginning.test(before) && near.some(isSlip))
}
