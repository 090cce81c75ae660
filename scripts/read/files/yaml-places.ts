import type { DataPath } from '../fields/index.ts'
import type { Span } from '#content/schema/entry.ts'
import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  visit,
  LineCounter,
  type Node,
  type Pair,
  type ParsedNode,
} from 'yaml'

export class YamlPlaces {
  contents: ParsedNode | null = null
  /** Filled by the parser. */
  readonly counter = new LineCounter()
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** The span of two offsets, cut at the end of its first line. */
  span(from: number, to: number): Span {
    const { line, col } = this.counter.linePos(from)
    const column = Math.max(1, col)
    const [rest = ''] = this.text.slice(from, to).split('\n', 1)
    const endColumn = rest === '' ? undefined : column + rest.length
    return { line: Math.max(1, line), column, endColumn }
  }

  spanOf({ range }: Pick<Node, 'range'>): Span {
    const [from, to] = range ?? [0, 0]
    return this.span(from, to)
  }

  source({ range }: Pick<Node, 'range'>): string {
    return range ? this.text.slice(range[0], range[1]) : ''
  }

  /** The value at a path; an empty value is shown at its key. */
  value(path: DataPath): Span {
    const { node, key, isWhole } = this.#find(path)
    const isEmpty = !node?.range || node.range[0] === node.range[1]
    const shown = isEmpty ? key : node
    return isWhole && shown ? this.spanOf(shown) : this.mapping(path)
  }

  node(path: DataPath): Node | null {
    const { node, isWhole } = this.#find(path)
    return isWhole ? node : null
  }

  key(path: DataPath): Span {
    const { key } = this.#find(path)
    return key ? this.spanOf(key) : this.value(path)
  }

  /** The innermost existing group of a path: the one where a missing field belongs. */
  mapping(path: DataPath): Span {
    const { node } = this.#find(path)
    const first = isMap<Node>(node) ? node.items[0]?.key : undefined
    return this.spanOf(first ?? node ?? {})
  }

  /** The character that opens the quotation around an offset, or the last brackets before it. */
  opening(what: 'quotation' | 'brackets', offset: number): Span | undefined {
    let start: number | undefined
    visit(this.contents, {
      Value(_, node) {
        const [from, , end] = node.range ?? [offset, offset, offset]
        const isOpening =
          what === 'quotation'
            ? isScalar(node) && node.type?.startsWith('QUOTE') && end >= offset
            : isCollection(node) && node.flow
        if (isOpening && from < offset) start = from
      },
    })
    return start === undefined ? undefined : this.span(start, start + 1)
  }

  /** The last node of a path that exists, with its key. `isWhole` if the path ends there. */
  #find(path: DataPath): { node: Node | null; key: Node | undefined; isWhole: boolean } {
    let node: Node | null = this.contents
    let key: Node | undefined
    for (const step of path) {
      if (isMap<Node, Node | null>(node)) {
        const pair = node.items.findLast((item) => keyOf(item) === String(step))
        if (!pair) return { node, key, isWhole: false }
        ;({ value: node, key } = pair)
      } else {
        const item = isSeq<Node>(node) && typeof step === 'number' ? node.items[step] : undefined
        if (!item || isPair(item)) return { node, key, isWhole: false }
        ;[node, key] = [item, undefined]
      }
    }
    return { node, key, isWhole: true }
  }
}

export const keyOf = ({ key }: Pair<Node, Node | null>): string =>
  isScalar(key) ? String(key.value) : ''
