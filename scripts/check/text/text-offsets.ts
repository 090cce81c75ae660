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

/** A character; one behind a backslash, as in Markdown and YAML; the quotation mark of YAML's '…'. */
const written = /\\[!-/:-@[-`{-~]|''|./gs

/**
 * Finds a text in a part of its file. Skips what isn't part of the text, such as indentation or a
 * closing quotation mark.
 */
export function segmentOf(text: string, source: string, whole: Offsets): Segment {
  if (source.slice(...whole) === text) {
    const starts = Array.from({ length: text.length }, (_, index) => whole[0] + index)
    return { text, starts, ends: starts.map((start) => start + 1), isExact: true }
  }
  const wanted = evenSpaces(text)
  const [starts, ends]: [number[], number[]] = [[], []]
  for (const { 0: characters, index } of source.slice(...whole).matchAll(written)) {
    if (starts.length === text.length) break
    const from = whole[0] + index
    if (wanted.startsWith(evenSpaces(characters), starts.length)) {
      for (let unit = 0; unit < characters.length; unit++) {
        starts.push(from + unit)
        ends.push(from + unit + 1)
      }
    } else if (wanted[starts.length] === characters.at(-1)) {
      starts.push(from)
      ends.push(from + characters.length)
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
