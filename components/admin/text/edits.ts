/** The text of a `<textarea>` and its selection, in UTF-16 units. */
export type Chosen = { readonly text: string; readonly start: number; readonly end: number }

/** A change of a text: `put` replaces a part of it, and `select` is the selection after it. */
export type Edit = {
  readonly start: number
  readonly end: number
  readonly put: string
  readonly select: readonly [start: number, end: number]
}

const replace = (start: number, end: number, put: string, [from, to] = [0, put.length]): Edit => ({
  start,
  end,
  put,
  select: [start + from, start + to],
})

/** The beginning of a line: its indentation and the mark of a heading, list or quotation. */
const marker = /^([ \t]*)((?:#{1,6}|[-*+]|\d+[.)]|>)[ \t]+)?/

/** The number of characters that match a pattern. */
const lengthOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[0].length ?? 0

/** The selection, or the word around the caret. */
function wordsAt({ text, start, end }: Chosen): [from: number, to: number] {
  if (start !== end) return [start, end]
  const before = /[\p{L}\p{M}\p{N}’'-]*$/u.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^[\p{L}\p{M}\p{N}’'-]*/u.exec(text.slice(end))?.[0] ?? ''
  return [start - before.length, end + after.length]
}

/** Makes the selection, or the word around the caret, bold (`**`) or italic (`*`), or plain again. */
export function toggleMark({ text, start, end }: Chosen, mark: '*' | '**'): Edit {
  let [from, to] = wordsAt({ text, start, end })
  while (from < to && /[\s*]/.test(text[from] ?? '')) from += 1
  while (to > from && /[\s*]/.test(text[to - 1] ?? '')) to -= 1
  const run = Math.min(lengthOf(/\**$/, text.slice(0, from)), lengthOf(/^\**/, text.slice(to)))
  const words = text.slice(from, to)
  const length = mark.length
  if (mark === '*' ? run % 2 === 1 : run >= 2) return replace(from - length, to + length, words)
  // A mark ends with its line: each gets its own.
  const marked = words.replaceAll(/[^\n]+/g, (line) => {
    const [before = ''] = marker.exec(line) ?? []
    return line === before ? line : `${before}${mark}${line.slice(before.length)}${mark}`
  })
  if (words === '') return replace(from, to, mark + mark, [length, length])
  return words.includes('\n')
    ? replace(from, to, marked)
    : replace(from, to, marked, [marked.length - words.length - length, marked.length - length])
}

/** The whole lines of the selection. */
function wholeLines({ text, start, end }: Chosen): [from: number, to: number] {
  const next = text.indexOf('\n', end > start && text[end - 1] === '\n' ? end - 1 : end)
  return [text.slice(0, start).lastIndexOf('\n') + 1, next === -1 ? text.length : next]
}

const lineMarks = {
  heading: () => '## ',
  smallHeading: () => '### ',
  bullets: () => '- ',
  numbers: (index: number) => `${index + 1}. `,
  quote: () => '> ',
}
export type LineMark = keyof typeof lineMarks

const markKind = (mark: string) => mark.trim().replace(/\d+/, '1')

/** Replaces the mark at the beginning of each selected line, or removes it. */
export function toggleLines(chosen: Chosen, name: LineMark): Edit {
  const { text } = chosen
  const [from, to] = wholeLines(chosen)
  const lines = text.slice(from, to).split('\n')
  const kind = markKind(lineMarks[name](0))
  const markOf = (line: string) => markKind(marker.exec(line)?.[2] ?? '')
  const isOn = lines.every((line) => line.trim() === '' || markOf(line) === kind)
  const isOff = isOn && lines.some((line) => line.trim() !== '')
  let index = 0
  const changed = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line
    const mark = isOff ? '' : lineMarks[name](index++)
    return line.replace(marker, (_, indent: string) => indent + mark)
  })
  const put = changed.join('\n')
  if (isOff) return replace(from, to, put, caretOr(lines, put))
  // A line directly below a list or quotation would belong to it.
  const before = text.slice(0, from).split('\n').at(-2) ?? ''
  const after = text.slice(to).split('\n')[1] ?? ''
  const gap = (line: string) => (line.trim() === '' || markOf(line) === kind ? '' : '\n')
  const [above, below] = [gap(before), gap(after)]
  const select = caretOr(lines, put).map((at) => at + above.length) as [number, number]
  return replace(from, to, above + put + below, select)
}

