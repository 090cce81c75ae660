import { entryAnchors, routeOf, splitAddress } from '#content/schema/routes.ts'
import type { KindName } from '#content/schema/kinds.ts'
import { placeOfField } from './check-references.ts'
import { digestOf } from './digest.ts'
import type { Document } from '../read/document.ts'
import { fieldOf, firstDayWithout, isAlways, unpublishedOn } from './publication.ts'
import type { Unpublished } from '#content/schema/publication.ts'
import { valueAt } from './schema-walk.ts'
import type { Span } from '#content/schema/collections.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'

type Place = Span & { readonly field?: string }

/** What a file names elsewhere, as it is written, and the entry that is meant. */
type Mention = {
  readonly name: string
  readonly target: Document | undefined
  readonly place: () => Place
}

/**
 * Every mention of an entry that is not on the site: a fault on a day on which the one that
 * mentions it is there, and a warning as long as that day is still to come.
 */
export function checkPublished(
  documents: readonly Document[],
  today: string,
): { document: Document; diagnostic: LocalDiagnostic }[] {
  // Most sites have nothing that comes or goes.
  if (documents.every((document) => isAlways(digestOf(document).publication))) return []
  const find = finder(documents)
  return documents.flatMap((document) =>
    mentionsIn(document, find).flatMap(({ name, target, place }) => {
      const problem = target && problemOn(today, name, document, target)
      return problem ? [{ document, diagnostic: { ...place(), ...problem } }] : []
    }),
  )
}

function problemOn(today: string, name: string, document: Document, target: Document) {
  const wanted = digestOf(target).publication
  if (isAlways(wanted)) return undefined
  const day = firstDayWithout(today, digestOf(document).publication, wanted)
  const why = day === undefined ? undefined : unpublishedOn(day, wanted)
  if (day === undefined || !why) return undefined
  const there = `${words(name, why)} (${placeIn(target, why)})`
  const rule = 'unpublished-link' as const
  if (day === today)
    return { rule, message: `${there}; today is ${today}`, hint: hints[why.reason] }
  const message = `from ${day} on this is a fault: ${there}`
  return { rule, severity: 'warning' as const, message, hint: hints[why.reason] }
}

const words = (name: string, why: Unpublished) => {
  if (why.reason === 'draft') return `${name} is a draft`
  return why.reason === 'early'
    ? `${name} is not published before ${why.from}`
    : `${name} is published until ${why.until} only`
}

const hints = {
  draft: 'Take the link away for now, or `draft: true` there.',
  early: 'Put the link in on that day, or choose an earlier day there.',
  late: 'Take the link away, or choose a later day there.',
} as const

function placeIn({ path, yaml }: Document, { reason }: Unpublished): string {
  const { line, column } = yaml?.places.value([fieldOf[reason]]) ?? { line: 1, column: 1 }
  return `${path}:${line}:${column}`
}

type Find = ReturnType<typeof finder>

/** Finds the entry that an address or a slug names. */
function finder(documents: readonly Document[]) {
  const byRoute = new Map(documents.map((document) => [routeOf(document), document]))
  const bySlug = new Map(
    documents.map((document) => [`${document.kind} ${document.slug}`, document]),
  )
  const entry = (kind: KindName, slug: string) => bySlug.get(`${kind} ${slug}`)
  const address = (href: string, route: string | undefined) => {
    const { path, anchor = '' } = splitAddress(href)
    const page = byRoute.get(path === '' ? route : path)
    const layout = page?.kind === 'page' ? valueAt(page.yaml?.value, ['layout']) : undefined
    const listed = Object.entries(entryAnchors).find(([name]) => name === layout)?.[1]
    return (listed && entry(listed, anchor)) ?? page
  }
  return { entry, address }
}

function mentionsIn(document: Document, find: Find): Mention[] {
  const { mentions, links } = digestOf(document)
  const route = routeOf(document)
  const inText = links.map(({ href, ...span }) => ({
    name: href,
    target: find.address(href, route),
    place: () => span,
  }))
  const inFields = mentions.map(({ path, value, link, reference }) => ({
    name: value,
    target: link ? find.address(value, route) : reference && find.entry(reference, value),
    place: () => placeOfField(document, path),
  }))
  return [...inFields, ...inText]
}
