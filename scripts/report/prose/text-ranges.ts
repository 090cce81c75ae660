import type { Nodes, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'
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
import { markdown, textOffsets, yamlNotationOf } from './text-offsets.ts'
import type { Notation, TextOffsets } from './text-offsets.ts'

type Span = readonly [from: number, to: number]

/** A text and where it is in its file; if `isExact` is false, only the whole could be found. */
type Segment = TextOffsets & { readonly text: string; readonly isExact: boolean }

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

/** The offsets in the file of a part of a text. */
export function spanOf({ starts, ends }: Segment, from: number, to: number): Span {
  const start = starts[from] ?? ends.at(-1) ?? 0
  return [start, Math.max(start, ends[Math.max(from, to - 1)] ?? start)]
}

/** True if only spaces and marks of a quotation separate the characters of a part in the file. */
export function isContiguous(range: Segment, source: string, from: number, to: number): boolean {
  const { starts, ends, isExact } = range
  if (!isExact) return false
  for (let unit = from + 1; unit < to; unit++) {
    const between = source.slice(ends[unit - 1], starts[unit])
    if (starts[unit] !== starts[unit - 1] && /[^\s>]/.test(between)) return false
  }
  return true
}

function segmentOf(text: string, source: string, span: Span, notation: Notation): Segment {
  const offsets = textOffsets(text, source, span, notation)
  if (offsets) return { text, isExact: true, ...offsets }
  const [from, to] = span.map((offset) => Array.from({ length: text.length }, () => offset))
  return { text, isExact: false, starts: from ?? [], ends: to ?? [] }
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
    const field = path.join('.')
    const [from, to] = [node.range[0] + shift, node.range[1] + shift]
    const segment = segmentOf(value, text, [from, to], yamlNotationOf(node.type))
    const isPlaceholder = () => placeholders.has(field)
    return [{ ...segment, role: roleOf(fields, path), kind: meta.prose, field, isPlaceholder }]
  })
}

/** A `label` next to `to` is the text of a link; `alt` describes a picture. */
function roleOf(data: unknown, path: DataPath): TextRange['role'] {
  if (path.at(-1) === 'alt') return 'alt'
  const isLink =
    path.at(-1) === 'label' && valueAt(data, [...path.slice(0, -1), 'to']) !== undefined
  return isLink ? 'label' : 'field'
}

const holdBlocks = new Set<string>([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  'mdxJsxFlowElement',
] satisfies Nodes['type'][])
const placeholder: keyof typeof components = 'Placeholder'

/** The blocks of the body, the words of its links, the descriptions of its pictures, its props. */
export function bodyRanges(tree: Root, document: Document): TextRange[] {
  const { text: source, bodyLine } = document
  const lines = lineStarts(source)
  // The tree's text has an empty line for each line of the frontmatter.
  const shift = (lines[bodyLine - 1] ?? 0) - (bodyLine - 1)
  const spanOfNode = ({ position }: Nodes): Span => [
    (position?.start.offset ?? 0) + shift,
    (position?.end.offset ?? 0) + shift,
  ]
  const ranges: TextRange[] = []
  const placeholders: Span[] = []

  function segmentsOf(parent: Parents): Segment {
    const segments = parent.children.map((node): Segment => {
      if (node.type === 'text') return segmentOf(node.value, source, spanOfNode(node), markdown)
      if ('children' in node) return segmentsOf(node)
      const [from, to] = spanOfNode(node)
      return {
        text: node.type === 'break' ? '\n' : '\uFFFC',
        isExact: true,
        starts: [from],
        ends: [to],
      }
    })
    return {
      text: segments.map(({ text }) => text).join(''),
      isExact: segments.every(({ isExact }) => isExact),
      starts: segments.flatMap(({ starts }) => starts),
      ends: segments.flatMap(({ ends }) => ends),
    }
  }
  function add(role: TextRange['role'], segment: Segment) {
    const isPlaceholder = (unit: number) => {
      const at = segment.starts[unit] ?? 0
      return placeholders.some(([from, to]) => from <= at && at < to)
    }
    if (segment.text.trim() !== '') ranges.push({ ...segment, role, kind: 'text', isPlaceholder })
  }

  visit(tree, (node, _, parent) => {
    switch (node.type) {
      case 'heading':
        add('heading', segmentsOf(node))
        break
      case 'paragraph':
      case 'tableCell':
        add('block', segmentsOf(node))
        break
      case 'link':
        add('link', segmentsOf(node))
        break
      case 'image':
        add('alt', segmentOf(node.alt ?? '', source, spanOfNode(node), markdown))
        break
      case 'mdxJsxTextElement':
      case 'mdxJsxFlowElement':
        if (node.name === placeholder) placeholders.push(spanOfNode(node))
        // On a line of its own, a component's text is in no paragraph.
        if (node.type === 'mdxJsxTextElement' && holdBlocks.has(parent?.type ?? ''))
          add('block', segmentsOf(node))
        break
      default:
    }
  })
  return [...ranges, ...propRanges(document, lines)]
}

/** The props that a component prints, such as the title of a callout. */
const propRanges = (document: Document, lines: readonly number[]): TextRange[] =>
  annotatedProps(document.body).flatMap(
    ({ value, meta, attribute: { name, line, column, endColumn } }) => {
      if (meta.prose === undefined || endColumn === undefined) return []
      const start = lines[line - 1] ?? 0
      const span = [start + column + name.length, start + endColumn - 1] as const
      const segment = segmentOf(value, document.text, span, markdown)
      return [{ ...segment, role: 'field', kind: meta.prose, isPlaceholder: () => false }]
    },
  )

const lineStarts = (text: string) => [
  0,
  ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1),
]
