import { decodeString } from 'micromark-util-decode-string'

/** Where each UTF-16 unit of a text stands in its source: from `starts[i]` up to `ends[i]`. */
export type Alignment = { readonly starts: readonly number[]; readonly ends: readonly number[] }

/** A sign that is written with others, such as `\"` or `&amp;`: what it means and its length. */
type Written = { readonly text: string; readonly length: number }
export type Notation = (source: string, at: number) => Written | undefined

const blanks = new Set([' ', '\n', '\t', '\r', '\u00A0'])
const isBlank = (sign: string | undefined) => sign !== undefined && blanks.has(sign)

/**
 * Finds a text in its source between two offsets, sign by sign. A line's indentation, quotation marks and whatever else
 * is no part of the text is passed over. Undefined when the source does not hold the text.
 */
export function align(
  text: string,
  source: string,
  [from, to]: readonly [number, number],
  notation: Notation,
): Alignment | undefined {
  const starts: number[] = []
  const ends: number[] = []
  let at = from
  while (starts.length < text.length) {
    if (at >= to) return undefined
    const sign = text[starts.length]
    const written = notation(source, at)
    const fits = written && text.startsWith(written.text, starts.length) ? written : undefined
    const isSame = source[at] === sign || (isBlank(sign) && isBlank(source[at]))
    const [length, count] = fits ? [fits.length, fits.text.length] : [1, isSame ? 1 : 0]
    for (let unit = 0; unit < count; unit++) {
      starts.push(at)
      ends.push(at + length)
    }
    at += length
  }
  return { starts, ends }
}

const escapedOrNamed = /\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z\d]{1,31});/y

/** Markdown: `\*` and `&amp;` (CommonMark 2.4, 2.5). */
export const markdown: Notation = (source, at) => {
  const match = matchAt(escapedOrNamed, source, at)
  return match === undefined ? undefined : decoded(match, decodeString(match))
}

const escaped = /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|[^xuU])/y
const named: Readonly<Record<string, string>> = { n: '\n', t: '\t', _: '\u00A0', N: '\u0085' }

/** YAML between double quotation marks: `\"`, `\n`, `\u2019` (YAML 1.2.2, 5.7). */
export const doubleQuoted: Notation = (source, at) => {
  const match = matchAt(escaped, source, at)
  if (match === undefined) return undefined
  const [, letter = '', ...digits] = match
  if (digits.length === 0) return decoded(match, named[letter] ?? letter)
  const point = Number.parseInt(digits.join(''), 16)
  return point > 0x10_ff_ff ? undefined : decoded(match, String.fromCodePoint(point))
}

/** YAML between single quotation marks: `''`. */
export const singleQuoted: Notation = (source, at) =>
  source.startsWith("''", at) ? { text: "'", length: 2 } : undefined

export const asWritten: Notation = () => undefined

const decoded = (match: string, text: string): Written | undefined =>
  text === match || text === '' ? undefined : { text, length: match.length }

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  const sign = source[at]
  if (sign !== '\\' && sign !== '&') return undefined
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}
