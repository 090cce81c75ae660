const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The letters of a text, each with the marks that belong to it. */
export const lettersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)
