import { isAlias, isMap, isScalar, isSeq } from 'yaml'
import type { Node } from 'yaml'
import { didYouMean } from './nearest.ts'
import type { Finding, Span } from './types.ts'
import { keyOf } from './yaml-places.ts'
import type { YamlPlaces } from './yaml-places.ts'

type Mark = Span & { readonly field: string; readonly text: string }
export type Nodes = { readonly marks: readonly Mark[]; readonly findings: readonly Finding[] }

const placeholder = '!placeholder'
const standardTags = new Set(
  ['map', 'seq', 'str', 'int', 'float', 'bool', 'null'].map((name) => `tag:yaml.org,2002:${name}`),
)

/**
 * Walks the parsed YAML once: collects the placeholders and refuses what content has no use for:
 * a field written twice, anchors and aliases, other tags, names with a meaning in JavaScript.
 * A placeholder's plain number, boolean or nothing becomes what it would be without the tag.
 */
export function readNodes(contents: Node | null, places: YamlPlaces): Nodes {
  const marks: Mark[] = []
  const findings: Finding[] = []

  const at = ({ range }: Node): Span => places.span(range?.[0] ?? 0, range?.[1] ?? 0)
  const refuse = (node: Node, rule: Finding['rule'], message: string, path: readonly string[]) =>
    findings.push({
      ...at(node),
      rule,
      message,
      ...(path.length > 0 ? { field: path.join('.') } : {}),
    })

  function checkNode(node: Node, path: readonly string[]) {
    if (isAlias(node)) {
      refuse(
        node,
        'yaml-feature',
        'a value beginning with * repeats another in YAML; write it out, or put it in quotation marks',
        path,
      )
    } else if ('anchor' in node && node.anchor !== undefined) {
      refuse(
        node,
        'yaml-feature',
        'a value beginning with & names a YAML anchor; put it in quotation marks',
        path,
      )
    }
    const { tag } = node
    if (tag !== undefined && tag !== placeholder && !standardTags.has(tag)) {
      refuse(node, 'yaml-feature', `unknown tag ${tag}${didYouMean(tag, [placeholder])}`, path)
    }
  }

  function walk(node: Node | null, path: readonly string[], inherited: boolean) {
    if (node === null) return
    checkNode(node, path)
    const marked = inherited || node.tag === placeholder
    if (isMap<Node, Node | null>(node)) {
      const seen = new Set<string>()
      for (const pair of node.items) {
        const name = keyOf(pair)
        const field = [...path, name]
        if (name === '__proto__') refuse(pair.key, 'unknown-key', 'unknown field', field)
        if (seen.has(name)) {
          refuse(
            pair.key,
            'duplicate-key',
            'this field is written a second time; keep one of the two',
            field,
          )
        }
        seen.add(name)
        walk(pair.value, field, marked)
      }
    } else if (isSeq<Node>(node)) {
      for (const [index, item] of node.items.entries()) walk(item, [...path, String(index)], marked)
    } else if (isScalar(node) && marked) {
      if (node.tag === placeholder && node.type === 'PLAIN') node.value = plain(node.source ?? '')
      marks.push({ ...at(node), field: path.join('.'), text: String(node.value ?? '') })
    }
  }

  walk(contents, [], false)
  return { marks, findings }
}

/** A plain scalar as YAML 1.2 reads it. */
function plain(source: string): string | number | boolean | null {
  if (/^(?:|~|null)$/.test(source)) return null
  if (/^(?:true|false)$/.test(source)) return source === 'true'
  if (/^[-+]?\d+(?:\.\d+)?$/.test(source)) return Number(source)
  return source
}
