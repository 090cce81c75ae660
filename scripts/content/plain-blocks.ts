import type {
  AlignType,
  Heading,
  Link,
  List,
  Paragraph,
  Strong,
  Table,
  TableCell,
  TableRow,
  Text,
} from 'mdast'
import { siteAddress } from './gfm-for-text.ts'
import { linesOf, span } from './text-blocks.ts'
import type { Block } from './text-blocks.ts'

export type PlainBlock = Heading | List | Paragraph | Table

/**
 * The node of a block that holds nothing but words, plain links and bold words, in the plainest form: a
 * paragraph, a heading, a list of single lines, a component on a line, a table with a bar at both ends
 * of each row. Undefined for any other, which takes a parser. What stands above or below may still make
 * it a part of something else.
 */
export function plainBlock(block: Block): PlainBlock | undefined {
  const { text } = block
  if (siteAddress.test(text)) return undefined
  if (paragraph.test(text)) return paragraphOf(block)
  if (heading.test(text)) return headingOf(block)
  if (list.test(text)) return listOf(block)
  if (component.test(text)) return componentOf(block)
  return table.test(text) ? tableOf(block) : undefined
}

/** The lines at the head of a block that belong to a paragraph, whatever goes on below them. */
export function plainHead(block: Block): Block | undefined {
  const text = lines.exec(block.text)?.[0].slice(0, -1)
  return text === undefined || siteAddress.test(text) ? undefined : { ...block, text }
}

/** No sign that begins something in a text, wherever it stands. */
const plain = String.raw`[^\n\0\t\r&*<[\]\\_\x60{}~@|]`
const letter = String.raw`[\p{L}"'(‘“]`
const link = String.raw`(?<!!)\[${letter}${plain}*\]\([\w/.#?=%-]+\)`
/** Beside blanks and the signs of a sentence the asterisks can do nothing but open and close. */
const strong = String.raw`(?<![^\n ])\*\*[\p{L}\p{N}]${plain}*(?<=[\p{L}\p{N}])\*\*(?![^\n .,;:!?)])`
const phrase = `(?:${link}|${strong})`
/** They begin like a sentence; a blank at the end could be a break of the line. */
const words = `(?:${letter}|${phrase})${plain}*(?:${phrase}${plain}*)*(?<! )`
/** Lines that begin with these words are programs. */
const noProgram = '(?!import |export )'
const line = `${noProgram}${words}`
const cells = String.raw`\|(?:${plain}+(?:${phrase}${plain}*)*\|)+`

const paragraph = new RegExp(String.raw`^${line}(?:\n${line})*$`, 'u')
const lines = new RegExp(String.raw`^(?:${noProgram}${letter}${plain}*(?<! )\n)+`, 'u')
const heading = new RegExp(`^#{1,6} ${words}(?<!#)$`, 'u')
const list = new RegExp(String.raw`^- ${words}(?:\n- ${words})*$`, 'u')
const prop = String.raw` [A-Za-z][A-Za-z-]*="(?:(?!")${plain})*"`
const component = new RegExp(`^<([A-Z][A-Za-z]*)((?:${prop})*)>${words}</\\1>$`, 'u')
const table = new RegExp(String.raw`^${cells}\n\|(?: *:?-+:? *\|)+(?:\n${cells})*$`, 'u')

const paragraphOf = (block: Block): Paragraph => ({
  type: 'paragraph',
  children: phrasesIn(block),
  position: span(block),
})

const depths = [1, 2, 3, 4, 5, 6] as const

function headingOf(block: Block): Heading {
  const marks = block.text.indexOf(' ')
  const depth = depths[marks - 1] ?? 1
  return { type: 'heading', depth, children: phrasesIn(block, marks + 1), position: span(block) }
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
      children: [{ type: 'paragraph', children: phrasesIn(item, 2), position: span(item, 2) }],
      position: span(item),
    })),
    position: span(block),
  }
}

/** On a line with text the element is a part of a paragraph. */
function componentOf(block: Block): Paragraph {
  const [, name = '', props = ''] = component.exec(block.text) ?? []
  const from = 1 + name.length
  const attributes = Array.from(props.matchAll(/ ([^=]*)="([^"]*)"/g), (prop) => {
    const [all, name = '', value = ''] = prop
    const start = from + prop.index
    const position = span(block, start + 1, start + all.length)
    return { type: 'mdxJsxAttribute' as const, name, value, position }
  })
  const inside = from + props.length + 1
  const children = phrasesIn(block, inside, block.text.length - `</${name}>`.length)
  const position = span(block)
  return {
    type: 'paragraph',
    children: [{ type: 'mdxJsxTextElement', name, attributes, children, position }],
    position: span(block),
  }
}

/** Undefined where there are more or fewer columns than heads: that is no table. */
function tableOf(block: Block): Table | undefined {
  const [head, columns, ...rows] = linesOf(block)
  if (!head || !columns) return undefined
  const align = columns.text.split('|').slice(1, -1).map(alignOf)
  const children = [head, ...rows].map(rowOf)
  if (children[0]?.children.length !== align.length) return undefined
  return { type: 'table', align, children, position: span(block) }
}

function alignOf(cell: string): AlignType {
  const [isLeft, isRight] = [cell.trim().startsWith(':'), cell.trim().endsWith(':')]
  if (isLeft) return isRight ? 'center' : 'left'
  return isRight ? 'right' : null
}

function rowOf(line: Block): TableRow {
  const bars = Array.from(line.text.matchAll(/\|/g), ({ index }) => index)
  const children = bars.slice(1).map((next, index) => cellOf(line, bars[index] ?? 0, next))
  return { type: 'tableRow', children, position: span(line) }
}

/** A cell begins with its bar; the last one ends with one. */
function cellOf(line: Block, bar: number, next: number): TableCell {
  const { text } = line
  let [from, to] = [bar + 1, next]
  while (from < to && text[from] === ' ') from++
  while (from < to && text[to - 1] === ' ') to--
  const end = next === text.length - 1 ? next + 1 : next
  return { type: 'tableCell', children: phrasesIn(line, from, to), position: span(line, bar, end) }
}

function phrasesIn(block: Block, from = 0, to = block.text.length): (Link | Strong | Text)[] {
  const found: (Link | Strong | Text)[] = []
  let at = from
  const phrases = /\[([^\]]*)\]\(([^)]*)\)|\*\*([^*]*)\*\*/g
  for (const phrase of block.text.slice(from, to).matchAll(phrases)) {
    const [all, label = '', url = '', strong] = phrase
    const start = from + phrase.index
    const end = start + all.length
    const position = span(block, start, end)
    if (start > at) found.push(textIn(block, at, start))
    if (strong === undefined) {
      const children = [textIn(block, start + 1, start + 1 + label.length)]
      found.push({ type: 'link', title: null, url, children, position })
    } else {
      found.push({ type: 'strong', children: [textIn(block, start + 2, end - 2)], position })
    }
    at = end
  }
  if (to > at) found.push(textIn(block, at, to))
  return found
}

const textIn = (block: Block, from: number, to: number): Text => ({
  type: 'text',
  value: block.text.slice(from, to),
  position: span(block, from, to),
})
