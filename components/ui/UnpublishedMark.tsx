import type { ListedEntry } from '#content/schema/collections.ts'
import { unpublishedWords } from '#content/schema/publication.ts'

/** In development: says beside an entry that the built site leaves it out, and why. */
export function UnpublishedMark({ of }: { of: Pick<ListedEntry<unknown>, 'unpublished'> }) {
  if (!of.unpublished) return null
  const words = unpublishedWords(of.unpublished)
  return <mark data-unpublished="">{`${words[0]?.toUpperCase()}${words.slice(1)}`}</mark>
}
