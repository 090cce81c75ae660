import type { Element, Root, RootContent } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'

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

type Component = MdxJsxFlowElementHast | MdxJsxTextElementHast

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
    const endParagraph = () => {
      blocks.push(...paragraph(inlines))
      inlines = []
    }
    for (const node of nodes) {
      const made = blockOf(node)
      if (made) {
        endParagraph()
        blocks.push(...made)
      } else inlines.push(node)
    }
    endParagraph()
    return blocks
  }

  function paragraph(nodes: readonly RootContent[]): Block[] {
    const inlines = inlinesOf(nodes)
    const children = inlines.slice(inlines.findIndex(isShown), inlines.findLastIndex(isShown) + 1)
    return children.length > 0 ? [{ kind: 'paragraph', children }] : []
  }

  /** Undefined if the node is inline. */
  function blockOf(node: RootContent): Block[] | undefined {
    if (isComponent(node)) return componentBlocks(node)
    return node.type === 'element' ? elementBlocks(node) : undefined
  }

  function elementBlocks(element: Element): Block[] | undefined {
    const { tagName, properties, children } = element
    switch (tagName) {
      case 'p':
        return paragraph(children)
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        level = Math.min(Math.max(2, Number(tagName[1])), level + 1)
        return [{ kind: 'heading', level, children: inlinesOf(children) }]
      case 'ul':
      case 'ol': {
        const items = elementsIn(element, 'li').map((item) => blocksOf(item.children))
        const start = Number(properties['start'] ?? 1)
        return [{ kind: 'list', ordered: tagName === 'ol', start, items }]
      }
      case 'table':
        return [{ kind: 'table', rows: rowsOf(element) }]
      case 'blockquote':
        return [{ kind: 'quote', children: blocksOf(children) }]
      case 'pre':
        return [{ kind: 'code', text: textIn(element).replace(/\n$/, '') }]
      case 'hr':
        return [{ kind: 'rule' }]
      // The footnotes. Their heading is for screen readers of the page.
      case 'section':
        return blocksOf(children.filter((child) => !isElement(child, 'h2')))
      default:
        return undefined
    }
  }

  function componentBlocks(component: Component): Block[] | undefined {
    const { name, children } = component
    if (name === 'Callout') {
      const title = attribute(component, 'title')
      const head: Block = {
        kind: 'paragraph',
        children: [{ kind: 'strong', children: text(title) }],
      }
      return [{ kind: 'callout', children: [...(title ? [head] : []), ...blocksOf(children)] }]
    }
    if (name === 'Action') {
      const to = attribute(component, 'to')
      return blocksOf(children).map((block) =>
        block.kind === 'paragraph'
          ? { kind: 'paragraph', children: linked(to, block.children) }
          : block,
      )
    }
    return component.type === 'mdxJsxFlowElement' ? blocksOf(children) : undefined
  }

  const inlinesOf = (nodes: readonly RootContent[]): Inline[] => nodes.flatMap(inlineOf)

  function inlineOf(node: RootContent, index: number, nodes: readonly RootContent[]): Inline[] {
    if (node.type === 'text') {
      const previous = nodes[index - 1]
      const isAfterBreak = previous !== undefined && isElement(previous, 'br')
      return text(isAfterBreak ? node.value.replace(/^\n/, '') : node.value)
    }
    if (isComponent(node)) {
      const children = inlinesOf(node.children)
      return node.name === 'Action' ? linked(attribute(node, 'to'), children) : children
    }
    return node.type === 'element' ? elementInlines(node) : []
  }

  function elementInlines({ tagName, properties, children }: Element): Inline[] {
    switch (tagName) {
      case 'strong':
      case 'em':
        return [{ kind: 'strong', children: inlinesOf(children) }]
      case 'br':
        return [{ kind: 'newline' }]
      case 'img':
        return text(String(properties['alt'] ?? ''))
      case 'a':
        if ('dataFootnoteBackref' in properties) return []
        if ('dataFootnoteRef' in properties)
          return [...text('['), ...inlinesOf(children), ...text(']')]
        return linked(String(properties['href'] ?? ''), inlinesOf(children))
      default:
        return inlinesOf(children)
    }
  }

  function linked(to: string, children: Inline[]): Inline[] {
    const address = resolve(to)
    const isLink = address !== undefined && children.length > 0
    return isLink ? [{ kind: 'link', to: address, children }] : children
  }

  function rowsOf(table: Element): Inline[][][] {
    const parts = [...elementsIn(table, 'thead'), ...elementsIn(table, 'tbody')]
    const rows = parts.flatMap((part) => elementsIn(part, 'tr'))
    return rows.map((row) => elementsIn(row, 'th', 'td').map((cell) => inlinesOf(cell.children)))
  }

  return blocksOf(tree.children)
}

const isComponent = (node: RootContent): node is Component =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

const isElement = (node: RootContent, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName)

const elementsIn = ({ children }: Element, ...names: string[]): Element[] =>
  children.filter((child) => isElement(child, ...names))

const textIn = (node: RootContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textIn).join('') : ''

const attribute = ({ attributes }: Component, name: string): string => {
  const value = attributes.find((each) => 'name' in each && each.name === name)?.value
  return typeof value === 'string' ? value : ''
}

const text = (value: string): Inline[] =>
  value === '' ? [] : [{ kind: 'text', text: value.replaceAll(/\s*\n\s*/g, ' ') }]

const isShown = (inline: Inline) => inline.kind !== 'text' || inline.text.trim() !== ''
