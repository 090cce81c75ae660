import { mistakes } from '#scripts/content/index.ts'
import type { ProseRule } from '../rule.ts'

const spelling: ProseRule = {
  id: 'spelling',
  severity: 'warning',
  reason: 'A word that is right goes into content/dictionary/, one a line.',
  *inRange({ role, kind, text }, { speller }) {
    if (role === 'link' || kind === 'name') return
    for (const { word, from, to } of wordsIn(text)) {
      if (speller.knows(word)) continue
      const near = speller.suggest(word)
      if (isName(word, text.slice(0, from), near, speller.names)) continue
      const right = speller.correct(word)
      const words = (right === undefined ? near.slice(0, 2) : [right]).map((other) => `“${other}”`)
      const suggestion = words.length > 0 ? `. Did you mean ${words.join(' or ')}?` : ''
      const fix = right === undefined ? {} : { fix: { text: right } }
      yield { from, to, message: `“${word}” is in no dictionary${suggestion}`, ...fix }
    }
  },
}

const address =
  /(?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+|\/[\w-]+(?:\/[\w-]+)+|\b[\w-]+\.(?:com|org|net|edu|np|pdf)\b/giu
const latinWord =
  /(?<![\p{L}\p{N}])\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’]\p{Script=Latin}+)*(?![\p{L}\p{N}])/gu

/** The words in Latin letters without a possessive ’s; no addresses, acronyms or words with digits. */
function* wordsIn(text: string) {
  const plain = text.replaceAll(address, (match) => ' '.repeat(match.length))
  for (const { 0: written, index } of plain.matchAll(latinWord)) {
    const bare = written.replace(/['’]s?$/u, '').normalize('NFC')
    const isAcronym = /^\p{Lu}+s?$/u.test(bare) && bare.length <= 6
    if (bare.length < 3 || bare.length > 60 || isAcronym) continue
    yield { word: bare.replaceAll('’', "'"), from: index, to: index + bare.length }
  }
}

/** Before the first word of a sentence; a name follows Ms. and Dr. */
const beginning = /(?:^|(?<!\b(?:Mr|Mrs|Ms|Dr|Er|Prof|St))[.!?:]\s+)[“‘"'(]*$/u

/** A capital makes a word a name, unless it is close to a known name, or starts a sentence and is close to any word. */
function isName(word: string, before: string, near: readonly string[], names: readonly string[]) {
  if (!/^\p{Lu}/u.test(word)) return false
  const most = word.length < 6 ? 1 : 2
  const isClose = (other: string) => mistakes(word, other) <= most
  return !names.some(isClose) && !(beginning.test(before) && near.some(isClose))
}

const repeated = /(?<![\p{L}\p{N}’'-])(\p{L}[\p{L}’']*)\s+\1(?![\p{L}\p{N}’'-])/giu
/** Words that English repeats on purpose: “the best that they had had”. */
const mayRepeat = new Set(['had', 'that', 'can'])

const doubledWord: ProseRule = {
  id: 'doubled-word',
  severity: 'error',
  reason: 'A word written twice is most often a slip of the hand.',
  *inRange({ role, text }) {
    if (role === 'link') return
    for (const { 0: both, 1: first = '', index } of text.matchAll(repeated)) {
      const second = both.slice(-first.length)
      // “Pago Pago”, and an initial.
      const isName = /^\p{Lu}\P{Lu}*$/u.test(second) || /^\p{Lu}$/u.test(first)
      if (isName || mayRepeat.has(second.toLowerCase())) continue
      const to = index + both.length
      const fix = { text: '', from: index + first.length, to }
      yield { from: index, to, message: `“${second}” is written twice`, fix }
    }
  },
}

const note = /\b(?:TODO|TBD|TBA|FIXME|XXX+|lorem ipsum)\b|\?{3,}/gu

const unfinished: ProseRule = {
  id: 'unfinished',
  severity: 'error',
  reason:
    'Mark what is still to be supplied with !placeholder or <Placeholder>; npm run launch then lists it.',
  *inRange({ role, text, isPlaceholder }) {
    if (role === 'link') return
    for (const { 0: words, index } of text.matchAll(note)) {
      const message = `“${words}” is a note to oneself, and visitors would read it`
      if (!isPlaceholder(index)) yield { from: index, to: index + words.length, message }
    }
  },
}

export const wordRules: readonly ProseRule[] = [spelling, doubledWord, unfinished]
