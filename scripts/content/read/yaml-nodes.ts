import { isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'
import { didYouMean } from '../explain/suggest.ts'
import type { DataPath } from '../walk-fields.ts'
import type { LocalPlaceholder } from '../types.ts'
import { escapedControls } from './read-text.ts'
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
 * A tag on a list or a group applies to every value in it.
 * A tagged number, boolean or null keeps its type.
 */
export function readNodes(contents: Node | null, places: YamlPlaces): Nodes {
  const placeholders: LocalPlaceholder[] = []
  const diagnostics: LocalDiagnostic[] = []

  function walk(node: Node | null, path: DataPath, isInherited: boolean) {
    if (node === null) return
    const field = path.join('.')
    const faults = [featureDiagnostic(node, places), noteDiagnostic(node, places)]
    for (const found of [...faults, ...controlDiagnostics(node, places)])
      if (found) diagnostics.push({ ...found, ...(field && { field }) })
    const isMarked = isInherited || node.tag === placeholderTag
    if (isMap<Node, Node | null>(node)) {
      diagnostics.push(...keyDiagnostics(node, path, places))
      for (const { key } of node.items) diagnostics.push(...controlDiagnostics(key, places))
      for (const pair of node.items) walk(pair.value, [...path, keyOf(pair)], isMarked)
    } else if (isSeq<Node>(node)) {
      for (const [index, item] of node.items.entries()) walk(item, [...path, index], isMarked)
    } else if (isScalar(node) && isMarked) {
      if (node.tag === placeholderTag && node.type === 'PLAIN')
        node.value = plain(node.source ?? '')
      placeholders.push({ ...places.spanOf(node), field, text: String(node.value ?? '') })
    }
  }

  walk(contents, [], false)
  return { placeholders, diagnostics }
}

/** In `Room #5` without quotation marks, YAML takes `#5` for a comment. */
function noteDiagnostic(node: Node, places: YamlPlaces): LocalDiagnostic | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined
  if (!/^\S/.test(node.comment ?? '')) return undefined
  const [, end, next] = node.range
  return {
    ...places.span(end, next),
    rule: 'yaml-feature',
    message: 'everything after # is dropped as a note; put the whole value in quotation marks',
    hint: 'If it is a note, put a space after the #: # note.',
  }
}

const controlDiagnostics = (node: Node, places: YamlPlaces): LocalDiagnostic[] =>
  isScalar(node)
    ? escapedControls(String(node.value), places.source(node)).map((fault) =>
        Object.assign(fault, places.spanOf(node)),
      )
    : []

function keyDiagnostics(
  map: YAMLMap<Node, Node | null>,
  path: DataPath,
  places: YamlPlaces,
): LocalDiagnostic[] {
  const seen = new Set<string>()
  return map.items.flatMap((pair): LocalDiagnostic[] => {
    const name = keyOf(pair)
    const at = { ...places.spanOf(pair.key), field: [...path, name].join('.') }
    // An object would silently lose a field of this name.
    const unknown = { ...at, rule: 'unknown-key', message: 'unknown field' } as const
    const message = 'this field is written a second time; keep one of the two'
    const twice = { ...at, rule: 'duplicate-key', message } as const
    const isSecond = seen.has(name)
    seen.add(name)
    return [...(name === '__proto__' ? [unknown] : []), ...(isSecond ? [twice] : [])]
  })
}

/** A plain scalar as YAML 1.2 reads it. */
function plain(source: string): string | number | boolean | null {
  if (/^(?:|~|null)$/.test(source)) return null
  if (/^(?:true|false)$/.test(source)) return source === 'true'
  if (/^[-+]?\d+(?:\.\d+)?$/.test(source)) return Number(source)
  return source
}

/** Features that content doesn't use: aliases and anchors, which can expand without end, and other tags. */
function featureDiagnostic(node: Node, places: YamlPlaces): LocalDiagnostic | undefined {
  const [start] = node.range ?? [0]
  if (isAlias(node)) {
    const message =
      'a value that begins with * repeats another one in YAML; expected the value itself'
    return { ...places.spanOf(node), ...feature(message) }
  }
  if ('anchor' in node && node.anchor !== undefined) {
    const message = 'a value that begins with & gives it a name in YAML; expected the value itself'
    return { ...places.before(start, `&${node.anchor}`), ...feature(message) }
  }
  if (node.tag === undefined || node.tag === placeholderTag) return undefined
  const written = node.tag.replace(/^tag:yaml\.org,2002:/, '!!')
  const message = `unknown mark ${written}; the only one is ${placeholderTag}${didYouMean(written, [placeholderTag])}`
  return { ...places.before(start, written), ...feature(message) }
}

const feature = (message: string) => ({
  rule: 'yaml-feature' as const,
  message,
  hint: 'If the character belongs to the text, put the whole value in quotation marks.',
})
