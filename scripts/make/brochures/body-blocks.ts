import type { Root, RootContent } from 'hast'
import { toString } from 'mdast-util-to-string'

/** A stretch of text, as the template sets it. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'link'; to: string; children: Inline[] }
  | { kind: 'newline' }

/** A block of text, as the template sets it. The first row of a table is its head. */
export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'table'; rows: Inline[][][] }
  | { kind: 'quote' | 'callout'; children: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }

/** An HTML element or a component of writers. */
type Part = Extract<RootContent, { type: 'element' | 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** Makes an address that works on paper and from a file; undefined if there is none. */
type Resolve = (to: string) => string | undefined

/**
 * Turns the body of a program into blocks for the template. Pictures become their alternative text.
 * Footnotes are a numbered list at the end.
 */
export function bodyBlocks(tree: Root, resolve: Resolve): Block[] {
  // The title is the only heading of level 1, and PDF/UA allows no gap between levels.
  let level = 1

  /** Neighbouring inline nodes make one paragraph, such as the text of a short list item. */
  function blocksOf(nodes: readonly RootContent[]): Block[] {
    const blocks: Block[] = []
    let inlines: RootContent[] = []
    for (const node of nodes) {
      const made = isPart(node) ? blocksOfPart(node) : undefined
      if (made) {
        blocks.push(...paragraph(inlines), ...made)
        inlines = []
      } else inlines.push(node)
    }
    return [...blocks, ...paragraph(inlines)]
  }

  function paragraph(nodes: readonly RootContent[]): Block[] {
    const inlines = inlinesOf(nodes)
    const children = inlines.slice(inlines.findIndex(isShown), inlines.findLastIndex(isShown) + 1)
    return children.length > 0 ? [{ kind: 'paragraph', children }] : []
  }

  /** Undefined if the part is inline. */
  function blocksOfPart(part: Part): Block[] | undefined {
    const { children } = part
    const name = nameOf(part)
    const [, headingLevel] = /^h([1-6])$/.exec(name ?? '') ?? []
    if (headingLevel) {
      level = Math.min(Math.max(2, Number(headingLevel)), level + 1)
      return [{ kind: 'heading', level, children: inlinesOf(children) }]
    }
    switch (name) {
      case 'p':
        return paragraph(children)
      case 'ul':
      case 'ol': {
        const items = partsIn(part, 'li').map((item) => blocksOf(item.children))
        const start = Number(valueOf(part, 'start') ?? 1)
        return [{ kind: 'list', ordered: name === 'ol', start, items }]
      }
      case 'table': {
        const groups = partsIn(part, 'thead', 'tbody')
        const rows = groups.flatMap((group) => partsIn(group, 'tr'))
        const cells = rows.map((row) => partsIn(row, 'th', 'td'))
        return [
          { kind: 'table', rows: cells.map((row) => row.map((cell) => inlinesOf(cell.children))) },
        ]
      }
      case 'blockquote':
        return [{ kind: 'quote', children: blocksOf(children) }]
      case 'Callout': {
        const strong: Inline = { kind: 'strong', children: text(valueOf(part, 'title')) }
        const title: Block = { kind: 'paragraph', children: [strong] }
        const isTitled = strong.children.length > 0
        return [
          { kind: 'callout', children: [...(isTitled ? [title] : []), ...blocksOf(children)] },
        ]
      }
      case 'pre':
        return [{ kind: 'code', text: toString(part).replace(/\n$/, '') }]
      case 'hr':
        return [{ kind: 'rule' }]
      // The footnotes. Their heading is for screen readers of the page.
      case 'section':
        return blocksOf(children.filter((child) => !isPart(child, 'h2')))
      case 'Action':
        return part.type === 'mdxJsxFlowElement' ? paragraph([part]) : undefined
      default:
        return part.type === 'mdxJsxFlowElement' ? blocksOf(children) : undefined
    }
  }

  const inlinesOf = (nodes: readonly RootContent[]): Inline[] => nodes.flatMap(inlineOf)

  function inlineOf(node: RootContent, index: number, nodes: readonly RootContent[]): Inline[] {
    if (node.type === 'text') {
      const isAfterBreak = isPart(nodes[index - 1], 'br')
      return text(isAfterBreak ? node.value.replace(/^\n/, '') : node.value)
    }
    if (!isPart(node)) return []
    const children = inlinesOf(node.children)
    switch (nameOf(node)) {
      case 'strong':
      case 'em':
        return [{ kind: 'strong', children }]
      case 'br':
        return [{ kind: 'newline' }]
      case 'img':
        return text(valueOf(node, 'alt'))
      case 'a':
        if (valueOf(node, 'dataFootnoteBackref') !== undefined) return []
        if (valueOf(node, 'dataFootnoteRef') === undefined) {
          return linked(valueOf(node, 'href'), children)
        }
        return [...text('['), ...children, ...text(']')]
      case 'Action':
        return linked(valueOf(node, 'to'), children)
      default:
        return children
    }
  }

  function linked(to = '', children: Inline[]): Inline[] {
    const address = resolve(to)
    const isLink = address !== undefined && children.length > 0
    return isLink ? [{ kind: 'link', to: address, children }] : children
  }

  return blocksOf(tree.children)
}

const nameOf = (part: Part) => (part.type === 'element' ? part.tagName : part.name)

/** True for an element or component with one of the names, or with any name if none is given. */
const isPart = (node: RootContent | undefined, ...names: string[]): node is Part =>
  (node?.type === 'element' ||
    node?.type === 'mdxJsxFlowElement' ||
    node?.type === 'mdxJsxTextElement') &&
  (names.length === 0 || names.includes(nameOf(node) ?? ''))

const partsIn = ({ children }: Part, ...names: string[]): Part[] =>
  children.filter((child) => isPart(child, ...names))

/** The value of an attribute. */
function valueOf(part: Part, name: string): string | undefined {
  const value =
    part.type === 'element'
      ? part.properties[name]
      : part.attributes.find((each) => 'name' in each && each.name === name)?.value
  return value === undefined || typeof value === 'object' ? undefined : String(value)
}

const text = (value = ''): Inline[] =>
  value === '' ? [] : [{ kind: 'text', text: value.replaceAll(/\s*\n\s*/g, ' ') }]

const isShown = (inline: Inline) => inline.kind !== 'text' || inline.text.trim() !== ''
