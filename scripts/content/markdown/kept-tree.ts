import type { Program } from 'estree'
import type { Element, Nodes, Properties, Root } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { find, hastToReact, html } from 'property-information'
import { literal, printable, type Json, type Printable } from './literal.ts'

type Props = { readonly [name: string]: Json }

/**
 * A text, the value between braces, or an element: its name, its props, and what stands in it.
 * The name of one that a writer wrote as a tag begins with `<`.
 */
export type KeptNode =
  | string
  | { readonly value: Printable }
  | readonly [name: string, props: Props, ...KeptNode[]]

/** The tree of a text in JSON, for `evaluateBody`. What a writer may not write is left out. */
export const keepTree = ({ children }: Root): string =>
  JSON.stringify(withoutOuterSpace(children.map(keep)))

function keep(node: Nodes): KeptNode[] {
  switch (node.type) {
    case 'text':
      return node.value === '' ? [] : [node.value]
    case 'element':
      return [[node.tagName, propsOf(node.properties), ...childrenOf(node).flatMap(keep)]]
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [[`<${node.name ?? ''}`, writtenProps(node), ...node.children.flatMap(keep)]]
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return keepValue(node.data?.estree)
    default:
      return []
  }
}

function keepValue(program: Program | null | undefined): KeptNode[] {
  const plain = printable(program)
  if (!plain) return []
  const { value } = plain
  return typeof value === 'string' && !isTemplate(program) ? [value] : [{ value }]
}

/** To MDX `{" "}` is space, as in JSX, and may go at the ends of a text; {` `} may not. */
const isTemplate = (program: Program | null | undefined) =>
  program?.body.some(
    (statement) =>
      statement.type === 'ExpressionStatement' && statement.expression.type === 'TemplateLiteral',
  )

const isSpace = (text: string) => /^[\t\n\f\r ]*$/.test(text)

function withoutOuterSpace(blocks: readonly KeptNode[][]): readonly KeptNode[] {
  const isShown = ([node]: KeptNode[]) => typeof node !== 'string' || !isSpace(node)
  return blocks.slice(blocks.findIndex(isShown), blocks.findLastIndex(isShown) + 1).flat()
}

const rowsAndCells = new Set(['table', 'thead', 'tbody', 'tr'])

/** Between rows and cells no text may stand, not even a line's end. */
const childrenOf = ({ tagName, children }: Element) =>
  rowsAndCells.has(tagName)
    ? children.filter((child) => child.type !== 'text' || child.value !== '\n')
    : children

/** The attributes of HTML by the names that React has for them. */
function propsOf(properties: Properties): Props {
  const props: Record<string, Json> = {}
  for (const [name, value] of Object.entries(properties)) {
    const { attribute, boolean, commaSeparated, property, space } = find(html, name)
    if (value === undefined || value === null || value === false || (!value && boolean)) continue
    const react = space === undefined ? attribute : (hastToReact[property] ?? property)
    const text = Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : String(value)
    props[react] = value === true ? true : text
  }
  return props
}

function writtenProps({ attributes }: MdxJsxFlowElementHast | MdxJsxTextElementHast): Props {
  const props: Record<string, Json> = {}
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value = null } = attribute
    if (value === null) props[name] = true
    else if (typeof value === 'string') props[name] = value
    else {
      const plain = literal(value.data?.estree)
      if (plain) props[name] = plain.value
    }
  }
  return props
}
