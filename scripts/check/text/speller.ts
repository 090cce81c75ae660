import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  combineTextAndLanguageSettings,
  getDictionary,
  mergeSettings,
  readSettings,
} from 'cspell-lib'
import { mistakes } from '#scripts/content/diagnostics/index.ts'

export type Speller = ReturnType<Awaited<ReturnType<typeof openDictionary>>>

const maxSuggestions = 100
const { resolve } = createRequire(`${import.meta.dirname}/`)

type Definitions = { dictionaryDefinitions: readonly { suggestWords: readonly string[] }[] }

/**
 * Common misspellings with their corrections, which the package has as `aache->ache, cache`. cspell
 * takes a second of processor time to build a dictionary of them; few texts need one.
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
  let corrections: ReturnType<typeof readCorrections> | undefined
  const correctionsOf = (word: string) => (corrections ??= readCorrections()).get(word) ?? []
  const names: readonly string[] = words.filter((word) => /^\p{Lu}/u.test(word))
  const suggested = new Map<string, readonly string[]>()

  const known = new Set(people)
  const knows = (word: string): boolean =>
    known.has(word) || dictionary.has(word, { ignoreCase: false })

  function similarTo(word: string): readonly string[] {
    // The default timeout makes suggestions depend on how busy the machine is.
    const options = { numSuggestions: 6, ignoreCase: false, timeout: 30_000 }
    const suggestions = () => dictionary.suggest(word, options).map((one) => one.word)
    const found = suggested.get(word) ?? [...new Set([...correctionsOf(word), ...suggestions()])]
    suggested.set(word, found)
    return found.filter((one) => !one.includes(' '))
  }

  /** True for one of the common misspellings, with a capital too. */
  const isMisspelling = (word: string) =>
    [word, word.toLowerCase()].some((each) => correctionsOf(each).length > 0)

  /** The only correction of a common misspelling. */
  function correct(word: string): string | undefined {
    const [right, ...others] = correctionsOf(word)
    if (right === undefined || others.length > 0 || !/^\p{Ll}+$/u.test(word)) return undefined
    return knows(right) && mistakes(word, right) <= 2 ? right : undefined
  }

  return () => {
    const asked = new Set<string>()
    const suggest = (word: string) => {
      if (asked.size < maxSuggestions) asked.add(word)
      return asked.has(word) ? similarTo(word) : []
    }
    return { knows, suggest, correct, isMisspelling, names }
  }
}
