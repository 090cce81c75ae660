import type { Program } from 'estree'
import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement
type Point = NonNullable<Jsx['position']>['start']
type Satteri = { readonly mdxToMdast: (text: string, options: object) => Root }

/** No literal where it is imported, since the types of this package change those of mdast. */
const packageName: string = 'satteri'

/**
 * A parser of MDX in Rust. Its tree is that of `parseMdx` in what is read of it; undefined for a text
 * with anything unusual, a fault above all, which only `parseMdx` may judge.
 */
export async function satteriParser(): Promise<(text: string) => Root | undefined> {
  const { mdxToMdast }: Satteri = await import(packageName)
  return (text) => {
    if (unusual.test(text)) return undefined
    try {
      const tree = mdxToMdast(text, { features: { frontmatter: false } })
      return isCompleted(tree, text) ? tree : undefined
    } catch {
      return undefined
    }
  }
}

/** Where the two differ in rare cases: each of these has been seen to. */
const unusual = new RegExp(
  [
    // NUL, halves of characters, tabs and old ends of lines.
    String.raw`[\0\t\r\ud800-\udfff]`,
    // A tag or brace on a line that may be a row of a table.
    String.raw`^.*(?:\|.*[<{]|[<{].*\|)`,
    // Programs, and sentences that begin like one.
    String.raw`^(?:import|export)\b`,
    // Emphasis beside signs and spaces that few texts hold.
    String.raw`[*_~][^\0-\x7f\p{L}\p{M}\p{N}]|[^\0-\x7f\p{L}\p{M}\p{N}][*_~]`,
    // Addresses that become links by themselves, definitions and footnotes.
    String.raw`@|www\.|(?<!\]\(https?):\/\/|\]:|\[\^`,
  ].join('|'),
  'imu',
)

/** Adds what is read of a tree and that this parser leaves out, where that is plain to see. */
function isCompleted(node: Nodes, text: string): boolean {
  switch (node.type) {
    case 'mdxjsEsm':
      return false
    case 'inlineCode':
      return node.position?.start.line === node.position?.end.line
    case 'text':
      // What opens no emphasis was a matter of doubt.
      return !/[*_~]/.test(node.value)
    case 'link':
      // An address that is a link by itself has, in some surroundings, no place in the other tree.
      if (text[node.position?.start.offset ?? 0] !== '[') return false
      break
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (!comment.test(node.value) || node.value.includes('\n')) return false
      node.data = { estree: nothing }
      return true
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (!isPlaced(node, text) || isTorn(node, text)) return false
      break
    default:
  }
  return !('children' in node) || node.children.every((child) => isCompleted(child, text))
}

/**
 * An element without its end, or one of many lines whose tags do not begin their lines, all the way
 * from the left.
 */
function isTorn({ type, name, position }: Jsx, text: string): boolean {
  if (!position) return true
  const { start, end } = position
  const written = text.slice(start.offset, end.offset)
  if (!written.endsWith('/>') && !written.endsWith(`</${name ?? ''}>`)) return true
  if (start.line === end.line) return false
  const [before, line = ''] = /(?:^|\n)([^\n]*)$/.exec(text.slice(0, end.offset)) ?? []
  return (
    type === 'mdxJsxTextElement' ||
    start.column > 1 ||
    before === undefined ||
    (line !== `</${name ?? ''}>` && line !== '/>')
  )
}

const comment = /^\s*(?:\/\*[^*]*\*\/\s*)*$/
const nothing: Program = { type: 'Program', sourceType: 'module', start: 0, end: 0, body: [] }

const attributeText = /(\s+)([A-Za-z][\w-]*)(?:="[^"{}\\]*"|='[^'{}\\]*')?/y
const tagEnd = /\s*\/?>/y

/** Whether the attributes are words and texts that could be found: they get their places. */
function isPlaced({ name, attributes, position }: Jsx, text: string): boolean {
  const { start } = position ?? {}
  if (start?.offset === undefined) return false
  let at = start.offset + 1 + (name ?? '').length
  for (const attribute of attributes) {
    attributeText.lastIndex = at
    const [all, space = '', found] = attributeText.exec(text) ?? []
    if (all === undefined || attribute.type !== 'mdxJsxAttribute' || attribute.name !== found) {
      return false
    }
    const [from, to] = [at + space.length, at + all.length]
    attribute.position = { start: pointAt(text, start, from), end: pointAt(text, start, to) }
    at = to
  }
  tagEnd.lastIndex = at
  return tagEnd.test(text)
}

/** The place of an offset at or behind a known point. */
function pointAt(text: string, { line, column, offset: from = 0 }: Point, offset: number): Point {
  const before = text.slice(from, offset)
  const lastLine = before.slice(before.lastIndexOf('\n') + 1)
  const lines = before.split('\n').length - 1
  return lines === 0
    ? { line, column: column + before.length, offset }
    : { line: line + lines, column: lastLine.length + 1, offset }
}
