import type { OpenItem, OpenItems } from '#scripts/hosts/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'

const words = { toSupply: 'to supply', toConfirm: 'to confirm' } as const

/**
 * What a change takes from the lists of what is still to supply and to confirm, what it adds, and how
 * much is left. Nothing if one of the builds doesn't say.
 */
export const compareOpen = (before?: OpenItems, after?: OpenItems) =>
  (['toSupply', 'toConfirm'] as const).flatMap((list) => {
    const [old, recent] = [before?.[list], after?.[list]]
    if (!old || !recent || old.length + recent.length === 0) return []
    const items = [
      ...without(old, recent).map((item) => ({ is: `no longer ${words[list]}`, item })),
      ...without(recent, old).map((item) => ({ is: `new ${words[list]}`, item })),
    ]
    return [{ words: words[list], left: recent.length, items }]
  })

/** The items of a list that another lacks. One whose words have changed is still in it. */
function without(items: readonly OpenItem[], others: readonly OpenItem[]): OpenItem[] {
  const known = groupBy(others, fieldOf)
  return [...groupBy(items, fieldOf)].flatMap(([field, group]) => {
    const same = known.get(field) ?? []
    const texts = new Set(same.map(({ text }) => text))
    const isKnown = ({ text }: OpenItem) => Number(texts.has(text))
    return group
      .toSorted((a, b) => isKnown(a) - isKnown(b))
      .slice(0, Math.max(0, group.length - same.length))
  })
}

/** Entries of a list may change places. */
const fieldOf = ({ path, field }: OpenItem) => `${path} ${field.replaceAll(/\d+/g, '0')}`
