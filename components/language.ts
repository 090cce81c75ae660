import type { Language } from '#content/schema/languages.ts'

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0

/** The `lang` of a text that is mostly in the script of the other language; else undefined. */
export function languageOf(text: string, around: Language = 'en'): Language | undefined {
  const more =
    count(text, /[\p{Script=Devanagari}\u200C\u200D]+/gu) - count(text, /\p{Script=Latin}+/gu)
  if (more === 0 || more > 0 === (around === 'ne')) return undefined
  return more > 0 ? 'ne' : 'en'
}
