import { isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml'
import type { Span } from '#content/schema/collections.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'
import { keyOf, type YamlPlaces } from '../read/yaml-places.ts'
import { featureDiagnostic, placeholderTag } from '../read/yaml-features.ts'

type Mark = Span & { readonly field: string; readonly text: string }
export type Nodes = {
  readonly marks: readonly Mark[]
  readonly diagnostics: readonly LocalDiagnostic[]
}

/**
 * Walks the parsed YAML once: collects the placeholders, and refuses a field that is written twice
 * and whatever of YAML content has no use for.
 * A tag on a list or a group holds for every value in it.
 * A placeholder's plain number, boolean or nothing becomes what it would be without the tag.
 */
export function readNodes(contents: Node | null, places: YamlPlaces): Nodes {
  const marks: Mark[] = []
  const diagnostics: LocalDiagnostic[] = []

  function walk(node: Node | null, path: readonly string[], isInherited: boolean) {
    if (node === null) return
    const refused = featureDiagnostic(node, places)
    if (refused)
      diagnostics.push({ ...refused, ...(path.length > 0 ? { field: path.join('.') } : {}) })
    const isMarked = isInherited || node.tag === placeholderTag
    const note = isScalar(node) && noteDiagnostic(node, places)
    if (note) diagnostics.push({ ...note, field: path.join('.') })
    if (isMap<Node, Node | null>(node)) {
      diagnostics.push(...keyDiagnostics(node, path, places))
      for (const pair of node.items) walk(pair.value, [...path, keyOf(pair)], isMarked)
    } else if (isSeq<Node>(node)) {
      for (const [index, item] of node.items.entries())
        walk(item, [...path, String(index)], isMarked)
    } else if (isScalar(node) && isMarked) {
      if (node.tag === placeholderTag && node.type === 'PLAIN')
        node.value = plain(node.source ?? '')
      const [start, end] = node.range ?? [0, 0]
      marks.push({
        ...places.span(start, end),
        field: path.join('.'),
        text: String(node.value ?? ''),
      })
    }
  }

  walk(contents, [], false)
  return { marks, diagnostics }
}

/** `Room #5`: of a value that is not in quotation marks YAML keeps nothing behind the sign. */
function noteDiagnostic(
  { type, comment, range }: Scalar,
  places: YamlPlaces,
): LocalDiagnostic | undefined {
  if (type !== 'PLAIN' || !/^\S/.test(comment ?? '') || !range) return undefined
  const [, end, next] = range
  return {
    ...places.span(end, next),
    rule: 'yaml-feature',
    message:
      'what stands behind # is a note that nobody sees; put the whole value in quotation marks',
    hint: 'If it is a note, put a space after the #: # note.',
  }
}

const twice = 'this field is written a second time; keep one of the two'

function keyDiagnostics(
  map: YAMLMap<Node, Node | null>,
  path: readonly string[],
  places: YamlPlaces,
) {
  const diagnostics: LocalDiagnostic[] = []
  const seen = new Set<string>()
  for (const pair of map.items) {
    const name = keyOf(pair)
    const [start, end] = pair.key.range ?? [0, 0]
    const at = () => ({ ...places.span(start, end), field: [...path, name].join('.') })
    // No data can have this name; left alone, it would be lost without a word.
    if (name === '__proto__')
      diagnostics.push({ ...at(), rule: 'unknown-key', message: 'unknown field' })
    if (seen.has(name)) diagnostics.push({ ...at(), rule: 'duplicate-key', message: twice })
    seen.add(name)
  }
  return diagnostics
}

/** A plain scalar as YAML 1.2 reads it. */
function plain(source: string): string | number | boolean | null {
  if (/^(?:|~|null)$/.test(source)) return null
  if (/^(?:true|false)$/.test(source)) return source === 'true'
  if (/^[-+]?\d+(?:\.\d+)?$/.test(source)) return Number(source)
  return source
}
