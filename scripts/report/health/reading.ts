import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

/** How a text reads. */
export type Reading = {
  readonly words: number
  /** Minutes, at the pace of adults who read English silently (Brysbaert 2019). */
  readonly minutes: number
  /** The school year of Flesch and Kincaid (US); undefined for what is too short or not English. */
  readonly grade: number | undefined
}

const wordsPerMinute = 238
/** Of fewer words a grade says more about chance than about the text. */
const fewest = 30

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[’'.-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu
const english = /^[a-z’'-]+$/i
const sentenceEnd = /[.!?।]+["”’')]*(?=\s|$)/u

/** Measures blocks of plain text: paragraphs, headings, fields. The grade counts whole sentences only. */
export function reading(blocks: readonly string[]): Reading {
  const words = blocks.reduce((sum, block) => sum + wordsOf(block).length, 0)
  return { words, minutes: words / wordsPerMinute, grade: gradeOf(blocks) }
}

const wordsOf = (text: string): string[] => text.match(word) ?? []

function gradeOf(blocks: readonly string[]): number | undefined {
  const sentences = blocks
    .filter((block) => sentenceEnd.test(block))
    .flatMap((block) => block.split(sentenceEnd))
    .map(wordsOf)
    .filter((words) => words.length > 0)
  const words = sentences.flat().filter((each) => english.test(each))
  if (words.length < fewest || words.length < sentences.flat().length * 0.8) return undefined
  const counts = {
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, each) => sum + syllablesOf(each), 0),
  }
  return Math.max(0, fleschKincaid(counts))
}

const known = new Map<string, number>()

/** Texts repeat their words: each is measured once. */
function syllablesOf(text: string): number {
  const count = known.get(text) ?? syllable(text)
  known.set(text, count)
  return count
}
