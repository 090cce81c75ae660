import type { Entry } from '#content/schema/entry.ts'
import { calendarFile, lastDayOf } from '#content/schema/course/course.ts'
import { type Notice, standingOn } from '#content/kinds/notice.ts'
import type { Program } from '#content/kinds/program.ts'
import { publication, type Unpublished } from '#content/schema/publication.ts'
import { addressesIn, placesOf } from './mentions.ts'
import { holdsOnlyPlaceholders, placeholdersEnd } from './placeholders.ts'
import type { Document, Publication, UnpublishedEntry } from './types.ts'
import { compare } from '../diagnostics/index.ts'
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

/** True for the page that lists the notices, which is on the site only while there are any. */
export const isNoticeList = ({ kind, fields }: Pick<Document, 'kind' | 'fields'>): boolean =>
  kind === 'page' && valueAt(fields, ['layout']) === 'notices'

/** Why a file is not on the site on a day, by its own days or for want of notices to list. */
export function whyNotOn(
  day: string,
  document: Pick<Document, 'kind' | 'fields' | 'publication'>,
  notices: readonly Pick<Document, 'publication'>[],
): Unpublished | undefined {
  const isEmpty = () => notices.every(({ publication: own }) => unpublishedOn(day, own))
  return (
    unpublishedOn(day, document.publication) ??
    (isNoticeList(document) && isEmpty() ? { reason: 'empty' } : undefined)
  )
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
  const notices = documents.filter((each) => each.kind === 'notice' && !isPlaceholder(each))
  const whyNot = (document: Document): Unpublished | undefined =>
    whyNotOn(day, document, notices) ??
    (isPlaceholder(document) ? { reason: 'placeholder' } : undefined)
  const reasons = new Map(documents.map((document) => [document, whyNot(document)]))
  const published = documents.filter((document) => !reasons.get(document))
  const used = new Set(published.flatMap(addressesIn))
  const entries = documents.flatMap((document): UnpublishedEntry[] => {
    const { path } = document
    const why = reasons.get(document)
    if (!why) return []
    const { line, column } = placesOf(document).value([fieldOfReason[why.reason]])
    const files = addressesIn(document).filter(
      (file) => assets.has(`public${file}`) && !used.has(file),
    )
    return [{ path, line, column, why, files: [...new Set(files)] }]
  })
  return new Map(entries.map((entry) => [entry.path, entry]))
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
    calendarFiles: upcoming.map(([written]) => calendarFile(program, written)),
    toSupply: toSupply.flatMap((path) => {
      const [, index, rest = ''] = /^intakes\.(\d+)(.*)$/.exec(path) ?? []
      const place = upcoming.findIndex(([written]) => written === Number(index))
      if (index === undefined) return [path]
      return place === -1 ? [] : [`intakes.${place}${rest}`]
    }),
  }
}

export const withStanding = (notice: Entry<Notice>, day: string): Entry<Notice> => ({
  ...notice,
  standing: standingOn(day, notice.data),
})
