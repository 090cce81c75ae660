const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0

/** The `lang` of a text on an English page: Nepali if most of its words are in Devanagari. */
export const languageOf = (text: string): 'ne' | undefined =>
  count(text, /[\p{Script=Devanagari}\u200C\u200D]+/gu) > count(text, /\p{Script=Latin}+/gu)
    ? 'ne'
    : undefined
