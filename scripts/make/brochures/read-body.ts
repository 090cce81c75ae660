import type { PhrasingContent, RootContent, TableRow } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { literal } from '#content/schema/literal.ts'
import { parseMarkdown } from '#scripts/content/index.ts'
import type { Block, Inline } from './body-nodes.ts'

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** Makes the address of a link one that works on paper and from a file; undefined if none does. */
export type Resolve = (to: string) => string | undefined

/**
 * Reads the MDX of a body, which the content compiler has found to be right. Components give the
 * text inside them, pictures their alternative text.
 */
export function readBody(source: string, resolve: Resolve): Block[] {
  const tree = parseMarkdown(source)
  const definitions = new Map<string, string>()
  visit(tree, 'definition', ({ identifier, url }) => void definitions.set(identifier, url))
  // The title is the only heading of level 1, and no level may be left out on the way down.
  let level = 1

  const blocksOf = (nodes: readonly RootContent[]): Block[] => nodes.flatMap(blockOf)

  const paragraph = (nodes: readonly PhrasingContent[]): Block[] => {
    const children = inlinesOf(nodes)
    return children.length > 0 ? [{ kind: 'paragraph', children }] : []
  }

  const blockOf = (node: RootContent): Block[] => {
    switch (node.type) {
      case 'paragraph': {
        const element = onlyElement(node.children)
        return element ? component(element, paragraph(element.children)) : paragraph(node.children)
      }
      case 'heading': {
        level = Math.min(Math.max(2, node.depth), level + 1)
        return [{ kind: 'heading', level, children: inlinesOf(node.children) }]
      }
      case 'list': {
        const items = node.children.map((item) => blocksOf(item.children))
        return [{ kind: 'list', ordered: node.ordered ?? false, start: node.start ?? 1, items }]
      }
      case 'table':
        return [{ kind: 'table', rows: rowsOf(node.children) }]
      case 'blockquote':
        return [{ kind: 'quote', children: blocksOf(node.children) }]
      case 'code':
        return [{ kind: 'code', text: node.value }]
      case 'thematicBreak':
        return [{ kind: 'rule' }]
      case 'mdxJsxFlowElement':
        return component(node, blocksOf(node.children))
      case 'mdxFlowExpression': {
        const text = textOf(literal(node.data?.estree)?.value)
        return text === '' ? [] : [{ kind: 'paragraph', children: [{ kind: 'text', text }] }]
      }
      case 'footnoteDefinition': {
        const mark: Block = { kind: 'paragraph', children: [note(node.identifier)] }
        return [mark, ...blocksOf(node.children)]
      }
      default:
        return []
    }
  }

  const component = (element: Element, children: Block[]): Block[] => {
    const title = attribute(element, 'title')
    if (element.name === 'Callout') {
      const head: Inline = { kind: 'strong', children: [{ kind: 'text', text: title }] }
      const first: Block[] = title === '' ? [] : [{ kind: 'paragraph', children: [head] }]
      return [{ kind: 'callout', children: [...first, ...children] }]
    }
    if (element.name !== 'Action') return children
    return children.map((child) =>
      child.kind === 'paragraph'
        ? { kind: 'paragraph', children: linked(attribute(element, 'to'), child.children) }
        : child,
    )
  }

  const linked = (to: string, children: Inline[]): Inline[] => {
    const address = resolve(to)
    const seen = children.length > 0
    return address !== undefined && seen ? [{ kind: 'link', to: address, children }] : children
  }

  const inlinesOf = (nodes: readonly PhrasingContent[]): Inline[] => nodes.flatMap(inlineOf)

  const inlineOf = (node: PhrasingContent): Inline[] => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return plain(node.value)
      case 'strong':
      case 'emphasis':
        return [{ kind: 'strong', children: inlinesOf(node.children) }]
      case 'delete':
        return inlinesOf(node.children)
      case 'break':
        return [{ kind: 'newline' }]
      case 'link':
        return linked(node.url, inlinesOf(node.children))
      case 'linkReference':
        return linked(definitions.get(node.identifier) ?? '', inlinesOf(node.children))
      case 'image':
      case 'imageReference':
        return plain(node.alt ?? '')
      case 'footnoteReference':
        return [note(node.identifier)]
      case 'mdxJsxTextElement': {
        const children = inlinesOf(node.children)
        return node.name === 'Action' ? linked(attribute(node, 'to'), children) : children
      }
      case 'mdxTextExpression':
        return plain(textOf(literal(node.data?.estree)?.value))
      default:
        return []
    }
  }

  const rowsOf = (rows: readonly TableRow[]): Inline[][][] => {
    const width = Math.max(...rows.map((row) => row.children.length))
    return rows.map(({ children }) =>
      Array.from({ length: width }, (_, i) => inlinesOf(children[i]?.children ?? [])),
    )
  }

  return blocksOf(tree.children)
}

/** The component that fills a paragraph, as MDX takes one that stands alone on its line. */
function onlyElement(nodes: readonly PhrasingContent[]): MdxJsxTextElement | undefined {
  const [first, ...more] = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  return first?.type === 'mdxJsxTextElement' && more.length === 0 ? first : undefined
}

function attribute(element: Element, name: string): string {
  for (const given of element.attributes) {
    if (given.type !== 'mdxJsxAttribute' || given.name !== name) continue
    if (typeof given.value === 'string') return given.value
    return textOf(literal(given.value?.data?.estree)?.value)
  }
  return ''
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const plain = (value: string): Inline[] =>
  value === '' ? [] : [{ kind: 'text', text: value.replaceAll(/\s*\n\s*/g, ' ') }]

const note = (identifier: string): Inline => ({ kind: 'text', text: `[${identifier}]` })
