import type { Definition, Image as MarkdownImage, Link as MarkdownLink, Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Image, Link, Span } from '#content/schema/entry.ts'
import { spanOf } from '../diagnostics/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { nodesIn } from './parse-markdown.ts'
import { type Json, literal } from '#content/schema/values/literal.ts'

type Jsx = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

export type MdxElement = Span & {
  readonly name: string
  readonly attributes: readonly MdxAttribute[]
  readonly closing: Span | undefined
  readonly hasChildren: boolean
  readonly text: string
}

/** `value` is undefined if it isn't a literal. */
export type MdxAttribute = Span & { readonly name: string; readonly value: Json | undefined }

/** The links, pictures and elements of a body, with their places. */
export type Written = {
  readonly links: Link[]
  readonly images: Image[]
  readonly elements: MdxElement[]
  readonly isEmpty: boolean
}

export function collectWritten(tree: Root, source: string): Written {
  const isEmpty = tree.children.every(isNothing)
  const [links, images, elements]: [Link[], Image[], MdxElement[]] = [[], [], []]
  const nodes = nodesIn(tree)
  const references = groupBy(nodes, (node) => node.type === 'linkReference' && node.identifier)
  for (const node of nodes) {
    const { start, end } = node.position ?? {}
    const text = source.slice(start?.offset, end?.offset)
    if (node.type === 'link' || node.type === 'definition') {
      // GFM puts http:// before an address in a text that begins with www.
      const [bare] = /^www\.\S+$/i.exec(text) ?? []
      const named = node.type === 'link' ? [node] : (references.get(node.identifier) ?? [])
      const words = named.map((each) => toString(each)).join(' ')
      links.push({ ...addressSpan(node, text), href: bare ?? node.url, words })
    } else if (node.type === 'image')
      images.push({ ...addressSpan(node, text), src: node.url, alt: node.alt ?? '' })
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      elements.push(elementOf(node, text))
  }
  return { links, images, elements, isEmpty }
}

/** The place of the address if it can be found, otherwise of the whole link. `text` is the link. */
function addressSpan(node: MarkdownLink | MarkdownImage | Definition, text: string): Span {
  const span = spanOf(node)
  const at = node.url === '' ? -1 : text.lastIndexOf(node.url)
  if (at === -1 || span.endColumn === undefined) return span
  const column = span.column + at
  return { line: span.line, column, endColumn: column + node.url.length }
}

function elementOf(node: Jsx, text: string): MdxElement {
  const { line, column } = spanOf(node)
  const name = node.name ?? ''
  const end = node.position?.end
  const isClosed = name !== '' && text.endsWith(`</${name}>`)
  const at = (line: number, column: number) => ({ line, column, endColumn: column + name.length })
  return {
    ...at(line, column + 1),
    name,
    attributes: node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [{ ...spanOf(attribute), name: attribute.name, value: valueOf(attribute) }]
        : [],
    ),
    closing: end && isClosed ? at(end.line, end.column - 1 - name.length) : undefined,
    hasChildren: node.children.length > 0,
    text: toString(node),
  }
}

/** The value of an attribute; undefined if it is program code. */
export function valueOf(attribute: Jsx['attributes'][number]): Json | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return undefined
  const { value } = attribute
  if (value === null || value === undefined) return true
  return typeof value === 'string' ? value : literal(value.data?.estree)
}

/** `{}` or a comment. */
export const isNothing = (node: Nodes) =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  node.data?.estree?.body.length === 0