/** Several changed lines stay selected. In a single one, the caret goes to its end. */
const caretOr = (lines: readonly string[], put: string): [number, number] => [
  lines.length > 1 ? 0 : put.length,
  put.length,
]

const breaks = (count: number) => '\n'.repeat(Math.max(0, 2 - count))

/** Puts a block with an empty line above and below, after the paragraph if nothing is selected. */
export function putBlock({ text, start, end }: Chosen, block: string): Edit {
  const rest = text.slice(start)
  const isInLine = start === end && text.slice(...wholeLines({ text, start, end })).trim() !== ''
  const next = isInLine ? /\n[ \t]*\n|\n?$/.exec(rest)?.index : 0
  const [from, to] = [start + (next ?? 0), end + (next ?? 0)]
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const above = before.trim() === '' ? '' : breaks(lengthOf(/\n*$/, before))
  const below = after.trim() === '' ? '' : breaks(lengthOf(/^\n*/, after))
  const put = above + block + below
  return replace(from, to, put, [above.length + block.length, above.length + block.length])
}

export const putWords = ({ start, end }: Chosen, words: string): Edit =>
  replace(start, end, words, [words.length, words.length])

/** The link around the caret, or the words for a new one. */
export function linkAt(chosen: Chosen): { start: number; end: number; words: string; to: string } {
  const { text } = chosen
  const [first, last] = wholeLines(chosen)
  for (const found of text.slice(first, last).matchAll(/(?<!!)\[([^\]]*)\]\(([^)\s]*)\)/g)) {
    const [whole, words = '', to = ''] = found
    const [start, end] = [first + found.index, first + found.index + whole.length]
    if (start <= chosen.start && chosen.end <= end) return { start, end, words, to }
  }
  const [start, end] = wordsAt(chosen)
  return { start, end, words: text.slice(start, end), to: '' }
}

/** An address whose spaces, parentheses and angle brackets are encoded. */
const address = (to: string) =>
  to.trim().replaceAll(/[\s()<>]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)

export const link = (words: string, to: string): string => `[${words}](${address(to)})`

/** In the description of a picture, characters with a meaning in Markdown get a backslash. */
export const picture = (alt: string, src: string): string =>
  `![${alt.replaceAll(/[[\]\\*_`<{]/g, String.raw`\$&`)}](${src.startsWith('blob:') ? src : address(src)})`

export function table(columns: number, rows: number): string {
  const row = (cell: string) => `| ${Array.from({ length: columns }, () => cell).join(' | ')} |`
  return [row('   '), row('---'), ...Array.from({ length: rows }, () => row('   '))].join('\n')
}

/** A component of MDX around some words. Empty values are left out. */
export function component(
  name: string,
  values: Readonly<Record<string, string>>,
  words: string,
): string {
  const given = Object.entries(values).filter(([, value]) => value !== '')
  const props = given.map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`)
  const isBlocks = /\n[ \t]*\n/.test(words) || marker.exec(words)?.[2] !== undefined
  const inside = isBlocks ? `\n\n${words.trim()}\n\n` : words
  return `<${name}${props.join('')}>${inside}</${name}>`
}

/** Enter in a list begins the next entry, or ends the list after an empty one. */
export function nextEntry({ text, start, end }: Chosen): Edit | undefined {
  const [from] = wholeLines({ text, start, end })
  const [whole = '', indent = '', mark = '', number] =
    /^([ \t]*)((?:[-*+]|(\d+)[.)]) +)/.exec(text.slice(from, start)) ?? []
  if (start !== end || whole === '') return undefined
  if (text.slice(from + whole.length, start).trim() === '')
    return putWords({ text, start: from, end: start }, '\n')
  const next = `\n${indent}${number === undefined ? mark : mark.replace(number, String(Number(number) + 1))}`
  return putWords({ text, start, end }, next)
}
