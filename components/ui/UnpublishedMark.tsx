import type { ListedEntry } from '#content/schema/entry.ts'
import { unpublishedWords } from '#content/schema/publication.ts'

/** In development, says why the built site doesn't include an entry. */
export function UnpublishedMark({ of }: { of: Pick<ListedEntry<unknown>, 'unpublished'> }) {
  if (!of.unpublished) return null
  const words = unpublishedWords(of.unpublished)
  return <mark data-unpublished="">{`${words[0]?.toUpperCase()}${words.slice(1)}`}</mark>
}
