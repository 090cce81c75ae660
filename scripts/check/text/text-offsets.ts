import { toString } from 'mdast-util-to-string'
import { parseDocument } from 'yaml'
import { parseMarkdown } from '#scripts/content/markdown/index.ts'

/** Offsets in a file: the first character and the one after the last. */
export type Offsets = readonly [from: number, to: number]

/** A text with the offsets in the file of each of its UTF-16 units. */
export type Segment = {
  readonly text: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** False if the file has the text in another form. Each unit then has the place of the whole. */
  readonly isExact: boolean
}

/** How characters are written: `read` gives the text of a match that is longer than one character. */
type Notation = { readonly pattern: RegExp; readonly read: (written: string) => string }

const plain: Notation = { pattern: /./gs, read: (written) => written }

const notations: Readonly<Record<string, Notation>> = {
  /** `\*` and `&amp;` (CommonMark 2.4, 2.5). */
  markdown: {
    pattern: /\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z\d]{1,31});|./gs,
    read: (written) =>
      written.startsWith('&') ? toString(parseMarkdown(written)) : written.slice(1),
  },
  /** YAML in double quotation marks: `\"` and `\u2019` (YAML 1.2.2, 5.7). */
  QUOTE_DOUBLE: {
    pattern: /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|[^xuU])|./gs,
    read: (written) => String(parseDocument(`"${written}"`).toJS()),
  },
  QUOTE_SINGLE: { pattern: /''|./gs, read: () => "'" },
}

/**
 * Finds a text in a part of its file. `notation` is how it is written there: `markdown`, or a type of
 * YAML's scalars. Skips what isn't part of the text, such as indentation or a closing quotation mark.
 */
export function segmentOf(text: string, source: string, whole: Offsets, notation = 'plain') {
  if (source.slice(...whole) === text) {
    const starts = Array.from({ length: text.length }, (_, index) => whole[0] + index)
    return { text, starts, ends: starts.map((start) => start + 1), isExact: true }
  }
  const { pattern, read } = notations[notation] ?? plain
  const wanted = evenSpaces(text)
  const [starts, ends]: [number[], number[]] = [[], []]
  for (const { 0: written, index } of source.slice(...whole).matchAll(pattern)) {
    if (starts.length === text.length) break
    const meaning = written.length > 1 ? read(written) : written
    const found =
      [meaning, written].find((each) => wanted.startsWith(evenSpaces(each), starts.length)) ?? ''
    const from = whole[0] + index
    for (let unit = 0; unit < found.length; unit++) {
      starts.push(found === written ? from + unit : from)
      ends.push(found === written ? from + unit + 1 : from + written.length)
    }
  }
  if (starts.length === text.length) return { text, starts, ends, isExact: true }
  const same = (offset: number) => Array.from({ length: text.length }, () => offset)
  return { text, starts: same(whole[0]), ends: same(whole[1]), isExact: false }
}

const evenSpaces = (text: string) => text.replaceAll(/[\n\t\u00A0]/g, ' ')

export const offsetsOf = ({ starts, ends }: Segment, [from, to]: Offsets): Offsets => [
  starts[from] ?? 0,
  ends[to - 1] ?? 0,
]

/** True if only spaces and marks of a quotation separate the characters of a part in the file. */
export const isContiguous = (
  { starts, ends, isExact }: Segment,
  source: string,
  [from, to]: Offsets,
) =>
  isExact &&
  starts
    .slice(from + 1, to)
    .every((start, index) => /^[\s>]*$/.test(source.slice(ends[from + index], start)))
