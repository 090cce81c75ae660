import { toString } from 'mdast-util-to-string'
import { parseDocument } from 'yaml'
import { parseMarkdown } from '#scripts/content/markdown.ts'

/** Where each UTF-16 unit of a text is in its file: from offset `starts[i]` up to `ends[i]`. */
export type TextOffsets = { readonly starts: readonly number[]; readonly ends: readonly number[] }

/** Characters written with others, such as `\"` or `&amp;`: the text they give, and their length. */
type Written = { readonly text: string; readonly length: number }
export type Notation = (source: string, at: number) => Written | undefined

const spaces = new Set([' ', '\n', '\t', '\r', '\u00A0'])
const isSpace = (character = '') => spaces.has(character)

/**
 * Maps a text to its source between two offsets. Escapes and entities are read by `notation`;
 * what isn't part of the text, such as indentation or a closing quotation mark, is skipped.
 * Returns undefined if the source doesn't contain the text.
 */
export function textOffsets(
  text: string,
  source: string,
  [from, to]: readonly [number, number],
  notation: Notation,
): TextOffsets | undefined {
  const starts: number[] = []
  const ends: number[] = []
  let at = from
  while (starts.length < text.length) {
    if (at >= to) return undefined
    const character = text[starts.length]
    const written = notation(source, at)
    const fits = written && text.startsWith(written.text, starts.length) ? written : undefined
    const isSame = source[at] === character || (isSpace(character) && isSpace(source[at]))
    const { length } = fits ?? { length: 1 }
    const units = fits ? fits.text.length : Number(isSame)
    for (let unit = 0; unit < units; unit++) {
      starts.push(at)
      ends.push(at + length)
    }
    at += length
  }
  return { starts, ends }
}

const escapeOrEntity = /\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z\d]{1,31});/y

/** Markdown: `\*` and `&amp;` (CommonMark 2.4, 2.5). */
export const markdown: Notation = (source, at) => {
  const match = matchAt(escapeOrEntity, source, at)
  if (match === undefined) return undefined
  return written(match, match.startsWith('&') ? toString(parseMarkdown(match)) : match.slice(1))
}

const yamlEscape = /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|[^xuU])/y

/** YAML between double quotation marks: `\"`, `\n`, `\u2019` (YAML 1.2.2, 5.7). */
const doubleQuoted: Notation = (source, at) => {
  const match = matchAt(yamlEscape, source, at)
  return match === undefined
    ? undefined
    : written(match, String(parseDocument(`"${match}"`).toJS()))
}

/** YAML between single quotation marks: `''`. */
const singleQuoted: Notation = (source, at) =>
  source.startsWith("''", at) ? { text: "'", length: 2 } : undefined

const plain: Notation = () => undefined

/** The notation of a YAML scalar, by the name of its style. */
export const yamlNotationOf = (style: string | undefined): Notation =>
  ({ QUOTE_DOUBLE: doubleQuoted, QUOTE_SINGLE: singleQuoted })[style ?? ''] ?? plain

const written = (match: string, text: string): Written | undefined =>
  text === match || text === '' ? undefined : { text, length: match.length }

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  if (source[at] !== '\\' && source[at] !== '&') return undefined
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}
