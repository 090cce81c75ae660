import { isMap, isScalar, isSeq } from 'yaml'
import type { Node, Scalar, YAMLMap } from 'yaml'
import type { Span } from '#content/schema/collections.ts'
import type { Finding } from '../types.ts'
import { keyOf } from '../read/yaml-places.ts'
import type { YamlPlaces } from '../read/yaml-places.ts'
import { featureFinding, placeholderTag } from '../read/yaml-features.ts'

type Mark = Span & { readonly field: string; readonly text: string }
export type Nodes = { readonly marks: readonly Mark[]; readonly findings: readonly Finding[] }

/**
 * Walks the parsed YAML once: collects the placeholders, and refuses a field that is written twice
 * and whatever of YAML content has no use for.
 * A tag on a list or a group holds for every value in it.
 * A placeholder's plain number, boolean or nothing becomes what it would be without the tag.
 */
export function readNodes(contents: Node | null, places: YamlPlaces): Nodes {
  const marks: Mark[] = []
  const findings: Finding[] = []

  function walk(node: Node | null, path: readonly string[], isInherited: boolean) {
    if (node === null) return
    const refused = featureFinding(node, places)
    if (refused)
      findings.push({ ...refused, ...(path.length > 0 ? { field: path.join('.') } : {}) })
    const isMarked = isInherited || node.tag === placeholderTag
    const note = isScalar(node) && noteFinding(node, places)
    if (note) findings.push({ ...note, field: path.join('.') })
    if (isMap<Node, Node | null>(node)) {
      findings.push(...keyFindings(node, path, places))
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
  return { marks, findings }
}

/** `Room #5`: of a value that is not in quotation marks YAML keeps nothing behind the sign. */
function noteFinding({ type, comment, range }: Scalar, places: YamlPlaces): Finding | undefined {
  if (type !== 'PLAIN' || !/^\S/.test(comment ?? '') || !range) return undefined
  const [, end, next] = range
  return {
    ...places.span(end, next),
    rule: 'yaml-feature',
    message:
      'what stands behind # is a note that nobody sees; put the whole value in quotation marks',
    hint: 'If it is a note, put a blank behind the sign: # note.',
  }
}

const twice = 'this field is written a second time; keep one of the two'

function keyFindings(map: YAMLMap<Node, Node | null>, path: readonly string[], places: YamlPlaces) {
  const findings: Finding[] = []
  const seen = new Set<string>()
  for (const pair of map.items) {
    const name = keyOf(pair)
    const [start, end] = pair.key.range ?? [0, 0]
    const at = () => ({ ...places.span(start, end), field: [...path, name].join('.') })
    // No data can have this name; left alone, it would be lost without a word.
    if (name === '__proto__')
      findings.push({ ...at(), rule: 'unknown-key', message: 'unknown field' })
    if (seen.has(name)) findings.push({ ...at(), rule: 'duplicate-key', message: twice })
    seen.add(name)
  }
  return findings
}

/** A plain scalar as YAML 1.2 reads it. */
function plain(source: string): string | number | boolean | null {
  if (/^(?:|~|null)$/.test(source)) return null
  if (/^(?:true|false)$/.test(source)) return source === 'true'
  if (/^[-+]?\d+(?:\.\d+)?$/.test(source)) return Number(source)
  return source
}
