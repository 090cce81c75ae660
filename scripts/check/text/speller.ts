import { createRequire } from 'node:module'
import {
  combineTextAndLanguageSettings,
  getDictionary,
  mergeSettings,
  readSettings,
} from 'cspell-lib'
import { RegExpMatcher, englishDataset, englishRecommendedTransformers } from 'obscenity'
import { mistakes } from '#scripts/content/diagnostics/index.ts'

export type Speller = ReturnType<Awaited<ReturnType<typeof openDictionary>>>

const maxSuggestions = 100
const { resolve } = createRequire(`${import.meta.dirname}/`)

/** The words that writers added. No name in `people` is suggested for another: spellings vary. */
export type OwnWords = Readonly<Record<'words' | 'people', readonly string[]>>

/**
 * British English and the words given. A name is known with its capital only: Nepal, not nepal.
 * Each file gets its own speller: suggestions take 0.05 s a word, so it has them for a hundred.
 */
export async function openDictionary({ words, people }: OwnWords) {
  const british = await readSettings(resolve('@cspell/dict-en-gb-mit'))
  const misspellings = await readSettings(resolve('@cspell/dict-en-common-misspellings'))
  const language = { language: 'en-GB', words: [...words] }
  const all = mergeSettings(british, misspellings, language)
  const dictionary = await getDictionary(combineTextAndLanguageSettings(all, '', 'plaintext'))
  const names: readonly string[] = words.filter((word) => /^\p{Lu}/u.test(word))
  const suggested = new Map<string, readonly string[]>()

  const known = new Set(people)
  const knows = (word: string) => known.has(word) || dictionary.has(word, { ignoreCase: false })

  const rude = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })
  const isPolite = (word: string) =>
    names.includes(word) || ![word, word.replace(/s$/, '')].some((form) => rude.hasMatch(form))

  function similarTo(word: string): readonly string[] {
    // The default timeout makes suggestions depend on how busy the machine is.
    const options = { numSuggestions: 6, ignoreCase: false, timeout: 30_000 }
    const found = suggested.get(word) ?? dictionary.suggest(word, options).map((one) => one.word)
    suggested.set(word, found)
    return found.filter((one) => !one.includes(' ') && isPolite(one))
  }

  /** The only correction of a common misspelling. */
  function correct(word: string): string | undefined {
    const [right, ...others] = dictionary.getPreferredSuggestions?.(word) ?? []
    if (!right || others.length > 0 || !/^\p{Ll}+$/u.test(word)) return undefined
    return knows(right.word) && mistakes(word, right.word) <= 2 ? right.word : undefined
  }

  return () => {
    const asked = new Set<string>()
    const suggest = (word: string) => {
      if (asked.size < maxSuggestions) asked.add(word)
      return asked.has(word) ? similarTo(word) : []
    }
    return { knows, suggest, correct, names }
  }
}
