import type { Entry } from '#content/schema/entry.ts'
import { lastDayOf } from '#content/schema/course/course.ts'
import type { Program } from '#content/kinds/program.ts'
import { publication } from '#content/schema/publication.ts'
import { compare, type LocalDiagnostic } from '#scripts/content/diagnostics/index.ts'
import { type Document, isAlwaysThere, placesOf } from '#scripts/content/documents/index.ts'
import { valueAt } from '#scripts/content/fields/index.ts'

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

/** Reports the fields that would take a required page off the site. */
export function checkAlwaysThere(document: Document): LocalDiagnostic[] {
  if (!isAlwaysThere(document.path)) return []
  const rule = 'bad-value' as const
  const message = 'the site cannot do without this page'
  const hint = 'Delete the line: the page is always on the site.'
  const fields = Object.keys(publication).filter((field) => valueAt(document.fields, [field]))
  return fields.map((field) =>
    Object.assign(placesOf(document).value([field]), { field, rule, message, hint }),
  )
}
