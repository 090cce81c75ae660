import type { Span } from '#content/schema/collections.ts'
import { parseYaml } from '../read/parse-yaml.ts'
import { splitFrontmatter } from '../read/split-frontmatter.ts'
import type { YamlPlaces } from '../read/yaml-places.ts'
import type { Document } from '../types.ts'
import { annotatedFields } from './annotations.ts'

/** True if both the fields and the text of a file could be read. */
export const isReadWhole = ({ kind, fields, body }: Document): boolean =>
  fields !== undefined && (kind === 'site' || body?.tree !== undefined)

/** The places of the values in a document's frontmatter. Slow, because it parses the text again. */
export function placesOf({ kind, text }: Pick<Document, 'kind' | 'text'>): YamlPlaces {
  const yaml = kind === 'site' ? parseYaml(text) : splitFrontmatter(text).yaml
  return (yaml ?? parseYaml('')).places
}

/** Every text in a document's fields, at its place, with the dotted path of the field. */
export function fieldTexts(document: Document): (Span & { field: string; text: string })[] {
  const places = placesOf(document)
  return annotatedFields(document).map(({ path, value }) =>
    Object.assign(places.value(path), { field: path.join('.'), text: value }),
  )
}
