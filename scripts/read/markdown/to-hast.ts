import type { Element, Nodes, RootContent, Text } from 'hast'
import { toString } from 'mdast-util-to-string'
import type { Nodes as MarkdownNodes, Paragraph, Root as MarkdownRoot } from 'mdast'
import rehypeSlug from 'rehype-slug'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Heading } from '#content/schema/entry.ts'
import { type Json, literal } from '#content/schema/values/literal.ts'

type Attribute = Extract<Nodes, { type: 'mdxJsxTextElement' }>['attributes'][number]

/** The nodes that MDX adds to Markdown. They are the same in both trees. */
const passThrough: MarkdownRoot['children'][number]['type'][] = [
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
]

const transformer = unified()
  .use(() => (tree: MarkdownRoot) => unravel(tree))
  .use(remarkRehype, { passThrough })
  .use(rehypeSlug)
  .freeze()

export function toHast(markdown: MarkdownRoot) {
  const tree = transformer.runSync(markdown)
  const headings: Heading[] = []
  makePlain(tree, headings)
  const { children } = tree
  tree.children = children.slice(children.findIndex(isShown), children.findLastIndex(isShown) + 1)
  return { tree, headings }
}

/**
 * Replaces a paragraph of only components and braces by its children. Markdown reads a tag on a line
 * of its own as a paragraph. @mdx-js/mdx does this too, but doesn't export its plugin, which also
 * changes the tree itself: the rules of text still need the paragraphs.
 */
function unravel<Node extends MarkdownNodes>(node: Node): Node {
  if (!('children' in node)) return node
  const children = node.children.flatMap((child: MarkdownNodes): MarkdownNodes[] =>
    child.type === 'paragraph' && isMdxAlone(child)
      ? child.children.filter((inside) => !isBlank(inside)).map(unravel)
      : [unravel(child)],
  )
  return { ...node, children }
}

const isMdxAlone = ({ children }: Paragraph): boolean =>
  children.some(isMdx) && children.every((child) => isMdx(child) || isBlank(child))

const isMdx = ({ type }: MarkdownNodes) =>
  type === 'mdxJsxTextElement' || type === 'mdxTextExpression'
const isBlank = (node: MarkdownNodes | RootContent) =>
  node.type === 'text' && /^[\t\n\v\f\r ]*$/.test(node.value)

const isShown = (node: RootContent) => !isBlank(node)

/** Leaves what visitors see, with the text of braces, and collects the headings. */
function makePlain(node: Nodes, headings: Heading[]): void {
  if ('attributes' in node) node.attributes = node.attributes.flatMap(plainAttribute)
  if ('children' in node) {
    const children: Nodes[] = node.children
    children.splice(0, children.length, ...children.flatMap(withoutBraces))
    for (const child of children) makePlain(child, headings)
  }
  if (node.type === 'element') {
    alignByData(node)
    headings.push(...headingOf(node))
  }
}

function headingOf({ tagName, properties, position, children }: Element): Heading[] {
  const depth = /^h([1-6])$/.exec(tagName)?.[1]
  if (depth === undefined || !position) return []
  const { line, column } = position.start
  const id = String(properties['id'])
  return [{ depth: Number(depth), text: toString(children), id, line, column }]
}

/** The policy forbids style attributes, so a table's alignment becomes `data-align`. */
function alignByData({ properties }: Element): void {
  const { align } = properties
  if (align === undefined) return
  delete properties['align']
  properties['dataAlign'] = align
}

function withoutBraces(node: Nodes): Nodes[] {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return [node]
  const { position } = node
  const textNode = (value: string): Text => ({ type: 'text', value, ...(position && { position }) })
  return printed(literal(node.data?.estree)).map(textNode)
}

/** The texts that React prints for a value. */
function printed(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(printed)
  const isPrinted = typeof value === 'string' || typeof value === 'number'
  return isPrinted && value !== '' ? [String(value)] : []
}

/** A string in braces becomes a plain string; other literals stay expressions for `Body`. */
function plainAttribute(attribute: Attribute): Attribute[] {
  if (attribute.type !== 'mdxJsxAttribute') return []
  const { type, name, value } = attribute
  if (typeof value !== 'object' || value === null) return [{ type, name, value }]
  const plain = literal(value.data?.estree)
  if (plain === undefined) return []
  return [{ type, name, value: typeof plain === 'string' ? plain : value }]
}
