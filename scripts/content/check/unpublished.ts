import { unpublishedWords } from '#content/schema/publication.ts'
import { routeOf, splitAddress } from '#content/schema/routes.ts'
import { printable } from '#scripts/system/printable.ts'
import type { DiagnosticText, Placed } from '../explain/diagnostic.ts'
import type { Document, UnpublishedEntry } from '../types.ts'
import { addressesIn, placesOf, placesReader } from './document.ts'
import { firstDayWithout, unpublishedOn } from './publication.ts'
import { entriesByKind, listedKinds, pageFinder } from './references.ts'

/** By reason: the field because of which an entry isn't on the site, and the hint at a link to it. */
const reasons = {
  draft: {
    field: 'draft',
    hint: 'Remove the link for now, or remove `draft: true` there.',
  },
  early: {
    field: 'publishFrom',
    hint: 'Add the link on that day, or choose an earlier day there.',
  },
  late: {
    field: 'publishUntil',
    hint: 'Remove the link, or choose a later day there.',
  },
} as const

/**
 * The entries that are not on the site on `day`, by path, in the order of the documents.
 * `assets` are the existing files, such as `public/brochures/x.pdf`.
 */
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

/** A line with the day, then a line for each entry with its place and the reason; empty without entries. */
export function formatUnpublished(entries: readonly UnpublishedEntry[], day: string): string {
  const lines = entries.map(
    ({ path, line, column, why }) => `  ${path}:${line}:${column}  ${unpublishedWords(why)}`,
  )
  if (lines.length === 0) return ''
  return printable([`Not on the site on ${day} (Kathmandu):`, ...lines].join('\n'))
}

/**
 * Reports each reference from a file on the site to an entry that isn't: an error if this is so
 * today, a warning if it will be so on a later day.
 */
export function checkUnpublishedLinks(documents: readonly Document[], today: string): Placed[] {
  const entries = entriesByKind(documents)
  const find = pageFinder(documents)
  const entryAt = (href: string, route: string | undefined) => {
    const { path, anchor = '' } = splitAddress(href)
    const page = find(path === '' ? route : path)
    const rows = page ? listedKinds(page).map((kind) => entries.get(kind)?.get(anchor)) : []
    return rows.find((row) => row !== undefined) ?? page
  }
  const placesIn = placesReader()
  return documents.flatMap((document) =>
    document.mentions.flatMap(({ value, place, link, reference }) => {
      const target = link
        ? entryAt(value, routeOf(document))
        : reference && entries.get(reference)?.get(value)
      const problem = target && problemOn(today, value, document, target, placesIn)
      return problem ? [{ document, diagnostic: { ...place, ...problem } }] : []
    }),
  )
}

function problemOn(
  today: string,
  name: string,
  { publication }: Document,
  target: Document,
  placesIn: ReturnType<typeof placesReader>,
): DiagnosticText | undefined {
  const day = firstDayWithout(today, publication, target.publication)
  const why = day === undefined ? undefined : unpublishedOn(day, target.publication)
  if (!why) return undefined
  const { field, hint } = reasons[why.reason]
  const { line, column } = placesIn(target).value([field])
  const state = why.reason === 'late' ? `published until ${why.until} only` : unpublishedWords(why)
  const sentence = `${name} is ${state} (${target.path}:${line}:${column})`
  return day === today
    ? { rule: 'unpublished-link', hint, message: `${sentence}; today is ${today}` }
    : {
        rule: 'unpublished-link',
        hint,
        severity: 'warning',
        message: `from ${day} on this is a fault: ${sentence}`,
      }
}
