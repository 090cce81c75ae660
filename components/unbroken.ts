/** Words that stay on one line: a day, a number with its unit, a phone number. */
export const unbroken = (words: string): string =>
  words.replaceAll(' ', '\u00A0').replaceAll('–', '–\u2060')

/** The same words for people to edit, with plain spaces. */
export const breakable = (words: string): string =>
  words.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
