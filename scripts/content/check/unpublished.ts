import { unpublishedWords } from '#content/schema/publication.ts'
import { routeOf, splitAddress } from '#content/schema/routes.ts'
import { printable } from '#scripts/system/printable.ts'
import type { DiagnosticText, Placed } from '../explain/diagnostic.ts'
import { placeOf } from '../explain/report.ts'
import type { Document, UnpublishedEntry } from '../types.ts'
import { addressesIn, placesOf } from './document.ts'
import { firstDayWithout, publicationOf, unpublishedOn } from './publication.ts'
import { entriesByKind, pageFinder } from './references.ts'
import { listedKinds, programOf } from './sections.ts'

/** By reason: the field because of which an entry isn't on the site, and the hint at a link to it. */
const reasons = {
  draft: { field: 'draft', hint: 'Remove the link for now, or remove `draft: true` there.' },
  early: {
    field: 'publishFrom',
    hint: 'Add the link on that day, or choose an earlier day there.',
  },
  late: { field: 'publishUntil', hint: 'Remove the link, or choose a later day there.' },
} as const

/** The entries that are not on the site on `day`, by path. `assets` are the existing files. */
export function unpublishedEntries(
  documents: readonly Document[],
  assets: ReadonlySet<string>,
  day: string,
): ReadonlyMap<string, UnpublishedEntry> {
  const published = documents.filter(({ publication }) => !unpublishedOn(day, publication))
  const used = new Set(published.flatMap(addressesIn))
  const entries = documents.flatMap((document): UnpublishedEntry[] => {
    const { path, publication } = document
    const why = unpublishedOn(day, publication)
    if (!why) return []
    const { line, column } = placesOf(document).value([reasons[why.reason].field])
    const files = addressesIn(document).filter(
      (file) => assets.has(`public${file}`) && !used.has(file),
    )
    return [{ path, line, column, why, files: [...new Set(files)] }]
  })
  return new Map(entries.map((entry) => [entry.path, entry]))
}

/** Takes files that the site can't do without for published, and reports the fields that say otherwise. */
export function keepPublished(
  documents: readonly Document[],
  isNeeded: (document: Document) => boolean,
) {
  const faults: Placed[] = []
  const kept = documents.map((document) => {
    if (!isNeeded(document)) return document
    const { draft, from, until } = document.publication
    const written = { draft, publishFrom: from, publishUntil: until }
    for (const [field, value] of Object.entries(written)) {
      if (!value) continue
      const place = placesOf(document).value([field])
      const message = 'the site cannot do without this page'
      const hint = 'Delete the line: the page is always on the site.'
      faults.push({ document, diagnostic: { ...place, field, rule: 'bad-value', message, hint } })
    }
    return { ...document, publication: publicationOf(undefined) }
  })
  return { documents: kept, faults }
}

/** A line with the day, then a line for each entry with its place and the reason; empty without entries. */
export function formatUnpublished(entries: readonly UnpublishedEntry[], day: string): string {
  const lines = entries.map((entry) => `  ${placeOf(entry)}  ${unpublishedWords(entry.why)}`)
  if (lines.length === 0) return ''
  return printable([`Not on the site on ${day} (Kathmandu):`, ...lines].join('\n'))
}

/**
 * Reports each reference from a file on the site to an entry that isn't: an error if this is so
 * today, a warning if it will be so on a later day, or if unpublished entries are shown (`areShown`).
 */
export function checkUnpublishedLinks(
  documents: readonly Document[],
  today: string,
  areShown: boolean,
): Placed[] {
  const entries = entriesByKind(documents)
  const find = pageFinder(documents)
  /** The page of an address, and the rows on it that the address may name. */
  const entriesAt = (href: string, route: string | undefined) => {
    const { path, anchor = '' } = splitAddress(href)
    const page = find(path === '' ? route : path)
    return [page, ...(page ? listedKinds(page).map((kind) => entries.get(kind)?.get(anchor)) : [])]
  }
  return documents.flatMap((document) =>
    document.mentions.flatMap(({ value, place, link, reference }) => {
      const isOwn = reference === 'program' && programOf(document) === value
      const targets = link
        ? entriesAt(value, routeOf(document))
        : [reference && !isOwn ? entries.get(reference)?.get(value) : undefined]
      const problems = targets.flatMap(
        (target) => (target && problemOn(today, value, document, target)) ?? [],
      )
      const worst = problems.find(({ severity }) => severity === undefined) ?? problems[0]
      const severity = areShown && ({ severity: 'warning' } as const)
      return worst ? [{ document, diagnostic: { ...place, ...worst, ...severity } }] : []
    }),
  )
}

function problemOn(
  today: string,
  name: string,
  { publication }: Document,
  target: Document,
): DiagnosticText | undefined {
  const day = firstDayWithout(today, publication, target.publication)
  const why = day === undefined ? undefined : unpublishedOn(day, target.publication)
  if (!why) return undefined
  const { field, hint } = reasons[why.reason]
  const place = placesOf(target).value([field])
  const state = why.reason === 'late' ? `published until ${why.until} only` : unpublishedWords(why)
  const sentence = `${name} is ${state} (${placeOf({ ...place, path: target.path })})`
  const rule = 'unpublished-link'
  return day === today
    ? { rule, hint, message: `${sentence}; today is ${today}` }
    : { rule, hint, severity: 'warning', message: `from ${day} on this is a fault: ${sentence}` }
}
