import type { Entry } from '#content/schema/collections.ts'
import { lastDayOf } from '#content/schema/course/intakes.ts'
import type { Program } from '#content/schema/program.ts'
import { publication, type Unpublished } from '#content/schema/publication.ts'
import { compare, type LocalDiagnostic } from '../explain/diagnostic.ts'
import type { YamlPlaces } from '../read/yaml-places.ts'
import { valueAt } from '../walk-fields.ts'

/** When an entry is on the site; `from` and `until` are days in Kathmandu, both included. */
export type Publication = {
  readonly draft: boolean
  readonly from: string | undefined
  readonly until: string | undefined
}

/** The publication of an entry by its fields. A field with a fault counts as missing. */
export function publicationOf(data: unknown): Publication {
  const day = (field: 'publishFrom' | 'publishUntil') =>
    publication[field].safeParse(valueAt(data, [field])).data
  return {
    draft: valueAt(data, ['draft']) === true,
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

/** The first day from `today` on which one entry is on the site and the other isn't, if there is one. */
export function firstDayWithout(
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
  places: () => YamlPlaces,
  day: string,
): LocalDiagnostic[] {
  const lasts = intakes.map(lastDayOf).toSorted(compare)
  const last = lasts.at(-1)
  const isAhead = intakes.some((_, index) => toSupply.includes(`intakes.${index}.starts`))
  if (last === undefined || day <= last || isAhead) return []
  return [
    {
      ...places().value(['intakes']),
      field: 'intakes',
      rule: 'past-promise',
      severity: 'warning',
      message: `no intake is left: the last day to join one was ${last}, so the site says that the dates are on request`,
      hint: 'Add the next intake. If its day is not known yet, delete the lines.',
    },
  ]
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
