import { routeOf } from '#content/kinds/routes.ts'
import { dayAfter, type Unpublished, unpublishedWords } from '#content/schema/publication.ts'
import { isEntryKind, sectionOn } from '#content/kinds/table.ts'
import { splitAddress } from '#content/schema/routes.ts'
import { type DiagnosticText, placeOf } from '#scripts/read/diagnostics/index.ts'
import {
  fieldPlacesOf,
  fieldOfReason,
  kindNeededBy,
  unpublishedOn,
  whyNotOn,
  type Document,
} from '#scripts/read/documents/index.ts'
import { listedKinds } from '#scripts/read/site-map/index.ts'
import type { FaultIn, Rules } from '../rule.ts'
import type { LanguageSite } from './language-site.ts'

/** The first day from `today` on which one file is on the site and the other isn't, with the reason. */
function firstDayWithout(
  today: string,
  { publication: shown }: Document,
  missing: Document,
  documents: readonly Document[],
) {
  const needed = kindNeededBy(missing)
  const listed = needed === undefined ? [] : documents.filter(({ kind }) => kind === needed)
  const ending = [missing, ...listed]
  const ends = ending.map(({ publication: { until } }) => until && dayAfter(until))
  return [today, shown.from, ...ends]
    .flatMap((day) => (day !== undefined && day >= today ? [day] : []))
    .toSorted()
    .filter((day) => !unpublishedOn(day, shown))
    .map((day) => ({ day, why: whyNotOn(day, missing, listed) }))
    .find(({ why }) => why)
}

const hints = {
  draft: 'Remove the link for now, or remove `draft: true` there.',
  early: 'Add the link on that day, or choose an earlier day there.',
  late: 'Remove the link, or choose a later day there.',
  placeholder: 'Remove the link, or supply what is missing there.',
  empty: 'Remove the link: the footer has one on the days that have entries.',
} as const satisfies Record<Unpublished['reason'], string>

/** True if the page of the named entry shows the document. */
const isShownThere = (reference: string, { kind }: Document) =>
  isEntryKind(reference) && sectionOn(reference, kind) !== undefined

const sita = (draft: string) => ({
  'content/trainers/sita.mdx': `---\nname: Sita\nrole: Law\norder: 1\ndraft: ${draft}\n---\n\nText.\n`,
})

/**
 * References from a file on the site to an entry that isn't: an error if this is so today, a warning
 * if it will be so on a later day, or if unpublished entries are shown.
 */
export const unpublishedRules: Rules<LanguageSite> = {
  check: unpublishedFaults,
  rules: {
    'unpublished-link': {
      does: 'A link leads to an entry that is on the site whenever the link is.',
      bad: { fields: 'trainers: [‸sita]', files: sita('true') },
      good: { fields: 'trainers: [sita]', files: sita('false') },
    },
  },
}

function unpublishedFaults(site: LanguageSite): FaultIn[] {
  const { documents, entries, find, day: today } = site
  /** The page of an address, and the rows on it that the address may name. */
  const entriesAt = (href: string, route: string | undefined) => {
    const { path, anchor = '' } = splitAddress(href)
    const page = find(path === '' ? route : path)
    return [page, ...(page ? listedKinds(page).map((kind) => entries.get(kind)?.get(anchor)) : [])]
  }
  return documents.flatMap((document) =>
    document.mentions.flatMap(({ value, place, link, reference }): FaultIn[] => {
      const targets = link
        ? entriesAt(value, routeOf(document))
        : reference && !isShownThere(reference, document)
          ? [entries.get(reference)?.get(value)]
          : []
      const problems = targets.flatMap(
        (target) => (target && problemOn(today, value, [document, target], documents)) ?? [],
      )
      const worst = problems.find(({ severity }) => severity === undefined) ?? problems[0]
      if (!worst) return []
      const severity = site.keepUnpublished ? 'warning' : worst.severity
      const hint = link ? worst.hint : worst.hint?.replace('the link', 'the name')
      return [[document, { ...place, ...worst, hint, severity }]]
    }),
  )
}

function problemOn(
  today: string,
  name: string,
  [document, target]: readonly [Document, Document],
  documents: readonly Document[],
): DiagnosticText | undefined {
  const { day, why } = firstDayWithout(today, document, target, documents) ?? {}
  if (!why) return undefined
  const hint = hints[why.reason]
  const place = fieldPlacesOf(target).value([fieldOfReason[why.reason]])
  const state = why.reason === 'late' ? `published until ${why.until} only` : unpublishedWords(why)
  const sentence = `${name} is ${state} (${placeOf({ ...place, path: target.path })})`
  const rule = 'unpublished-link'
  return day === today
    ? { rule, hint, message: `${sentence}; today is ${today}` }
    : { rule, hint, severity: 'warning', message: `from ${day} on this is a fault: ${sentence}` }
}
