import type { Span } from '#content/schema/collections.ts'
import { parseYaml } from '../read/parse-yaml.ts'
import { splitFrontmatter } from '../read/split-frontmatter.ts'
import type { YamlPlaces } from '../read/yaml-places.ts'
import type { Document } from '../types.ts'
import { annotatedFields } from './annotations.ts'

/** Whether a file could be read to its end. */
export const isReadWhole = ({ kind, fields, body }: Document): boolean =>
  fields !== undefined && (kind === 'site' || body?.tree !== undefined)

/** Where the values of a document's frontmatter are. Parses it, so ask only if there is something to report. */
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
