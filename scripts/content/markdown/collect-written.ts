import type { Program } from 'estree'
import type {
  Code,
  Definition,
  Image as MarkdownImage,
  Link as MarkdownLink,
  Nodes,
  Root,
  Table,
} from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Image, Link, Span } from '#content/schema/collections.ts'
import { type Json, literal } from '#content/schema/literal.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'
import { escapedControls } from '../read/read-text.ts'
import { withoutSigns } from './lost-signs.ts'

type Jsx = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
type JsxAttribute = Extract<Jsx['attributes'][number], { type: 'mdxJsxAttribute' }>

/** A component or HTML tag as written; an attribute has no value if it isn't a literal. */
export type MdxElement = Span & {
  readonly name: string
  readonly attributes: readonly MdxAttribute[]
  /** The name in the closing tag. */
  readonly closing?: Span
  readonly hasChildren: boolean
  readonly text: string
}
export type MdxAttribute = Span & { readonly name: string; readonly value?: Json }

/** What a writer wrote in a body, each thing at its place. */
export type Written = {
  readonly links: Link[]
  readonly images: Image[]
  readonly elements: MdxElement[]
  readonly diagnostics: LocalDiagnostic[]
  readonly isEmpty: boolean
}

/** Collects what a writer wrote from a Markdown tree. `source` is its text. */
export function collectWritten(tree: Root, source: string): Written {
  const isEmpty = tree.children.every(isNothing)
  const written: Written = { links: [], images: [], elements: [], diagnostics: [], isEmpty }
  addAll(written, tree, source)
  return written
}

function addAll(written: Written, node: Nodes, source: string): void {
  addNode(written, node, source)
  if ('children' in node) for (const child of node.children) addAll(written, child, source)
}

/** The texts of a node itself: its value, its address, its props. */
function ownTexts(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  if (typeof node !== 'object' || node === null) return []
  const parts = Object.entries(node).filter(([key]) => key !== 'children' && key !== 'position')
  return parts.flatMap(([, part]) => ownTexts(part))
}

function addNode(written: Written, node: Nodes, source: string): void {
  const { start, end } = node.position ?? {}
  const own = source.slice(start?.offset, end?.offset)
  // Every escape begins with one of these.
  for (const fault of /[&\\]/.test(own) ? escapedControls(ownTexts(node).join(''), own) : [])
    written.diagnostics.push({ ...spanOf(node), ...fault })
  switch (node.type) {
    case 'link':
    case 'definition': {
      // GFM puts http:// before an address in a text that begins with www.
      const [bare] = /^www\.\S+$/i.exec(source.slice(start?.offset, end?.offset)) ?? []
      written.links.push({ ...addressSpan(node, source), href: bare ?? node.url })
      break
    }
    case 'image':
      written.images.push({ ...addressSpan(node, source), src: node.url, alt: node.alt ?? '' })
      break
    case 'imageReference':
      written.diagnostics.push({
        ...spanOf(node),
        rule: 'image',
        message: 'write the picture with its address: ![what it shows](/images/name.jpg)',
      })
      break
    case 'delete':
    case 'emphasis':
    case 'strong':
      written.diagnostics.push(...lostSigns(node, source))
      break
    case 'code':
      if (!isClosed(node, source)) written.diagnostics.push({ ...startOf(node), ...openCode })
      break
    case 'table':
      written.diagnostics.push(...longRows(node))
      break
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      addElement(written, node, source)
      break
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (!isComment(node.data?.estree) && !isPrintable(literal(node.data?.estree)?.value)) {
        written.diagnostics.push({ ...spanOf(node), ...noExpression })
      }
      break
    case 'paragraph':
      if (start?.column === 1 && /^(?:import|export) /.test(source.slice(start.offset)))
        written.diagnostics.push({ ...spanOf(node), ...noImport })
      break
    default:
  }
}

const noExpression = {
  rule: 'expression',
  message: 'braces contain program code; content has plain values only',
  hint: 'To print a brace, write \\{. Plain values are {"text"}, {3}, {true}, {["a", "b"]}.',
} as const

