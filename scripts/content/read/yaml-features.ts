import { isAlias, type Node } from 'yaml'
import { didYouMean } from '../explain/suggest.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'
import type { YamlPlaces } from './yaml-places.ts'

/** Marks a value that the owner has still to supply. */
export const placeholderTag = '!placeholder'

const plainTags = new Set(
  ['map', 'seq', 'str', 'int', 'float', 'bool', 'null'].map((name) => `tag:yaml.org,2002:${name}`),
)

/** What content has no use for: aliases, anchors (together they can grow without end) and other tags. */
export function featureDiagnostic(node: Node, places: YamlPlaces): LocalDiagnostic | undefined {
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
