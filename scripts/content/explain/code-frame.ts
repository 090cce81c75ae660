import type { Span } from '#content/schema/collections.ts'

const width = 100
const wide =
  /^[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How many cells of a terminal a text takes; a tab counts as the one space it is printed as. */
function cells(text: string): number {
  let count = 0
  for (const { segment } of graphemes.segment(text)) count += wide.test(segment) ? 2 : 1
  return count
}

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
