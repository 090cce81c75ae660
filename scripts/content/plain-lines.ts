import type { Nodes, Paragraph, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Construct, Extension } from 'micromark-util-types'

/**
 * Most of a text is lines that no rule of Markdown or MDX looks at: words at the beginning of a
 * paragraph. The parser reads each sign of them five times, to say in the end that they are text.
 */
type PlainLines = {
  readonly value: string
  readonly line: number
  readonly offset: number
  /** The length of the last one. */
  readonly width: number
}

/**
 * What the parser gets: in the place of some lines an empty one for each but the last, and for that an
 * `x`; and what tells it where in the whole text a line goes on that begins with such an `x`.
 */
export type ShortText = {
  readonly text: string
  readonly extension: Extension
  /** By the line of their `x`. */
  readonly plain: ReadonlyMap<number, PlainLines>
}

/**
 * Lines below an empty one. They begin like a sentence, end without a blank, and hold no sign that
 * begins something in a paragraph; of what is only words `import` and `export` are programs.
 */
const plainLines =
  /(?<=\n\n)(?:(?!import |export )[\p{L}"'(‘“][^\n\0\t\r&*<[\]\\_`{}~@|]*(?<! )\n)+/gu

/** Texts in which lines or places are counted in other ways; `readText` leaves none of these. */
const unusual = /^\uFEFF|\r/

/** Words that become links by themselves. */
const address = /:\/\/|www\./i

/** A text with less in it; undefined where nothing can be left out. */
export function shortText(text: string): ShortText | undefined {
  if (unusual.test(text)) return undefined
  const plain = new Map<number, PlainLines>()
  const columns = new Map<number, number>()
  let line = 1
  let seen = 0
  const short = text.replaceAll(plainLines, (found, offset: number) => {
    if (address.test(found)) return found
    line += linesIn(text.slice(seen, offset))
    seen = offset
    const count = linesIn(found)
    const value = found.slice(0, -1)
    const width = value.length - value.lastIndexOf('\n') - 1
    plain.set(line + count - 1, { value, line, offset, width })
    columns.set(line + count - 1, found.length - count)
    return `${'\n'.repeat(count - 1)}x\n`
  })
  return plain.size > 0 ? { text: short, extension: beginningAt(columns), plain } : undefined
}

const linesIn = (text: string) => text.split('\n').length - 1

/** No block of its own: tells the parser that some lines begin further on, as in a list. */
function beginningAt(columns: ReadonlyMap<number, number>): Extension {
  const skip: Construct = {
    tokenize(_effects, _ok, nok) {
      const { line } = this.now()
      const column = columns.get(line)
      if (column !== undefined) this.defineSkip({ ...this.now(), column })
      return nok
    },
  }
  return { document: { ['x'.charCodeAt(0)]: skip } }
}

/**
 * Puts the lines back at the head of their paragraphs. False if one of them is no paragraph, but part
 * of something else, such as a block of code: then the text has to be read as a whole.
 */
export function putBack(tree: Root, plain: ShortText['plain']): boolean {
  let missing = plain.size
  const visit = ({ children }: Root | MdxJsxFlowElement): void => {
    for (const [index, node] of children.entries()) {
      if (node.type === 'mdxJsxFlowElement') visit(node)
      const lines = node.type === 'paragraph' && plain.get(node.position?.start.line ?? 0)
      if (lines && endsAbove(children[index - 1], lines) && putInto(node, lines)) missing--
    }
  }
  visit(tree)
  return missing === 0
}

/** What has no end of its own takes empty lines for its own, even those in the place of others. */
const endsAbove = (node: Nodes | undefined, { line }: PlainLines) =>
  (node?.position?.end.line ?? 0) < line

/** The place of an `x` is right in its line and offset alone, since its column stands for lines. */
function putInto(paragraph: Paragraph, { value, line, offset, width }: PlainLines): boolean {
  const [first] = paragraph.children
  if (first?.type !== 'text') return false
  first.value = value + first.value.slice(1)
  for (const { position } of [paragraph, first]) {
    if (!position) continue
    const last = position.start.line
    position.start = { line, column: 1, offset }
    if (position.end.line === last) position.end.column = width + 1
  }
  return true
}
