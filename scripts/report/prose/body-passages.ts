import type { Nodes, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { components } from '#content/schema/components.ts'
import { type Document, annotated, componentTable, propsOf } from '#scripts/content/index.ts'
import { align, markdown } from './align.ts'
import type { Alignment } from './align.ts'
import { noProse } from './passage.ts'
import type { Passage } from './passage.ts'

const placeholder: keyof typeof components = 'Placeholder'

/** The blocks of the text below the fields, the words of its links and the descriptions of its pictures. */
export function bodyPassages(tree: Root, document: Document): Passage[] {
  const passages: Passage[] = []
  const marked = placeholdersIn(tree)
  const add = (role: Passage['role'], piece: Piece) => {
    if (piece.text.trim() === '') return
    const isPlaceholder = (unit: number) => {
      const at = piece.starts[unit] ?? 0
      return marked.some(([from, to]) => from <= at && at < to)
    }
    passages.push({ ...piece, role, kind: 'text', isPlaceholder })
  }
  visit(tree, (node) => {
    switch (node.type) {
      case 'heading':
        add('heading', piecesOf(node, document.text))
        break
      case 'paragraph':
      case 'tableCell':
        add('block', piecesOf(node, document.text))
        break
      case 'link':
        add('link', piecesOf(node, document.text))
        break
      case 'image':
        add('alt', pieceOf(node.alt ?? '', document.text, rangeOfNode(node)))
        break
      default:
    }
  })
  return [...passages, ...propPassages(document)]
}

function placeholdersIn(tree: Root): [number, number][] {
  const ranges: [number, number][] = []
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if ('name' in node && node.name === placeholder) ranges.push(rangeOfNode(node))
  })
  return ranges
}

type Piece = Alignment & { readonly text: string; readonly isExact: boolean }

const rangeOfNode = ({ position }: Nodes): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

function pieceOf(text: string, source: string, [from, to]: [number, number]): Piece {
  const aligned = align(text, source, [from, to], markdown)
  if (aligned) return { text, isExact: true, ...aligned }
  const units = Array.from({ length: text.length })
  return { text, isExact: false, starts: units.map(() => from), ends: units.map(() => to) }
}

/** The words of all that stands in a block, one after the other. */
function piecesOf(parent: Parents, source: string): Piece {
  const pieces = parent.children.map((node): Piece => {
    if (node.type === 'text') return pieceOf(node.value, source, rangeOfNode(node))
    if ('children' in node) return piecesOf(node, source)
    const [from, to] = rangeOfNode(node)
    const text = node.type === 'break' ? '\n' : noProse
    return { text, isExact: true, starts: [from], ends: [to] }
  })
  return {
    text: pieces.map(({ text }) => text).join(''),
    isExact: pieces.every(({ isExact }) => isExact),
    starts: pieces.flatMap(({ starts }) => starts),
    ends: pieces.flatMap(({ ends }) => ends),
  }
}

/** What components are given to print, such as the title of a callout. */
function propPassages({ facts, text: source }: Document): Passage[] {
  const lines = lineStarts(source)
  return (facts?.elements ?? []).flatMap((element) => {
    const component = componentTable.get(element.name)
    if (!component) return []
    return Array.from(annotated(component.props, propsOf(element))).flatMap(
      ({ path, value, meta }): Passage[] => {
        const attribute = element.attributes.find(({ name }) => name === path[0])
        if (meta.prose === undefined || attribute?.endColumn === undefined) return []
        const line = lines[attribute.line - 1] ?? 0
        const from = line + attribute.column - 1 + attribute.name.length + 1
        const piece = pieceOf(value, source, [from, line + attribute.endColumn - 1])
        return [{ ...piece, role: 'field', kind: meta.prose, isPlaceholder: () => false }]
      },
    )
  })
}

const lineStarts = (text: string) => [
  0,
  ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1),
]
