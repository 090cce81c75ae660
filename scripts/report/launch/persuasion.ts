import { kindOf } from '#content/kinds/table.ts'
import type { Content } from '#content/kinds/content.ts'
import { entriesIn } from '#scripts/read/documents/index.ts'
import { valueAt } from '#scripts/read/fields/index.ts'
import { adminRoute } from '#content/schema/routes.ts'
import { formAddress } from '#scripts/write/cms/index.ts'

/** The facts that persuade visitors, of an entry. */
type Score = {
  readonly path: string
  /** The address of its form, such as `/admin#/collections/pages/entries/about`. */
  readonly form: string
  readonly has: number
  readonly of: number
  /** Words for the missing facts, the most persuasive first. */
  readonly missing: readonly string[]
}

/** A photograph that an entry lacks. */
type Shot = { readonly path: string; readonly size: string; readonly shows: string }

/** The score of each entry whose kind has such facts, the lowest first, and the missing photographs. */
export function persuasionOf(content: Content): { scores: Score[]; photographs: Shot[] } {
  const { siteEntry } = content
  const entries = [...entriesIn(content), { kind: 'site' as const, entry: siteEntry }].map(
    ({ kind, entry }) => {
      const lacks = (field: string) => {
        const value = valueAt(entry.data, field.split('.'))
        const isOpen = entry.toSupply.some((path) => `${path}.`.startsWith(`${field}.`))
        return isOpen || value === undefined || value === 'on request' || isEmptyList(value)
      }
      // The group of a field, such as `hero` of `hero.image`: some layouts have none.
      const takes = (field: string) =>
        !field.includes('.') || valueAt(entry.data, field.split('.').slice(0, -1)) !== undefined
      return { kind, entry, lacks, takes }
    },
  )
  const scores = entries.flatMap(({ kind, entry: { path, slug }, lacks, takes }): Score[] => {
    const facts = Object.entries(kindOf(kind).persuades ?? {}).filter(([field]) => takes(field))
    if (facts.length === 0) return []
    const missing = facts.flatMap(([field, word]) => (lacks(field) ? [word] : []))
    const form = `${adminRoute}${formAddress({ kind, slug })}`
    return [{ path, form, has: facts.length - missing.length, of: facts.length, missing }]
  })
  return {
    scores: scores.toSorted((a, b) => b.missing.length - a.missing.length),
    photographs: entries.flatMap(({ kind, entry: { path }, lacks, takes }) => {
      const { photograph } = kindOf(kind)
      if (!photograph || !takes(photograph.field) || !lacks(photograph.field)) return []
      return [{ path, size: photograph.size, shows: photograph.shows }]
    }),
  }
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** `3 of 12: fee, date and 7 more missing`, and the form on a line of its own. Names at most `most` facts. */
export function scoreLines({ form, has, of, missing }: Score, most: number): string[] {
  const others = missing.length - most
  const named = missing.slice(0, most).join(', ') + (others > 0 ? ` and ${others} more` : '')
  return [`${has} of ${of}${named && `: ${named} missing`}`, `  ${form}`]
}
