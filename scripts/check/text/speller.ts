import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  combineTextAndLanguageSettings,
  getDictionary,
  mergeSettings,
  readSettings,
} from 'cspell-lib'

export type Speller = {
  readonly knows: (word: string) => boolean
  /** Known words that are like it, the most similar first. */
  readonly suggest: (word: string) => readonly string[]
  /** The right words for a common misspelling, with a capital or not. */
  readonly corrections: (word: string) => readonly string[]
  /** The words with a capital that writers added. */
  readonly names: readonly string[]
}

const maxSuggestions = 100
const { resolve } = createRequire(`${import.meta.dirname}/`)

type Definitions = { dictionaryDefinitions: readonly { suggestWords: readonly string[] }[] }

/**
 * Common misspellings with their corrections, which the package has as `aache->ache, cache`. cspell
 * takes a second of processor time to build a dictionary of them.
 */
function readCorrections(): ReadonlyMap<string, readonly string[]> {
  const folder = path.dirname(resolve('@cspell/dict-en-common-misspellings'))
  const lines = ['dict-en.json', 'dict-en-gb.json'].flatMap((file) => {
    const { dictionaryDefinitions }: Definitions = JSON.parse(
      readFileSync(path.join(folder, 'dict', file), 'utf8'),
    )
    return dictionaryDefinitions.flatMap(({ suggestWords }) => suggestWords)
  })
  return new Map(
    lines.map((line) => {
      const [wrong = '', right = ''] = line.split('->')
      return [wrong, right.split(', ')] as const
    }),
  )
}

/** The words that writers added. No name in `people` is suggested for another: spellings vary. */
export type OwnWords = Readonly<Record<'words' | 'people', readonly string[]>>

/**
 * British English and the words given. A name is known with its capital only: Nepal, not nepal.
 * Each file gets its own speller: suggestions take 0.05 s a word, so it has them for a hundred.
 */
export async function openDictionary({ words, people }: OwnWords) {
  const british = await readSettings(resolve('@cspell/dict-en-gb-mit'))
  const language = { language: 'en-GB', words: [...words] }
  const all = mergeSettings(british, language)
  const dictionary = await getDictionary(combineTextAndLanguageSettings(all, '', 'plaintext'))
  const misspellings = readCorrections()
  const corrections = (word: string) =>
    misspellings.get(word) ?? misspellings.get(word.toLowerCase()) ?? []
  const names = words.filter((word) => /^\p{Lu}/u.test(word))
  const known = new Set(people)
  const knows = (word: string) => known.has(word) || dictionary.has(word, { ignoreCase: false })

  function similarTo(word: string): readonly string[] {
    // The default timeout makes suggestions depend on how busy the machine is.
    const options = { numSuggestions: 6, ignoreCase: false, timeout: 30_000 }
    const found = dictionary.suggest(word, options).map((one) => one.word)
    return [...new Set([...corrections(word), ...found])].filter((one) => !one.includes(' '))
  }

  return (): Speller => {
    const suggested = new Map<string, readonly string[]>()
    const suggest = (word: string) => {
      const found = suggested.get(word) ?? (suggested.size < maxSuggestions ? similarTo(word) : [])
      suggested.set(word, found)
      return found
    }
    return { knows, suggest, corrections, names }
  }
}
