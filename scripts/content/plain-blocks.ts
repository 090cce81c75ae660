import type { AlignType, Heading, List, Paragraph, Table, TableCell, TableRow, Text } from 'mdast'
import { siteAddress } from './gfm-for-text.ts'

/** Some of a text from the beginning of a line on; `line` counts from 1, `offset` from 0. */
export type Block = { readonly text: string; readonly line: number; readonly offset: number }

export type PlainBlock = Heading | List | Paragraph | Table

/**
 * The node of a block that holds nothing but words, in the plainest form: a paragraph, a heading, a
 * list of single lines, a table with a bar at both ends of each row. Undefined for any other, which
 * takes a parser. What stands above or below may still make it part of something else.
 */
export function plainBlock(block: Block): PlainBlock | undefined {
  const { text } = block
  if (siteAddress.test(text)) return undefined
  if (paragraph.test(text)) return paragraphOf(block)
  if (heading.test(text)) return headingOf(block)
  if (list.test(text)) return listOf(block)
  return table.test(text) ? tableOf(block) : undefined
}

/** The lines at the head of a block that belong to a paragraph, whatever goes on below them. */
export function plainHead(block: Block): Block | undefined {
  const text = lines.exec(block.text)?.[0].slice(0, -1)
  return text === undefined || siteAddress.test(text) ? undefined : { ...block, text }
}

/** No sign that begins something in a text, wherever it stands. */
const plain = String.raw`[^\n\0\t\r&*<[\]\\_\x60{}~@|]`
/** They begin like a sentence; a blank at the end could be a break of the line. */
const words = String.raw`[\p{L}"'(‘“]${plain}*(?<! )`
/** Lines that begin with these words are programs. */
const line = `(?!import |export )${words}`
const row = String.raw`\|(?:${plain}+\|)+`

const paragraph = new RegExp(String.raw`^${line}(?:\n${line})*$`, 'u')
const lines = new RegExp(String.raw`^(?:${line}\n)+`, 'u')
const heading = new RegExp(`^#{1,6} ${words}(?<!#)$`, 'u')
const list = new RegExp(String.raw`^- ${words}(?:\n- ${words})*$`, 'u')
const table = new RegExp(String.raw`^${row}\n\|(?: *:?-+:? *\|)+(?:\n${row})*$`, 'u')

const paragraphOf = (block: Block): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value: block.text, position: placeOf(block) }],
  position: placeOf(block),
})

const depths = [1, 2, 3, 4, 5, 6] as const

function headingOf(block: Block): Heading {
  const marks = block.text.indexOf(' ')
  const depth = depths[marks - 1] ?? 1
  return { type: 'heading', depth, children: [textIn(block, marks + 1)], position: span(block) }
}

function listOf(block: Block): List {
  const items = linesOf(block)
  return {
    type: 'list',
    ordered: false,
    start: null,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      checked: null,
      children: [{ type: 'paragraph', children: [textIn(item, 2)], position: span(item, 2) }],
      position: span(item),
    })),
    position: placeOf(block),
  }
}

/** Undefined where there are more or fewer columns than heads: that is no table. */
function tableOf(block: Block): Table | undefined {
  const [head, columns, ...rows] = linesOf(block)
  if (!head || !columns) return undefined
  const align = columns.text.split('|').slice(1, -1).map(alignOf)
  const children = [head, ...rows].map(rowOf)
  if (children[0]?.children.length !== align.length) return undefined
  return { type: 'table', align, children, position: placeOf(block) }
}

function alignOf(cell: string): AlignType {
  const [isLeft, isRight] = [cell.trim().startsWith(':'), cell.trim().endsWith(':')]
  if (isLeft) return isRight ? 'center' : 'left'
  return isRight ? 'right' : null
}

const rowOf = (line: Block): TableRow => ({
  type: 'tableRow',
  children: Array.from(line.text.matchAll(/\|( *)([^|]*?) *(?=\|(.?))/g), (cell) =>
    cellOf(line, cell),
  ),
  position: span(line),
})

/** A cell begins with its bar; the last one ends with one. */
function cellOf(
  line: Block,
  { 0: all, 1: blanks = '', 2: value = '', 3: next, index }: RegExpExecArray,
): TableCell {
  const from = index + 1 + blanks.length
  return {
    type: 'tableCell',
    children: value === '' ? [] : [textIn(line, from, from + value.length)],
    position: span(line, index, index + all.length + (next === '' ? 1 : 0)),
  }
}

const textIn = (line: Block, from: number, to = line.text.length): Text => ({
  type: 'text',
  value: line.text.slice(from, to),
  position: span(line, from, to),
})

function linesOf({ text, line, offset }: Block): Block[] {
  let at = offset
  return text.split('\n').map((text, index) => {
    const found = { text, line: line + index, offset: at }
    at += text.length + 1
    return found
  })
}

/** From its first sign to its last one. */
export function placeOf({ text, line, offset }: Block) {
  const { length } = text
  return {
    start: { line, column: 1, offset },
    end: {
      line: line + text.split('\n').length - 1,
      column: length - text.lastIndexOf('\n'),
      offset: offset + length,
    },
  }
}

const span = ({ line, offset, text }: Block, from = 0, to = text.length) => ({
  start: { line, column: from + 1, offset: offset + from },
  end: { line, column: to + 1, offset: offset + to },
})
