import { kindOf } from '#content/kinds/table.ts'
import { type CompileResult, entriesIn } from '#scripts/read/documents/index.ts'
import { compare } from '#scripts/read/diagnostics/index.ts'

/** A day on which the site changes by itself. */
export type ComingDay = { readonly day: string; readonly path: string; readonly what: string }

/** The days from `today` on which an entry comes or goes by its own fields, the next first. */
export function daysToCome(
  { content, documents }: Pick<CompileResult, 'content' | 'documents'>,
  today: string,
): ComingDay[] {
  const days = [
    ...documents
      .filter(({ publication }) => !publication.draft)
      .flatMap(({ path, publication: { from, until } }) => [
        { day: from, path, what: 'comes to the site' },
        { day: until, path, what: 'is on the site for the last time' },
      ]),
    ...(content ? entriesIn(content) : []).flatMap(({ kind, entry }) =>
      (kindOf(kind).changes?.(entry) ?? []).map(({ day, event }) => ({
        day,
        path: entry.path,
        what: event,
      })),
    ),
  ]
  return days
    .flatMap(({ day, ...rest }) => (day !== undefined && day >= today ? [{ day, ...rest }] : []))
    .toSorted((a, b) => compare(a.day, b.day) || compare(a.path, b.path))
}
