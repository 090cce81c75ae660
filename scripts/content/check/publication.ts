import type { Entry } from '#content/schema/collections.ts'
import { lastDayOf } from '#content/schema/course/course.ts'
import type { Program } from '#content/schema/program.ts'
import {
  dayAfter,
  publication,
  type Unpublished,
  unpublishedWords,
} from '#content/schema/publication.ts'
import { routeOf, splitAddress } from '#content/schema/routes.ts'
import { printable } from '#scripts/system/printable.ts'
import type { DiagnosticText, LocalDiagnostic, Placed } from '../explain/diagnostic.ts'
import { compare } from '../explain/diagnostic.ts'
import { placeOf } from '../explain/report.ts'
import type { Document, Publication, UnpublishedEntry } from '../types.ts'
import { valueAt } from '../walk-fields.ts'
import { addressesIn, placesOf } from './document.ts'
import { entriesByKind, pageFinder } from './references.ts'
import { listedKinds, programOf } from './sections.ts'

/** The files that every site needs. */
export const requiredFiles: readonly string[] = [
  'content/site.yaml',
  'pages/index.mdx',
  'pages/404.mdx',
]

/** True for a file that the site can't do without: its forms lead to /contact. */
const isAlwaysThere = (path: string) => [...requiredFiles, 'pages/contact.mdx'].includes(path)

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

/** Reports the fields that would take a required page off the site. */
export function checkAlwaysThere(document: Document): LocalDiagnostic[] {
  if (!isAlwaysThere(document.path)) return []
  const message = 'the site cannot do without this page'
  const hint = 'Delete the line: the page is always on the site.'
  return Object.keys(publication).flatMap((field): LocalDiagnostic[] => {
    if (!valueAt(document.fields, [field])) return []
    const place = placesOf(document).value([field])
    return [{ ...place, field, rule: 'bad-value', message, hint }]
  })
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

/** The first day from `today` on which one entry is on the site and the other isn't, if there is one. */
function firstDayWithout(
  today: string,
  shown: Publication,
  missing: Publication,
): string | undefined {
  const { until } = missing
  return [today, shown.from, until && dayAfter(until)]
    .flatMap((day) => (day !== undefined && day >= today ? [day] : []))
    .toSorted()
    .find((day) => !unpublishedOn(day, shown) && unpublishedOn(day, missing))
}

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

/** A program with the intakes that are on the site on a day, in the order of their first days. */
export function withUpcoming(program: Entry<Program>, day: string): Entry<Program> {
  const { data, toSupply } = program
  if (!data.intakes) return program
  const upcoming = [...data.intakes.entries()]
    .filter(([, intake]) => day <= lastDayOf(intake))
    .toSorted(([, a], [, b]) => compare(a.starts, b.starts))
  return {
    ...program,
    data: { ...data, intakes: upcoming.map(([, intake]) => intake) },
    toSupply: toSupply.flatMap((path) => {
      const [, index, rest = ''] = /^intakes\.(\d+)(.*)$/.exec(path) ?? []
      const place = upcoming.findIndex(([written]) => written === Number(index))
      if (index === undefined) return [path]
      return place === -1 ? [] : [`intakes.${place}${rest}`]
    }),
  }
}

/** A warning if a program has intakes and none of them can be joined on `day` or later. */
export function checkIntakes(
  { data: { intakes = [] }, toSupply }: Entry<Program>,
  document: Document,
  day: string,
): LocalDiagnostic[] {
  const lasts = intakes.map(lastDayOf).toSorted(compare)
  const last = lasts.at(-1)
  const isAhead = intakes.some((_, index) => toSupply.includes(`intakes.${index}.starts`))
  if (last === undefined || day <= last || isAhead) return []
  return [
    {
      ...placesOf(document).value(['intakes']),
      field: 'intakes',
      rule: 'past-promise',
      severity: 'warning',
      message: `no intake is left: the last day to join one was ${last}, so the site says that the dates are on request`,
      hint: 'Add the next intake. If its day is not known yet, delete the lines.',
    },
  ]
}
