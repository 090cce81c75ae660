import type { Span } from '#content/schema/collections.ts'

const width = 100
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How many cells of a terminal a text takes, if no character is a wide one. */
const cells = (text: string): number => [...graphemes.segment(text)].length

/**
 * A line (`source`) with a caret below its place:
 *
 *     3 | durashun: 5 days
 *       | ^^^^^^^^
 *
 * A line of more than 100 characters is cut around the place.
 */
export function codeFrame(source: string, { line, column, endColumn }: Span): string {
  const whole = source.replaceAll('\t', ' ')
  const from = column > width - 20 ? column - 1 - 40 : 0
  const shown = whole.slice(from, from + width)
  const end = Math.min(endColumn ?? column + 1, whole.length + 1, from + width + 1)
  const before = cells(shown.slice(0, column - 1 - from))
  const length = Math.max(1, cells(shown.slice(column - 1 - from, end - 1 - from)))
  const gutter = ' '.repeat(String(line).length)
  const lead = from > 0 ? '…' : ''
  const tail = whole.length > from + width ? '…' : ''
  const carets = ' '.repeat(lead.length + before) + '^'.repeat(length)
  return `${line} | ${lead}${shown}${tail}\n${gutter} | ${carets}`
}
