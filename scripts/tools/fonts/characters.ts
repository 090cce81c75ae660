import type { Family } from './font-source.ts'

const lettersAndDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const inHeadings = " !%&'()+,-./:;?é\u00a0\u00ad·–—‘’“”…"
const inText = '@©'

/**
 * What the fonts of a first visit hold: what prose is made of, and headings of less. A page with any
 * other character fetches the rest of the family. Fixed, not taken from the content: a word added to
 * one page must not change the font's name and with it every other page.
 */
export const firstVisitCharacters: Record<Family, string> = {
  eczar: lettersAndDigits + inHeadings,
  'public-sans': lettersAndDigits + inHeadings + inText,
}

/** The widest hole in a range that is worth no second range. */
const hole = 8

/**
 * CSS `unicode-range` of the characters of `text`, neighbours joined: `U+20-7E,U+A0`.
 * Exact, unless `isFree` names code points that may be in it as well, to make it shorter.
 */
export function unicodeRange(
  text: string,
  isFree: (codePoint: number) => boolean = () => false,
): string {
  const points = [...new Set(text)].map(codePoint).toSorted((a, b) => a - b)
  const ranges: { from: number; to: number }[] = []
  for (const point of points) {
    const last = ranges.at(-1)
    const between = last ? point - last.to - 1 : Infinity
    if (last && between <= hole && isFreeBetween(last.to, point, isFree)) last.to = point
    else ranges.push({ from: point, to: point })
  }
  return ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
}

const isFreeBetween = (from: number, to: number, isFree: (codePoint: number) => boolean) =>
  Array.from({ length: to - from - 1 }, (_, i) => from + 1 + i).every(isFree)

const codePoint = (character: string) => character.codePointAt(0) ?? 0

const hex = (point: number) => point.toString(16).toUpperCase()
