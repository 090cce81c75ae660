import type { OpenItem, OpenItems } from '#scripts/hosts/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'

/** What a change takes from a list of open items, what it adds to it, and how many are left. */
export type OpenChange = {
  readonly name: keyof OpenItems
  readonly gone: readonly OpenItem[]
  readonly added: readonly OpenItem[]
  readonly left: number
}

/** Compares what two builds have to supply and to confirm. Nothing if one of them doesn't say. */
export const compareOpen = (before?: OpenItems, after?: OpenItems): OpenChange[] =>
  before && after
    ? (['toSupply', 'toConfirm'] as const).map((name) => ({
        name,
        gone: without(before[name], after[name]),
        added: without(after[name], before[name]),
        left: after[name].length,
      }))
    : []

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
