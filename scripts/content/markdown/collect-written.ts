import type { Definition, Image as MarkdownImage, Link as MarkdownLink, Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Image, Link, Span } from '#content/schema/collections.ts'
import { type Json, literal } from '#content/schema/values/literal.ts'
import type { DiagnosticText, LocalDiagnostic } from '../diagnostics/index.ts'
import { escapedControls } from '../read/index.ts'

type Jsx = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

export type MdxElement = Span & {
  readonly name: string
  readonly attributes: readonly MdxAttribute[]
  /** The name in the closing tag. */
  readonly closing?: Span
  readonly hasChildren: boolean
  readonly text: string
}

/** `value` is undefined if it isn't a literal. */
export type MdxAttribute = Span & { readonly name: string; readonly value: Json | undefined }

/** What a writer wrote in a body, each thing at its place. */
export type Written = {
  readonly links: Link[]
  readonly images: Image[]
  readonly elements: MdxElement[]
  readonly diagnostics: LocalDiagnostic[]
  readonly isEmpty: boolean
}

export function collectWritten(tree: Root, source: string): Written {
  const isEmpty = tree.children.every(isNothing)
  const written: Written = { links: [], images: [], elements: [], diagnostics: [], isEmpty }
  visit(tree, (node) => add(written, node, source))
  return written
}

function add({ links, images, elements, diagnostics }: Written, node: Nodes, source: string): void {
  const { start, end } = node.position ?? {}
  const text = source.slice(start?.offset, end?.offset)
  const report = (words: DiagnosticText, place = spanOf(node)) =>
    void diagnostics.push({ ...place, ...words })
  // An escape begins with & or \, so other texts have none.
  if (/[&\\]/.test(text))
    for (const fault of escapedControls(ownTexts(node).join(''), text)) report(fault)
  switch (node.type) {
    case 'link':
    case 'definition': {
      // GFM puts http:// before an address in a text that begins with www.
      const [bare] = /^www\.\S+$/i.exec(text) ?? []
      links.push({ ...addressSpan(node, text), href: bare ?? node.url })
      break
    }
    case 'image':
      images.push({ ...addressSpan(node, text), src: node.url, alt: node.alt ?? '' })
      break
    case 'imageReference':
      report(noAddress)
      break
    case 'delete':
    case 'emphasis':
    case 'strong': {
      const word = withoutSigns(node, source)
      if (word !== undefined) report(lostSigns(word), startOf(node))
      break
    }
    case 'code':
      if (!closedCode.test(text)) report(openCode, startOf(node))
      break
    case 'table': {
      const [head, ...rows] = node.children.map(({ children }) => children.length)
      for (const [index, cells] of rows.entries())
        if (cells > (head ?? 0)) report(longRow(cells, head ?? 0), spanOf(node.children[index + 1]))
      break
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      for (const attribute of node.attributes)
        if (valueOf(attribute) === undefined) report(noExpression, spanOf(attribute))
      elements.push(elementOf(node, text))
      break
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (!isNothing(node) && !isPrintable(literal(node.data?.estree)?.value)) report(noExpression)
      break
    case 'paragraph':
      if (start?.column === 1 && /^(?:import|export) /.test(text)) report(noImport)
      break
    default:
  }
}

const noAddress = {
  rule: 'image',
  message: 'write the picture with its address: ![what it shows](/images/name.jpg)',
} as const

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

const closedCode = /\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/

/** Browsers don't show more cells in a row than its table has in the head. */
const longRow = (cells: number, most: number): DiagnosticText => ({
  rule: 'table',
  message: `this row has ${cells} cells and the head of the table ${most}; the rest is not shown`,
})

const lostSigns = (word: string): DiagnosticText => ({
  rule: 'lost-signs',
  message: `visitors would see “${word}”, without its signs`,
  hint: 'Write \\* and \\~ for the signs, × for times, ₂ for a small digit.',
})

/**
 * What visitors see of words whose signs Markdown takes for marks: 532 for `5*3*2`, H2O for `H~2~O`.
 * Undefined for emphasis that is meant, such as `**5**th` or `im**port**ant`.
 */
function withoutSigns(node: Nodes, source: string): string | undefined {
  const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  const [before = ''] =
    /[\p{L}\p{M}\p{N}]*$/u.exec(source.slice(Math.max(0, from - 20), from)) ?? []
  const [after = ''] = /^[\p{L}\p{M}\p{N}]*/u.exec(source.slice(to, to + 20)) ?? []
  const digits = Number(/\p{N}$/u.test(before)) + Number(/^\p{N}/u.test(after))
  const isInWord = before !== '' && after !== ''
  const isLost =
    (node.type === 'delete' && source[from + 1] !== '~' && before + after !== '') ||
    (node.type === 'emphasis' && isInWord && (digits > 0 || before.length + after.length === 2)) ||
    (node.type === 'strong' && digits === 2)
  return isLost ? before + toString(node) + after : undefined
}

/** The texts of a node itself: its value, its address, its props. */
function ownTexts(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  if (typeof node !== 'object' || node === null) return []
  const parts = Object.entries(node).filter(([key]) => key !== 'children' && key !== 'position')
  return parts.flatMap(([, part]) => ownTexts(part))
}

function spanOf(node: Pick<Nodes, 'position'> | undefined): Span {
  if (!node?.position) return { line: 1, column: 1 }
  const { start, end } = node.position
  const { line, column } = start
  return end.line === line ? { line, column, endColumn: end.column } : { line, column }
}

function startOf(node: Nodes): Span {
  const { line, column } = spanOf(node)
  return { line, column }
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
    ...(end && isClosed ? { closing: at(end.line, end.column - 1 - name.length) } : {}),
    hasChildren: node.children.length > 0,
    text: toString(node),
  }
}

/** The value of an attribute; undefined if it is program code. */
function valueOf(attribute: Jsx['attributes'][number]): Json | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return undefined
  const { value } = attribute
  if (value === null || value === undefined) return true
  return typeof value === 'string' ? value : literal(value.data?.estree)?.value
}

/** `{}` or a comment. */
const isNothing = (node: Nodes) =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  node.data?.estree?.body.length === 0

/** True if React can print a value as text, which it can't for an object. */
const isPrintable = (value: Json | undefined): boolean =>
  Array.isArray(value) ? value.every(isPrintable) : value !== undefined && typeof value !== 'object'
