import type { Nodes } from 'mdast'
import { isScalar } from 'yaml'
import type { ComponentName } from '#content/schema/components.ts'
import { type DataPath, valueAt } from '#scripts/read/fields/index.ts'
import {
  type Document,
  annotatedFields,
  annotatedProps,
  fieldPlacesOf,
} from '#scripts/read/documents/index.ts'
import { type Offsets, type Segment, segmentOf } from './text-offsets.ts'

/**
 * A stretch of text as people read it. Code and pictures in it are U+FFFC, a line break that visitors
 * see is U+2028; `\n` is only the end of a line in the file.
 * `role`: the value of a field or prop, the label of a button, a block or heading of the body, the
 * words of a link in it, the description of a picture.
 * `kind`: prose, or a name, whose spelling isn't checked.
 */
export type TextRange = Segment & {
  readonly role: 'field' | 'label' | 'block' | 'link' | 'alt'
  readonly kind: 'text' | 'name'
  /** Its type in the body. The first paragraph of an entry of a list is a `listItem`. */
  readonly block?: Nodes['type']
  readonly field?: string
  /** The parts to confirm or to supply, as offsets in the file. */
  readonly flagged: readonly Offsets[]
}

/** The texts that people read in a file: fields, blocks, links, descriptions of pictures, props. */
export const textRanges = (document: Document, nodes: readonly Nodes[]): TextRange[] => [
  ...fieldRanges(document),
  ...bodyRanges(nodes, document.text),
  ...(document.lacksText ? [] : propRanges(document)),
]

function fieldRanges(document: Document): TextRange[] {
  const { kind, fields, text, flags } = document
  const places = fieldPlacesOf(document)
  const shift = kind === 'site' ? 0 : '---'.length
  return annotatedFields(document).flatMap(({ path, value, meta }) => {
    const node = places.node(path)
    if (meta.prose === undefined || !isScalar(node) || !node.range) return []
    // Else a value that begins with a quotation mark would be found at YAML's own mark.
    const start = node.range[0] + shift + Number(node.type?.startsWith('QUOTE') ?? false)
    const whole: Offsets = [start, node.range[1] + shift]
    const segment = segmentOf(value, text, whole)
    const field = path.join('.')
    const flagged = flags.some((each) => each.field === field) ? [whole] : []
    const role = roleOf(fields, path)
    return [{ ...segment, role, kind: meta.prose, field, flagged }]
  })
}

/** A `label` next to `to` is the text of a link; `alt` describes a picture. */
function roleOf(data: unknown, path: DataPath): TextRange['role'] {
  const name = path.at(-1)
  if (name === 'alt') return 'alt'
  const isLink = name === 'label' && valueAt(data, [...path.slice(0, -1), 'to']) !== undefined
  return isLink ? 'label' : 'field'
}

const roles: Partial<Record<Nodes['type'], TextRange['role']>> = {
  heading: 'block',
  paragraph: 'block',
  tableCell: 'block',
  link: 'link',
  image: 'alt',
}

function bodyRanges(nodes: readonly Nodes[], source: string): TextRange[] {
  const tags: readonly unknown[] = ['ToConfirm', 'ToSupply'] satisfies ComponentName[]
  const flagged = nodes
    .filter((node) => 'name' in node && tags.includes(node.name))
    .map(offsetsOfNode)
  return nodes.flatMap((node, index): TextRange[] => {
    const block = nodes[index - 1]?.type === 'listItem' ? 'listItem' : node.type
    const role = roles[node.type]
    if (role === undefined) return []
    const segment =
      node.type === 'image'
        ? segmentOf(node.alt ?? '', source, offsetsOfNode(node))
        : segmentOfNode(node, source)
    return segment.text.trim() === '' ? [] : [{ ...segment, role, kind: 'text', block, flagged }]
  })
}

const offsetsOfNode = ({ position }: Nodes): Offsets => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

function segmentOfNode(node: Nodes, source: string): Segment {
  const whole = offsetsOfNode(node)
  if (node.type === 'text') return segmentOf(node.value, source, whole)
  const isBreak = node.type === 'break' || ('name' in node && node.name === 'br')
  if (isBreak || !('children' in node))
    return {
      text: isBreak ? '\u2028' : '\uFFFC',
      starts: [whole[0]],
      ends: [whole[1]],
      isExact: true,
    }
  const parts = node.children.map((child) => segmentOfNode(child, source))
  return {
    text: parts.map(({ text }) => text).join(''),
    starts: parts.flatMap(({ starts }) => starts),
    ends: parts.flatMap(({ ends }) => ends),
    isExact: parts.every(({ isExact }) => isExact),
  }
}

/** The props that a component prints, such as the title of a callout. */
const propRanges = ({ text, body }: Document): TextRange[] =>
  annotatedProps(body).flatMap(({ value, meta, attribute }) => {
    const { name, line, column, endColumn } = attribute
    if (meta.prose === undefined || endColumn === undefined) return []
    const above = text.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, 0)
    const whole: Offsets = [above + column + name.length + 1, above + endColumn - 1]
    const segment = segmentOf(value, text, whole)
    return [{ ...segment, role: 'field', kind: meta.prose, flagged: [] }]
  })
