import { collectionKinds, type KindName, kindOf } from '#content/kinds/table.ts'
import { publication, type Unpublished } from '#content/schema/publication.ts'
import { addressesIn, fieldPlacesOf } from './mentions.ts'
import { holdsOnlyPlaceholders, placeholdersEnd } from './placeholders.ts'
import type { Document, Publication, UnpublishedEntry } from './types.ts'
import { valueAt } from '../fields/index.ts'

export const requiredFiles: readonly string[] = [
  'content/site.yaml',
  'pages/index.mdx',
  'pages/404.mdx',
]

/** True for a file that the site can't do without: its forms lead to /contact. */
export const isAlwaysThere = (path: string) =>
  [...requiredFiles, 'pages/contact.mdx'].includes(path)

/** The publication of a file by its fields. A field with a fault counts as missing. */
export function publicationOf({ path, fields }: Pick<Document, 'path' | 'fields'>): Publication {
  const written = isAlwaysThere(path) ? undefined : fields
  const day = (field: 'publishFrom' | 'publishUntil') =>
    publication[field].safeParse(valueAt(written, [field])).data
  return {
    draft: valueAt(written, ['draft']) === true,
    from: day('publishFrom'),
    until: day('publishUntil'),
  }
}

/** Why an entry is not on the site on `day`, a date such as 2027-01-31; undefined if it is. */
export function unpublishedOn(
  day: string,
  { draft, from, until }: Publication,
): Unpublished | undefined {
  if (draft) return { reason: 'draft' }
  if (from !== undefined && day < from) return { reason: 'early', from }
  return until !== undefined && day > until ? { reason: 'late', until } : undefined
}

/** The kind that a page lists, if the page is on the site only while there are entries. */
export function kindNeededBy(document: Pick<Document, 'kind' | 'fields'>): KindName | undefined {
  const layout = document.kind === 'page' ? valueAt(document.fields, ['layout']) : undefined
  if (layout === undefined) return undefined
  return collectionKinds.find((kind) => {
    const { list } = kindOf(kind)
    return list?.needsEntries && list.layout === layout
  })
}

/** Why a file is not on the site on a day, by its own days or for want of entries to list. */
export function whyNotOn(
  day: string,
  document: Pick<Document, 'kind' | 'fields' | 'publication'>,
  documents: readonly Pick<Document, 'kind' | 'publication'>[],
): Unpublished | undefined {
  const own = unpublishedOn(day, document.publication)
  const needed = own ? undefined : kindNeededBy(document)
  if (needed === undefined) return own
  const isEmpty = documents.every(
    ({ kind, publication: dated }) => kind !== needed || unpublishedOn(day, dated),
  )
  return isEmpty ? { reason: 'empty' } : undefined
}

export const fieldOfReason = {
  draft: 'draft',
  early: 'publishFrom',
  late: 'publishUntil',
  placeholder: 'toSupply',
  empty: 'layout',
} as const satisfies Record<Unpublished['reason'], string>

/** The entries that are not on the site on `day`, by path. `assets` are the existing files. */
export function unpublishedEntries(
  documents: readonly Document[],
  assets: ReadonlySet<string>,
  day: string,
): ReadonlyMap<string, UnpublishedEntry> {
  const areOver = placeholdersEnd(documents)
  const isPlaceholder = (document: Document) => areOver && holdsOnlyPlaceholders(document)
  const listed = documents.filter(
    (each) => kindOf(each.kind).list?.needsEntries && !isPlaceholder(each),
  )
  const whyNot = (document: Document): Unpublished | undefined =>
    whyNotOn(day, document, listed) ??
    (isPlaceholder(document) ? { reason: 'placeholder' } : undefined)
  const reasons = new Map(documents.map((document) => [document, whyNot(document)]))
  const published = documents.filter((document) => !reasons.get(document))
  const used = new Set(published.flatMap(addressesIn))
  const entries = documents.flatMap((document): UnpublishedEntry[] => {
    const { path } = document
    const why = reasons.get(document)
    if (!why) return []
    const { line, column } = fieldPlacesOf(document).value([fieldOfReason[why.reason]])
    const files = addressesIn(document).filter(
      (file) => assets.has(`public${file}`) && !used.has(file),
    )
    return [{ path, line, column, why, files: [...new Set(files)] }]
  })
  return new Map(entries.map((entry) => [entry.path, entry]))
}
