import { kinds } from '#content/schema/kinds.ts'
import { bodyLinks } from './check-references.ts'
import type { Document } from './document.ts'
import { fieldOf, publicationOf, unpublishedOn, unpublishedWords } from './publication.ts'
import { annotated } from './schema-walk.ts'
import type { UnpublishedEntry } from './types.ts'

/**
 * The entries that are not on the site on `day`, by path, in the order of the documents.
 * `assets` are the existing files, such as `public/brochures/x.pdf`.
 */
export function unpublishedEntries(
  documents: readonly Document[],
  assets: ReadonlySet<string>,
  day: string,
): ReadonlyMap<string, UnpublishedEntry> {
  const whys = documents.map(({ yaml }) => unpublishedOn(day, publicationOf(yaml?.value)))
  const shown = documents.filter((_, index) => whys[index] === undefined)
  const named = new Set(shown.flatMap(addressesIn))
  const isItsOwn = (file: string) => assets.has(`public${file}`) && !named.has(file)
  const found = new Map<string, UnpublishedEntry>()
  for (const [index, document] of documents.entries()) {
    const { path, yaml } = document
    const why = whys[index]
    if (!why || !yaml) continue
    const { line, column } = yaml.places.value([fieldOf[why.reason]])
    found.set(path, { path, line, column, why, files: addressesIn(document).filter(isItsOwn) })
  }
  return found
}

/** The addresses in a document that may be those of files under public/. */
function addressesIn(document: Document): string[] {
  const { kind, yaml, facts } = document
  const inFields = Array.from(yaml ? annotated(kinds[kind].schema, yaml.value) : [])
    .filter(({ meta }) => meta.file !== undefined || meta.link)
    .map(({ value }) => value)
  const inText = [
    ...bodyLinks(document).map(({ href }) => href),
    ...(facts?.images ?? []).map(({ src }) => src),
  ]
  return [...new Set([...inFields, ...inText].map((address) => address.replace(/[?#].*$/s, '')))]
}

/** `Not on the site on 2027-01-31: ` and each entry with its place and the reason; nothing when all is. */
export function formatUnpublished(entries: readonly UnpublishedEntry[], day: string): string {
  const lines = entries.map(
    ({ path, line, column, why }) => `  ${path}:${line}:${column}  ${unpublishedWords(why)}`,
  )
  return lines.length === 0 ? '' : [`Not on the site on ${day} (Kathmandu):`, ...lines].join('\n')
}
