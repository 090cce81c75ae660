import type { Language } from '#content/schema/languages.ts'

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0

/** The `lang` of a text, by the letters of most of its words, if the text around it has another. */
export function languageOf(text: string, around: Language = 'en'): Language | undefined {
  const more =
    count(text, /[\p{Script=Devanagari}\u200C\u200D]+/gu) - count(text, /\p{Script=Latin}+/gu)
  const language = more > 0 ? 'ne' : more < 0 ? 'en' : around
  return language === around ? undefined : language
}
