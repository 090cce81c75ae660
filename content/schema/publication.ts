import * as z from 'zod'
import { calendarDate, daysInOrder } from './fields.ts'

/** The fields that limit an entry to some days. */
export const publication = {
  draft: z.boolean().optional().meta({
    description: 'Keeps it off the site until it is ready; in development it has a mark.',
  }),
  publishFrom: calendarDate('The first day on the site, from its first minute.').optional(),
  publishUntil: calendarDate('The last day on the site, to its last minute.').optional(),
}

export const endsAfterItBegins = daysInOrder('publishFrom', 'publishUntil', 'publishUntil')

export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

export type Unpublished =
  | { readonly reason: 'draft' }
  | { readonly reason: 'placeholder' }
  | { readonly reason: 'empty' }
  | { readonly reason: 'early'; readonly from: string }
  | { readonly reason: 'late'; readonly until: string }

/** `a draft`, `not published before 2027-03-01`: the end of a sentence about an entry. */
export function unpublishedWords(why: Unpublished): string {
  if (why.reason === 'draft') return 'a draft'
  if (why.reason === 'placeholder') return 'a placeholder'
  if (why.reason === 'empty') return 'not on the site while there is no notice'
  return why.reason === 'early'
    ? `not published before ${why.from}`
    : `no longer published since the end of ${why.until}`
}
