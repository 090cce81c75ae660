import { toString } from 'mdast-util-to-string'
import { parseDocument } from 'yaml'
import { parseMarkdown } from '#scripts/content/markdown.ts'

/** Offsets in a file: the first character and the one after the last. */
export type Offsets = readonly [from: number, to: number]

/** A text with the place in the file of each of its UTF-16 units. */
export type Segment = {
  readonly text: string
  readonly units: readonly Offsets[]
  /** False if the text isn't in the file as it is: each unit then has the place of the whole. */
  readonly isExact: boolean
}

/** Characters that are written with others: a sticky pattern, and what a match of it means. */
type Notation = { readonly pattern: RegExp; readonly read: (written: string) => string }

/** Markdown: `\*` and `&amp;` (CommonMark 2.4, 2.5). */
export const markdown: Notation = {
  pattern: /\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z\d]{1,31});/y,
  read: (written) =>
    written.startsWith('&') ? toString(parseMarkdown(written)) : written.slice(1),
}

/** The notations of YAML by the type of a scalar: `\"` and `\u2019` (YAML 1.2.2, 5.7), `''`. */
const yamlNotations: Readonly<Record<string, Notation>> = {
  QUOTE_DOUBLE: {
    pattern: /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|[^xuU])/y,
    read: (written) => String(parseDocument(`"${written}"`).toJS()),
  },
  QUOTE_SINGLE: { pattern: /''/y, read: () => "'" },
}
const plain: Notation = { pattern: /(?!)/y, read: (written) => written }

export const yamlNotation = (type: string | undefined): Notation =>
  yamlNotations[type ?? ''] ?? plain

/** Finds a text in a part of its file. */
export function segmentOf(
  text: string,
  source: string,
  whole: Offsets,
  notation: Notation,
): Segment {
  const units = unitsOf(text, source, whole, notation)
  return units
    ? { text, units, isExact: true }
    : { text, units: Array.from({ length: text.length }, () => whole), isExact: false }
}

/** Skips what isn't part of the text, such as indentation or a closing quotation mark. */
function unitsOf(
  text: string,
  source: string,
  [from, to]: Offsets,
  notation: Notation,
): Offsets[] | undefined {
  const units: Offsets[] = []
  for (let at = from; units.length < text.length;) {
    if (at >= to) return undefined
    const written = writtenAt(at, source, notation)
    const isWritten = written && text.startsWith(written.text, units.length)
    const end = at + (isWritten ? written.length : 1)
    const isSame = isSameCharacter(text[units.length], source[at])
    const count = isWritten ? written.text.length : Number(isSame)
    for (let unit = 0; unit < count; unit++) units.push([at, end])
    at = end
  }
  return units
}

function writtenAt(at: number, source: string, { pattern, read }: Notation) {
  pattern.lastIndex = at
  const written = pattern.exec(source)?.[0]
  if (written === undefined) return undefined
  const text = read(written)
  return text === written || text === '' ? undefined : { text, length: written.length }
}

const spaces = ' \n\t\u00A0'
const isSameCharacter = (a = '', b = '') => a === b || (spaces.includes(a) && spaces.includes(b))

/** The place in the file of a part of a text. */
export function offsetsOf({ units }: Segment, [from, to]: Offsets): Offsets {
  const last = units.at(-1)?.[1] ?? 0
  const start = units[from]?.[0] ?? last
  return [start, Math.max(start, units[Math.max(from, to - 1)]?.[1] ?? start)]
}

/** True if only spaces and marks of a quotation separate the characters of a part in the file. */
export const isContiguous = ({ units, isExact }: Segment, source: string, [from, to]: Offsets) =>
  isExact &&
  units.slice(from + 1, to).every((unit, index) => {
    const before = units[from + index]
    return unit === before || !/[^\s>]/.test(source.slice(before?.[1], unit[0]))
  })
