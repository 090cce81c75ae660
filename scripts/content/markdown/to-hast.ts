import type { Element, Nodes, Root, RootContent, Text } from 'hast'
import { toString } from 'mdast-util-to-string'
import type { Root as MarkdownRoot } from 'mdast'
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import rehypeSlug from 'rehype-slug'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { CONTINUE, visit } from 'unist-util-visit'
import type { Heading } from '#content/schema/collections.ts'
import { type Json, literal } from '#content/schema/literal.ts'
import { unravel } from './unravel.ts'

type Attribute = MdxJsxTextElementHast['attributes'][number]

/** The nodes that MDX adds to Markdown. They are the same in both trees. */
const passThrough: MarkdownRoot['children'][number]['type'][] = [
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxjsEsm',
]

const transformer = unified()
  .use(() => unravel)
  .use(remarkRehype, { passThrough })
  .use(rehypeSlug)
  .use(() => withPlainValues)
  .freeze()

/** The elements that a Markdown tree becomes, and the headings that the writer wrote. */
export function toHast(markdown: MarkdownRoot): { tree: Root; headings: Heading[] } {
  const tree = transformer.runSync(markdown)
  const headings: Heading[] = []
  visit(tree, (node) => {
    if (node.type === 'element') {
      alignByData(node)
      headings.push(...headingOf(node))
    }
    delete node.position
  })
  return { tree, headings }
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

/** Replaces values in braces by their text, and drops comments and whatever the check refuses. */
function withPlainValues(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      node.attributes = node.attributes.flatMap(plainAttribute)
    }
    if (!isCode(node) || !parent || index === undefined) return CONTINUE
    const texts = node.type === 'mdxjsEsm' ? [] : textsOf(literal(node.data?.estree)?.value)
    parent.children.splice(index, 1, ...texts)
    return index + texts.length
  })
  const { children } = tree
  tree.children = children.slice(children.findIndex(isShown), children.findLastIndex(isShown) + 1)
}

const isShown = (node: RootContent) => node.type !== 'text' || !/^[\t\n\f\r ]*$/.test(node.value)

const isCode = (node: Nodes) =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm'

/** What React prints for a value. */
function textsOf(value: Json | undefined): Text[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  const isPrinted = typeof value === 'string' || typeof value === 'number'
  return isPrinted && value !== '' ? [{ type: 'text', value: String(value) }] : []
}

/** A string in braces becomes a plain string; other literals stay expressions for `Body`. */
function plainAttribute(attribute: Attribute): Attribute[] {
  if (attribute.type !== 'mdxJsxAttribute') return []
  const { type, name, value } = attribute
  if (typeof value !== 'object' || value === null) return [{ type, name, value }]
  const plain = literal(value.data?.estree)
  if (!plain) return []
  return [{ type, name, value: typeof plain.value === 'string' ? plain.value : value }]
}
