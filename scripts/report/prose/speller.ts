import { createRequire } from 'node:module'
import {
  combineTextAndLanguageSettings,
  getDictionary,
  mergeSettings,
  readSettings,
} from 'cspell-lib'
import { mistakes } from '#scripts/content/index.ts'

export type Speller = {
  readonly knows: (word: string) => boolean
  /** Similar words, the closest first. */
  readonly suggest: (word: string) => readonly string[]
  /** The one word that a common misspelling stands for. */
  readonly correct: (word: string) => string | undefined
  /** The names among the words that writers added. */
  readonly names: readonly string[]
}

/** `isExhausted` is true once a word got no suggestions because there were too many. */
type LimitedSpeller = Speller & { readonly isExhausted: () => boolean }

const mostSuggestions = 200
const { resolve } = createRequire(import.meta.url)

/**
 * British English and the words given. A name is known with its capital only: Nepal, not nepal.
 * Suggestions are slow, so only the first two hundred unknown words get them.
 */
export async function createSpeller(words: readonly string[]): Promise<LimitedSpeller> {
  const british = await readSettings(resolve('@cspell/dict-en-gb-mit'))
  const misspellings = await readSettings(resolve('@cspell/dict-en-common-misspellings'))
  const language = { language: 'en-GB', words: [...words] }
  const all = mergeSettings(mergeSettings(british, misspellings), language)
  const dictionary = await getDictionary(combineTextAndLanguageSettings(all, '', 'plaintext'))
  const known = new Map<string, boolean>()
  const suggested = new Map<string, readonly string[]>()
  let isExhausted = false

  function knows(word: string): boolean {
    const isKnown = known.get(word) ?? dictionary.has(word, { ignoreCase: false })
    known.set(word, isKnown)
    return isKnown
  }

  function suggest(word: string): readonly string[] {
    const before = suggested.get(word)
    if (before) return before
    if (suggested.size >= mostSuggestions) {
      isExhausted = true
      return []
    }
    const found = dictionary.suggest(word, {
      numSuggestions: 6,
      ignoreCase: false,
      // The default depends on how busy the machine is.
      timeout: 30_000,
    })
    const similar = found.map((suggestion) => suggestion.word).filter((one) => !one.includes(' '))
    suggested.set(word, similar)
    return similar
  }

  function correct(word: string): string | undefined {
    const [right, ...others] = (dictionary.getPreferredSuggestions?.(word) ?? []).map(
      (each) => each.word,
    )
    if (right === undefined || others.length > 0 || !/^\p{Ll}+$/u.test(word)) return undefined
    return knows(right) && mistakes(word, right) <= 2 ? right : undefined
  }

  const names = words.filter((word) => /^\p{Lu}/u.test(word))
  return { knows, suggest, correct, names, isExhausted: () => isExhausted }
}
