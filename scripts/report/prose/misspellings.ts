import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod'

const list = z.object({
  dictionaryDefinitions: z.array(z.object({ suggestWords: z.array(z.string()) })),
})

/** Each common misspelling of English with the one word that it stands for; read when first asked. */
export function misspellings(): (word: string) => string | undefined {
  let known: ReadonlyMap<string, string> | undefined
  return (word) => (known ??= readList()).get(word)
}

/** Entries are `recieve->receive`; one with several words behind the arrow is not sure. */
function readList(): ReadonlyMap<string, string> {
  const extension = createRequire(import.meta.url).resolve('@cspell/dict-en-common-misspellings')
  const text = readFileSync(join(dirname(extension), 'dict', 'dict-en.json'), 'utf8')
  const { dictionaryDefinitions } = list.parse(JSON.parse(text))
  return new Map(
    dictionaryDefinitions.flatMap(({ suggestWords }) =>
      suggestWords.flatMap((entry) => {
        const [, wrong, right] = /^(\p{Ll}+)->(\p{Ll}+)$/u.exec(entry) ?? []
        return wrong === undefined || right === undefined ? [] : [[wrong, right] as const]
      }),
    ),
  )
}