const noImport = {
  rule: 'import-export',
  message: 'a line that begins with import or export is program code; content has none',
  hint: 'Components need no import. If it is a sentence, begin it with another word or a capital.',
} as const

const openCode = {
  rule: 'mdx-syntax',
  message: '``` begins code and nothing ends it; expected a second ``` where the code ends',
} as const

function lostSigns(node: Nodes, source: string): LocalDiagnostic[] {
  const word = withoutSigns(node, source)
  const message = `visitors would see “${word}”, without its signs`
  const hint = 'Write \\* and \\~ for the signs, × for times, ₂ for a small digit.'
  return word === undefined ? [] : [{ ...startOf(node), rule: 'lost-signs', message, hint }]
}

/** True if a fenced block of code is closed. */
function isClosed({ position }: Code, source: string): boolean {
  const lines = source.slice(position?.start.offset, position?.end.offset).split('\n')
  return lines.length > 1 && /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lines.at(-1) ?? '')
}

/** Browsers don't show more cells in a row than its table has in the head. */
function longRows({ children: [head, ...rows] }: Table): LocalDiagnostic[] {
  const most = head?.children.length ?? 0
  return rows.flatMap((row) => {
    const { length } = row.children
    const message = `this row has ${length} cells and the head of the table ${most}; the rest is not shown`
    return length > most ? [{ ...spanOf(row), rule: 'table', message }] : []
  })
}

const isNothing = (node: Nodes) =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  isComment(node.data?.estree)

function startOf(node: Nodes): Span {
  const { line, column } = spanOf(node)
  return { line, column }
}

function spanOf({ position }: Pick<Nodes, 'position'>): Span {
  if (!position) return { line: 1, column: 1 }
  const { start, end } = position
  const { line, column } = start
  return end.line === line ? { line, column, endColumn: end.column } : { line, column }
}

/** The place of the address if it can be found, otherwise of the whole link. */
function addressSpan(node: MarkdownLink | MarkdownImage | Definition, source: string): Span {
  const { position } = node
  const from = position?.start.offset ?? 0
  const to = position?.end.offset ?? 0
  const at = node.url === '' ? -1 : source.slice(from, to).lastIndexOf(node.url)
  if (!position || at === -1 || position.start.line !== position.end.line) return spanOf(node)
  const column = position.start.column + at
  return { line: position.start.line, column, endColumn: column + node.url.length }
}

function addElement(written: Written, node: Jsx, source: string) {
  const { line, column } = spanOf(node)
  const name = node.name ?? ''
  const attributes: MdxAttribute[] = []
  for (const attribute of node.attributes) {
    const read = attribute.type === 'mdxJsxAttribute' ? readAttribute(attribute) : undefined
    if (read) attributes.push(read)
    if (!read || !('value' in read))
      written.diagnostics.push({ ...spanOf(attribute), ...noExpression })
  }
  const element: MdxElement = {
    line,
    column: column + 1,
    endColumn: column + 1 + name.length,
    name,
    attributes,
    ...closingOf(node, source),
    hasChildren: node.children.length > 0,
    text: toString(node),
  }
  written.elements.push(element)
}

function closingOf({ name, position }: Jsx, source: string): { closing?: Span } {
  const end = position?.end
  if (!end || !name || !source.slice(0, end.offset).endsWith(`</${name}>`)) return {}
  const { line, column } = end
  return { closing: { line, column: column - 1 - name.length, endColumn: column - 1 } }
}

function readAttribute({ name, value, ...rest }: JsxAttribute): MdxAttribute {
  const span = spanOf(rest)
  if (value === null || value === undefined) return { ...span, name, value: true }
  if (typeof value === 'string') return { ...span, name, value }
  const plain = literal(value.data?.estree)
  return plain ? { ...span, name, value: plain.value } : { ...span, name }
}

/** `{}` or a comment. */
const isComment = (program: Program | null | undefined) => program?.body.length === 0

/** True if React can print a value as text, which it can't for an object. */
const isPrintable = (value: Json | undefined): boolean =>
  Array.isArray(value) ? value.every(isPrintable) : value !== undefined && typeof value !== 'object'
