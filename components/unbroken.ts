/** Words that stay on one line: a day, a number with its unit, a phone number. */
export const unbroken = (words: string): string =>
  words.replaceAll(' ', '\u00A0').replaceAll('–', '–\u2060')

/** The words with plain spaces, for a field that people edit. */
export const breakable = (words: string): string =>
  words.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
