import type { Span } from '#content/schema/collections.ts'
import { parseYaml } from '../read/parse-yaml.ts'
import { splitFrontmatter } from '../read/split-frontmatter.ts'
import type { YamlPlaces } from '../read/yaml-places.ts'
import type { DataPath } from '../schema-walk.ts'
import type { Document } from '../types.ts'

/** Whether a file could be read to its end. */
export const isReadWhole = ({ kind, fields, body }: Document): boolean =>
  fields !== undefined && (kind === 'site' || body?.tree !== undefined)

/** Where the values of a document's frontmatter are. Parses it, so ask only if there is something to report. */
export function placesOf({ kind, text }: Pick<Document, 'kind' | 'text'>): YamlPlaces {
  const yaml = kind === 'site' ? parseYaml(text) : splitFrontmatter(text).yaml
  return (yaml ?? parseYaml('')).places
}

/** A text in the frontmatter, with the dotted path of its field. */
type FieldText = Span & { readonly field: string; readonly text: string }

/** Every text in a document's frontmatter, at its place. */
export function fieldTexts(document: Document): FieldText[] {
  const places = placesOf(document)
  return Array.from(textsIn(document.fields, []), ({ path, text }) => ({
    ...places.value(path),
    field: path.join('.'),
    text,
  }))
}

function* textsIn(value: unknown, path: DataPath): Generator<{ path: DataPath; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index])
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, [...path, key])
}
