import type { Nodes, Paragraph, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Construct, Extension } from 'micromark-util-types'
import { plainBlock, plainHead } from './plain-blocks.ts'
import type { PlainBlock } from './plain-blocks.ts'
import { blocksOf, span } from './text-blocks.ts'
import type { Block } from './text-blocks.ts'

/**
 * What is left of a text when the plain blocks are taken out, which are most of it: a parser reads each
 * sign of them five times, to find in the end that it is a part of a word. In the place of blocks
 * stands a paragraph of an `x`, below an empty line for each of their other lines; the extension tells
 * micromark where in the whole text it goes on behind the `x`.
 */
export type ShortText = {
  readonly text: string
  readonly extension: Extension
  readonly gaps: Gaps
}

/** By the line of their `x`. */
type Gaps = ReadonlyMap<number, Gap>

/** Blocks, and the first lines of a paragraph that goes on behind the `x`. */
type Gap = ReturnType<typeof span> & {
  readonly nodes: PlainBlock[]
  head: Block | undefined
}

/** Texts whose lines or places are counted in other ways; `readText` leaves none of these. */
const unusual = /^\uFEFF|\r/

/** Undefined where nothing can be taken out. */
export function shortText(text: string): ShortText | undefined {
  if (unusual.test(text)) return undefined
  const gaps = new Map<number, Gap>()
  const columns = new Map<number, number>()
  let short = ''
  let at = 0
  for (const gap of gapsIn(text)) {
    const { start, end } = gap
    const above = end.line - start.line
    short += `${text.slice(at, start.offset)}${'\n'.repeat(above)}x`
    at = end.offset
    gaps.set(end.line, gap)
    columns.set(end.line, end.offset - start.offset - above)
  }
  return at > 0
    ? { text: short + text.slice(at), extension: beginningAt(columns), gaps }
    : undefined
}

/** Next to each other they are one gap, which ends with the head of a paragraph if there is one. */
function gapsIn(text: string): Gap[] {
  const gaps: Gap[] = []
  let open: Gap | undefined
  const blocks = blocksOf(text)
  for (const [index, block] of blocks.entries()) {
    // With the text itself begins and ends its root.
    const isInside = block.offset > 0 && block.offset + block.text.length < text.length
    const node = isInside ? plainBlock(block) : undefined
    const isWhole = node && (node.type !== 'list' || (open && endsList(blocks[index + 1])))
    const head = isInside && !isWhole ? plainHead(block) : undefined
    const part = isWhole ? block : head
    if (part) {
      const { start, end } = span(part)
      if (!open) gaps.push((open = { start, end, nodes: [], head }))
      if (isWhole) open.nodes.push(node)
      open.head = head
      open.end = end
    }
    if (!isWhole) open = undefined
  }
  return gaps
}

/** An entry of a list may stand behind an empty line, and so may more of the last one. */
const endsList = (next: Block | undefined) => next === undefined || !/^[\s*+-]/.test(next.text)

/** No block of its own: tells micromark that some lines begin further on, as they do in a list. */
function beginningAt(columns: ReadonlyMap<number, number>): Extension {
  const skip: Construct = {
    tokenize(_effects, _ok, nok) {
      const column = columns.get(this.now().line)
      if (column !== undefined) this.defineSkip({ ...this.now(), column })
      return nok
    },
  }
  return { document: { ['x'.charCodeAt(0)]: skip } }
}

/** The tree of a text in which nothing is left but an `x`. */
export function plainTree(text: string, { text: short, gaps }: ShortText): Root | undefined {
  if (!/^\n+x\n+$/.test(short)) return undefined
  const position = span({ text, line: 1, offset: 0 })
  return { type: 'root', children: [...gaps.values()].flatMap(({ nodes }) => nodes), position }
}

/**
 * Puts the blocks where their `x` stands in the tree. False if one of these is no paragraph, but part
 * of something else, such as code: then the text has to be read as a whole.
 */
export function putBack(tree: Root, gaps: Gaps): boolean {
  let missing = gaps.size
  const visit = (parent: Root | MdxJsxFlowElement): void => {
    const children: Nodes[] = parent.children
    for (const [index, node] of [...parent.children.entries()].toReversed()) {
      if (node.type === 'mdxJsxFlowElement') visit(node)
      if (node.type !== 'paragraph') continue
      const gap = gaps.get(node.position?.start.line ?? 0)
      if (!gap || !endsAbove(children[index - 1], gap)) continue
      if (gap.head && !putHead(node, gap.head, gap)) continue
      children.splice(index, gap.head ? 0 : 1, ...gap.nodes)
      missing--
    }
  }
  visit(tree)
  return missing === 0
}

/** What has no end of its own takes empty lines for a part of it, even those in the place of others. */
const endsAbove = (node: Nodes | undefined, { start }: Gap) =>
  (node?.position?.end.line ?? 0) < start.line

/** Where an `x` ends is right but for its column, which stands for lines. */
function putHead(paragraph: Paragraph, head: Block, { end }: Gap): boolean {
  const [first] = paragraph.children
  if (first?.type !== 'text') return false
  first.value = head.text + first.value.slice(1)
  for (const { position } of [paragraph, first]) {
    if (!position) continue
    position.start = span(head).start
    if (position.end.line === end.line) position.end = { ...end }
  }
  return true
}
