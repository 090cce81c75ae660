const asciiPrintable = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i))
const typography = '\u00a0\u00ad–—‘’‚“”„•…‹›«»€™−·×°©®'
const loanwordLetters = 'àáäçèéíñóöúü'

/**
 * What the fonts of a first visit hold. Fixed, not taken from the content: a word added to one page
 * must not change the font's name and with it every other page.
 */
export const firstVisitCharacters = asciiPrintable + typography + loanwordLetters

/** CSS `unicode-range` of exactly the characters of `text`, neighbours joined: `U+20-7E,U+A0`. */
export function unicodeRange(text: string): string {
  const points = [...new Set(text)].map(codePoint).toSorted((a, b) => a - b)
  const ranges: { from: number; to: number }[] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point === last.to + 1) last.to = point
    else ranges.push({ from: point, to: point })
  }
  return ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
}

const codePoint = (character: string) => character.codePointAt(0) ?? 0

const hex = (point: number) => point.toString(16).toUpperCase()
