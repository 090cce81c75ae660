import { isScalar } from 'yaml'
import { kinds } from '#content/schema/kinds.ts'
import { type DataPath, type Document, annotated, valueAt } from '#scripts/content/index.ts'
import { align, asWritten, doubleQuoted, singleQuoted } from './align.ts'
import type { Passage } from './passage.ts'

const notations = new Map([
  ['QUOTE_DOUBLE', doubleQuoted],
  ['QUOTE_SINGLE', singleQuoted],
])

/** Every field that people read, as its schema says (`prose`). */
export function fieldPassages({ kind, yaml, text }: Document): Passage[] {
  if (!yaml) return []
  const marked = new Set(yaml.marks.map(({ field }) => field))
  const offset = kind === 'site' ? 0 : '---'.length
  return Array.from(annotated(kinds[kind].schema, yaml.value)).flatMap(({ path, value, meta }) => {
    const node = yaml.places.node(path)
    if (meta.prose === undefined || !isScalar(node) || !node.range) return []
    const field = path.join('.')
    const isMarked = marked.has(field)
    const [from, to] = [node.range[0] + offset, node.range[1] + offset]
    const aligned = align(value, text, [from, to], notations.get(node.type ?? '') ?? asWritten)
    return [
      {
        text: value,
        role: roleOf(yaml.value, path),
        kind: meta.prose,
        field,
        isPlaceholder: () => isMarked,
        isExact: aligned !== undefined,
        ...(aligned ?? { starts: [from], ends: [to] }),
      },
    ]
  })
}

/** Beside `to` stand the words of a link; `alt` describes a picture. */
function roleOf(data: unknown, path: DataPath): Passage['role'] {
  if (path.at(-1) === 'alt') return 'alt'
  const isLink =
    path.at(-1) === 'label' && valueAt(data, [...path.slice(0, -1), 'to']) !== undefined
  return isLink ? 'label' : 'field'
}
