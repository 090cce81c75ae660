import type { Alignment } from './align.ts'

/**
 * A piece of text as people read it, with the way back to its file.
 * `role`: a value of the fields, the label of a button, a block or heading of the text below them, the words of a link in it, the description of a picture.
 * A name is not read for its words. Where code stands, the text has U+FFFC.
 * `isExact` is false where only the whole piece could be found; nothing in it is mended then.
 */
export type Passage = Alignment & {
  readonly text: string
  readonly role: 'field' | 'label' | 'block' | 'heading' | 'link' | 'alt'
  readonly kind: 'text' | 'name'
  readonly field?: string
  /** Whether the sign at an offset has still to be supplied by the owner. */
  readonly isPlaceholder: (at: number) => boolean
  readonly isExact: boolean
}

/** Stands for what is no prose: code, a picture. */
export const noProse = '\uFFFC'

/** The offsets in the file of a part of the passage. */
export function rangeOf({ starts, ends }: Passage, from: number, to: number): [number, number] {
  const start = starts[from] ?? ends.at(-1) ?? 0
  return [start, Math.max(start, ends[Math.max(from, to - 1)] ?? start)]
}

/** Whether the part stands in the file in one piece: nothing but blanks and marks of a quotation between its signs. */
export function isWhole(
  { starts, ends, isExact }: Passage,
  source: string,
  from: number,
  to: number,
) {
  if (!isExact) return false
  for (let unit = from + 1; unit < to; unit++) {
    const between = source.slice(ends[unit - 1], starts[unit])
    if (starts[unit] !== starts[unit - 1] && /[^\s>]/.test(between)) return false
  }
  return true
}
