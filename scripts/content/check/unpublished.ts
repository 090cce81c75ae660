import type { Span } from '#content/schema/collections.ts'
import type { KindName } from '#content/schema/kinds.ts'
import { type Unpublished, unpublishedWords } from '#content/schema/publication.ts'
import { routeOf, splitAddress } from '#content/schema/routes.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'
import type { Document, UnpublishedEntry } from '../types.ts'
import { placesOf } from './document.ts'
import { firstDayWithout, isAlways, unpublishedOn } from './publication.ts'
import { listedKind, placeOfMention } from './references.ts'

/** The field that keeps an entry off the site. */
const fieldOf = { draft: 'draft', early: 'publishFrom', late: 'publishUntil' } as const

/**
 * The entries that are not on the site on `day`, by path, in the order of the documents.
 * `assets` are the existing files, such as `public/brochures/x.pdf`.
 */
export function unpublishedEntries(
  documents: readonly Document[],
  assets: ReadonlySet<string>,
  day: string,
): ReadonlyMap<string, UnpublishedEntry> {
  const reasons = documents.map((document) => unpublishedOn(day, document.publication))
  if (reasons.every((why) => why === undefined)) return new Map()
  const published = documents.filter((_, index) => reasons[index] === undefined)
  const used = new Set(published.flatMap(addressesIn))
  const entries = documents.flatMap((document, index): UnpublishedEntry[] => {
    const why = reasons[index]
    if (!why) return []
    const { line, column } = placesOf(document).value([fieldOf[why.reason]])
    const files = addressesIn(document).filter(
      (file) => assets.has(`public${file}`) && !used.has(file),
    )
    return [{ path: document.path, line, column, why, files }]
  })
  return new Map(entries.map((entry) => [entry.path, entry]))
}

/** The addresses in a document that may be those of files under public/. */
export function addressesIn(document: Document): string[] {
  const { mentions, links, body } = document
  const addresses = [
    ...mentions.flatMap(({ value, link, file }) => (link || file ? [value] : [])),
    ...links.map(({ href }) => href),
    ...(body?.images ?? []).map(({ src }) => src),
  ]
  return [...new Set(addresses.map((address) => address.replace(/[?#].*$/s, '')))]
}

/** Each entry with its place and the reason, below one line with the day; empty if there are none. */
export function formatUnpublished(entries: readonly UnpublishedEntry[], day: string): string {
  const lines = entries.map(
    ({ path, line, column, why }) => `  ${path}:${line}:${column}  ${unpublishedWords(why)}`,
  )
  return lines.length === 0 ? '' : [`Not on the site on ${day} (Kathmandu):`, ...lines].join('\n')
}

/** Something that a file names, as it is written, and the entry that it leads to. */
type Reference = {
  readonly name: string
  readonly target: Document | undefined
  readonly place: Span & { readonly field?: string }
}

/**
 * Every reference to an entry that isn't on the site while the file that names it is: an error
 * today, a warning if that day is still to come.
 */
export function checkUnpublishedLinks(
  documents: readonly Document[],
  today: string,
): { document: Document; diagnostic: LocalDiagnostic }[] {
  if (documents.every((document) => isAlways(document.publication))) return []
  const find = finder(documents)
  return documents.flatMap((document) =>
    referencesIn(document, find).flatMap(({ name, target, place }) => {
      const problem = target && problemOn(today, name, document, target)
      return problem ? [{ document, diagnostic: { ...place, ...problem } }] : []
    }),
  )
}

function problemOn(today: string, name: string, document: Document, target: Document) {
  const { publication } = target
  if (isAlways(publication)) return undefined
  const day = firstDayWithout(today, document.publication, publication)
  const why = day === undefined ? undefined : unpublishedOn(day, publication)
  if (day === undefined || !why) return undefined
  const { line, column } = placesOf(target).value([fieldOf[why.reason]])
  const sentence = `${words(name, why)} (${target.path}:${line}:${column})`
  const text = { rule: 'unpublished-link', hint: hints[why.reason] } as const
  if (day === today) return { ...text, message: `${sentence}; today is ${today}` }
  const message = `from ${day} on this is a fault: ${sentence}`
  return { ...text, severity: 'warning' as const, message }
}

const words = (name: string, why: Unpublished) => {
  if (why.reason === 'draft') return `${name} is a draft`
  return why.reason === 'early'
    ? `${name} is not published before ${why.from}`
    : `${name} is published until ${why.until} only`
}

const hints = {
  draft: 'Remove the link for now, or remove `draft: true` there.',
  early: 'Add the link on that day, or choose an earlier day there.',
  late: 'Remove the link, or choose a later day there.',
} as const

type Find = ReturnType<typeof finder>

/** Finds the entry that an address or a slug leads to. */
function finder(documents: readonly Document[]) {
  const byRoute = new Map(documents.map((document) => [routeOf(document), document]))
  const bySlug = new Map(
    documents.map((document) => [`${document.kind} ${document.slug}`, document]),
  )
  const entry = (kind: KindName, slug: string) => bySlug.get(`${kind} ${slug}`)
  const address = (href: string, route: string | undefined) => {
    const { path, anchor = '' } = splitAddress(href)
    const page = byRoute.get(path === '' ? route : path)
    const listed = page && listedKind(page)
    return (listed && entry(listed, anchor)) ?? page
  }
  return { entry, address }
}

function referencesIn(document: Document, find: Find): Reference[] {
  const { mentions, links } = document
  const route = routeOf(document)
  const inText = links.map(({ href, ...span }) => ({
    name: href,
    target: find.address(href, route),
    place: span,
  }))
  const inFields = mentions.map((mention) => {
    const { value, link, reference } = mention
    const target = link ? find.address(value, route) : reference && find.entry(reference, value)
    return { name: value, target, place: placeOfMention(mention) }
  })
  return [...inFields, ...inText]
}
