import { createRequire } from 'node:module'
import {
  combineTextAndLanguageSettings,
  getDictionary,
  mergeSettings,
  readSettings,
} from 'cspell-lib'

import { editDistance } from '#scripts/content/index.ts'
import { misspellings } from './misspellings.ts'

export type Speller = {
  readonly knows: (word: string) => boolean
  /** Words that are near, the nearest first. */
  readonly suggest: (word: string) => readonly string[]
  /** The word that a common misspelling surely stands for. */
  readonly mend: (word: string) => string | undefined
  /** The names among the words that writers added. */
  readonly names: readonly string[]
}

const mostSuggestions = 200

/**
 * British English and the words given. A name is known with its capital alone: Nepal, not nepal.
 * Words are looked up once; suggestions are costly and end after two hundred words.
 */
export async function createSpeller(words: readonly string[]): Promise<Speller> {
  const british = await readSettings(
    createRequire(import.meta.url).resolve('@cspell/dict-en-gb-mit'),
  )
  const language = { language: 'en-GB', words: [...words] }
  const settings = combineTextAndLanguageSettings(mergeSettings(british, language), '', 'plaintext')
  const dictionary = await getDictionary(settings)
  const known = new Map<string, boolean>()
  const suggested = new Map<string, readonly string[]>()

  function knows(word: string): boolean {
    const answer = known.get(word) ?? dictionary.has(word, { ignoreCase: false })
    known.set(word, answer)
    return answer
  }

  function suggest(word: string): readonly string[] {
    const before = suggested.get(word)
    if (before || suggested.size >= mostSuggestions) return before ?? []
    const found = dictionary.suggest(word, {
      numSuggestions: 6,
      ignoreCase: false,
      // What is suggested must not depend on how busy the machine is.
      timeout: 30_000,
    })
    const near = found.map((suggestion) => suggestion.word).filter((other) => !other.includes(' '))
    suggested.set(word, near)
    return near
  }

  const meant = misspellings()
  function mend(word: string): string | undefined {
    const right = meant(word)
    return right !== undefined && knows(right) && editDistance(word, right) <= 2 ? right : undefined
  }

  return { knows, suggest, mend, names: words.filter((word) => /^\p{Lu}/u.test(word)) }
}
