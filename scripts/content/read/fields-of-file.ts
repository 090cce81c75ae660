import { parseYaml } from './parse-yaml.ts'
import { placeOfFile } from './place-of-file.ts'
import { readText } from './read-text.ts'
import { splitFrontmatter } from './split-frontmatter.ts'
import type { Span } from '#content/schema/collections.ts'
import type { SourceFile } from '../types.ts'
import type { DataPath } from '../schema-walk.ts'

/** A text in a file's fields, by its dotted path, where it stands. */
export type FieldText = Span & { readonly field: string; readonly text: string }

/** Every text in the fields of a file of content; none of a file that is no content or unreadable. */
export function fieldsOfFile({ path, bytes }: SourceFile): FieldText[] {
  const { kind } = placeOfFile(path)
  if (kind === undefined) return []
  const { text } = readText(bytes)
  const yaml = kind === 'site' ? parseYaml(text) : splitFrontmatter(text).yaml
  if (!yaml) return []
  return Array.from(textsIn(yaml.value), ({ path, text }) => ({
    ...yaml.places.value(path),
    field: path.join('.'),
    text,
  }))
}

function* textsIn(
  value: unknown,
  path: DataPath = [],
): Generator<{ path: DataPath; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index])
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, [...path, key])
}
