import { digestOf } from './digest.ts'
import type { Document } from '../read/document.ts'
import { fieldOf, unpublishedOn } from './publication.ts'
import { unpublishedWords } from '#content/schema/publication.ts'
import type { UnpublishedEntry } from '../types.ts'

/**
 * The entries that are not on the site on `day`, by path, in the order of the documents.
 * `assets` are the existing files, such as `public/brochures/x.pdf`.
 */
export function unpublishedEntries(
  documents: readonly Document[],
  assets: ReadonlySet<string>,
  day: string,
): ReadonlyMap<string, UnpublishedEntry> {
  const whys = documents.map((document) => unpublishedOn(day, digestOf(document).publication))
  if (whys.every((why) => why === undefined)) return new Map()
  const shown = documents.filter((_, index) => whys[index] === undefined)
  const named = new Set(shown.flatMap(addressesIn))
  const isItsOwn = (file: string) => assets.has(`public${file}`) && !named.has(file)
  const found = new Map<string, UnpublishedEntry>()
  for (const [index, document] of documents.entries()) {
    const why = whys[index]
    if (!why) continue
    const { path, yaml } = document
    if (!yaml) continue
    const { line, column } = yaml.places.value([fieldOf[why.reason]])
    found.set(path, { path, line, column, why, files: addressesIn(document).filter(isItsOwn) })
  }
  return found
}

/** The addresses in a document that may be those of files under public/. */
function addressesIn(document: Document): string[] {
  const { mentions, links, images } = digestOf(document)
  const addresses = [
    ...mentions.flatMap(({ value, link, file }) => (link || file ? [value] : [])),
    ...links.map(({ href }) => href),
    ...images.map(({ src }) => src),
  ]
  return [...new Set(addresses.map((address) => address.replace(/[?#].*$/s, '')))]
}

/** `Not on the site on 2027-01-31: ` and each entry with its place and the reason; nothing when all is. */
export function formatUnpublished(entries: readonly UnpublishedEntry[], day: string): string {
  const lines = entries.map(
    ({ path, line, column, why }) => `  ${path}:${line}:${column}  ${unpublishedWords(why)}`,
  )
  return lines.length === 0 ? '' : [`Not on the site on ${day} (Kathmandu):`, ...lines].join('\n')
}
