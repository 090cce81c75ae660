import type { Unpublished } from './publication.ts'

/** `a draft`, `not published before 2027-03-01`: the end of a sentence about an entry. */
export function unpublishedWords(why: Unpublished): string {
  if (why.reason === 'draft') return 'a draft'
  return why.reason === 'early'
    ? `not published before ${why.from}`
    : `no longer published since the end of ${why.until}`
}
