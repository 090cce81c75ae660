import type { Entry } from '#scripts/content/types.ts'
import { unpublishedWords } from '#scripts/content/check/unpublished-words.ts'

/** In development: says beside an entry that the built site leaves it out, and why. */
export function UnpublishedMark({ of }: { of: Pick<Entry<unknown>, 'unpublished'> }) {
  if (!of.unpublished) return null
  const words = unpublishedWords(of.unpublished)
  return <mark data-unpublished="">{`${words[0]?.toUpperCase()}${words.slice(1)}`}</mark>
}
