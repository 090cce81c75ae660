import { isAlias, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'
import { didYouMean } from '../explain/suggest.ts'
import type { LocalPlaceholder } from '../types.ts'
import { keyOf, type YamlPlaces } from './yaml-places.ts'

/** The tag of a value that the owner still has to supply. */
export const placeholderTag = '!placeholder'

export type Nodes = {
  readonly placeholders: readonly LocalPlaceholder[]
  readonly diagnostics: readonly LocalDiagnostic[]
}

/**
 * Walks the parsed YAML once: collects the placeholders, and refuses fields that are written twice
 * and features of YAML that content doesn't use.
 * A tag on a list or a group is a tag on every value in it.
 * A plain number, boolean or null keeps its type under the tag.
 */
export function readNodes(contents: Node | null, places: YamlPlaces): Nodes {
  const placeholders: LocalPlaceholder[] = []
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
      placeholders.push({
        ...places.span(start, end),
        field: path.join('.'),
        text: String(node.value ?? ''),
      })
    }
  }

  walk(contents, [], false)
  return { placeholders, diagnostics }
}

/** In `Room #5` without quotation marks, YAML takes `#5` for a comment. */
function noteDiagnostic(
  { type, comment, range }: Scalar,
  places: YamlPlaces,
): LocalDiagnostic | undefined {
  if (type !== 'PLAIN' || !/^\S/.test(comment ?? '') || !range) return undefined
  const [, end, next] = range
  return {
    ...places.span(end, next),
    rule: 'yaml-feature',
    message: 'everything after # is dropped as a note; put the whole value in quotation marks',
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
    // An object loses a field of this name silently.
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

const plainTags = new Set(
  ['map', 'seq', 'str', 'int', 'float', 'bool', 'null'].map((name) => `tag:yaml.org,2002:${name}`),
)

/** Features that content doesn't use: aliases and anchors, which can expand without end, and other tags. */
function featureDiagnostic(node: Node, places: YamlPlaces): LocalDiagnostic | undefined {
  const [start, end] = node.range ?? [0, 0]
  if (isAlias(node)) {
    const message =
      'a value that begins with * repeats another one in YAML; expected the value itself'
    return { ...places.span(start, end), rule: 'yaml-feature', message, hint }
  }
  if ('anchor' in node && node.anchor !== undefined) {
    const message = 'a value that begins with & gives it a name in YAML; expected the value itself'
    return { ...places.before(start, `&${node.anchor}`), rule: 'yaml-feature', message, hint }
  }
  const { tag } = node
  if (tag === undefined || tag === placeholderTag || plainTags.has(tag)) return undefined
  const written = tag.replace(/^tag:yaml\.org,2002:/, '!!')
  const message = `unknown mark ${written}; the only one is ${placeholderTag}${didYouMean(written, [placeholderTag])}`
  return { ...places.before(start, written), rule: 'yaml-feature', message, hint }
}

const hint = 'If the character belongs to the text, put the whole value in quotation marks.'
