import type { Nodes } from 'mdast'
import { isScalar } from 'yaml'
import type { components } from '#content/schema/components.ts'
import {
  type DataPath,
  type Document,
  annotatedFields,
  annotatedProps,
  placesOf,
  valueAt,
} from '#scripts/content/index.ts'
import { type Offsets, type Segment, markdown, segmentOf, yamlNotation } from './text-offsets.ts'

/**
 * A stretch of text as people read it. Code and pictures in it are U+FFFC.
 * `role`: the value of a field or prop, the label of a button, a block or heading of the body, the words of a link in it, the description of a picture.
 * `kind`: prose, or a name, whose spelling isn't checked.
 */
export type TextRange = Segment & {
  readonly role: 'field' | 'label' | 'block' | 'heading' | 'link' | 'alt'
  readonly kind: 'text' | 'name'
  readonly field?: string
  /** True if the owner still has to supply the character at an offset. */
  readonly isPlaceholder: (at: number) => boolean
}

/** The fields that people read, as their schemas say (`prose`). */
export function fieldRanges(document: Document): TextRange[] {
  const { kind, fields, text } = document
  const places = placesOf(document)
  const placeholders = new Set(document.placeholders.map(({ field }) => field))
  const shift = kind === 'site' ? 0 : '---'.length
  return annotatedFields(document).flatMap(({ path, value, meta }) => {
    const node = places.node(path)
    if (meta.prose === undefined || !isScalar(node) || !node.range) return []
    const [from, to] = node.range
    const segment = segmentOf(value, text, [from + shift, to + shift], yamlNotation(node.type))
    const field = path.join('.')
    const isPlaceholder = () => placeholders.has(field)
    return [{ ...segment, role: roleOf(fields, path), kind: meta.prose, field, isPlaceholder }]
  })
}

/** A `label` next to `to` is the text of a link; `alt` describes a picture. */
function roleOf(data: unknown, path: DataPath): TextRange['role'] {
  const name = path.at(-1)
  const isLink = name === 'label' && valueAt(data, [...path.slice(0, -1), 'to']) !== undefined
  if (name === 'alt') return 'alt'
  return isLink ? 'label' : 'field'
}

const placeholder: keyof typeof components = 'Placeholder'

const roles: Partial<Record<Nodes['type'], TextRange['role']>> = {
  heading: 'heading',
  paragraph: 'block',
  tableCell: 'block',
  link: 'link',
  image: 'alt',
}

/** The blocks of the body, the words of its links, the descriptions of its pictures, its props. */
export function bodyRanges(nodes: readonly Nodes[], document: Document): TextRange[] {
  const placeholders = nodes
    .filter((node) => 'name' in node && node.name === placeholder)
    .map(offsetsOfNode)
  const inBody = nodes.flatMap((node): TextRange[] => {
    const role = roles[node.type]
    if (role === undefined) return []
    const segment = segmentOfNode(node, document.text)
    const isPlaceholder = (unit: number) => {
      const at = segment.units[unit]?.[0] ?? 0
      return placeholders.some(([from, to]) => from <= at && at < to)
    }
    return segment.text.trim() === '' ? [] : [{ ...segment, role, kind: 'text', isPlaceholder }]
  })
  return [...inBody, ...propRanges(document)]
}

const offsetsOfNode = ({ position }: Nodes): Offsets => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

/** The description of a picture, or the text of a node's children. */
function segmentOfNode(node: Nodes, source: string): Segment {
  if (node.type === 'image') return segmentOf(node.alt ?? '', source, offsetsOfNode(node), markdown)
  const children = 'children' in node ? node.children : []
  const segments = children.map((child): Segment => {
    const offsets = offsetsOfNode(child)
    if (child.type === 'text') return segmentOf(child.value, source, offsets, markdown)
    if ('children' in child) return segmentOfNode(child, source)
    return { text: child.type === 'break' ? '\n' : '\uFFFC', units: [offsets], isExact: true }
  })
  return {
    text: segments.map(({ text }) => text).join(''),
    units: segments.flatMap(({ units }) => units),
    isExact: segments.every(({ isExact }) => isExact),
  }
}

/** The props that a component prints, such as the title of a callout. */
const propRanges = ({ text, body }: Document): TextRange[] =>
  annotatedProps(body).flatMap(({ value, meta, attribute }) => {
    const { name, line, column, endColumn } = attribute
    if (meta.prose === undefined || endColumn === undefined) return []
    const above = text.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, 0)
    const offsets = [above + column + name.length, above + endColumn - 1] as const
    const segment = segmentOf(value, text, offsets, markdown)
    return [{ ...segment, role: 'field', kind: meta.prose, isPlaceholder: () => false }]
  })
