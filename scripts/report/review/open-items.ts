import type { OpenItem, OpenItems } from '#scripts/hosts/index.ts'
import { originalPath } from '#content/schema/languages.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import type { renamedFiles, WrittenFile } from './written-files.ts'

const words = { toSupply: 'to supply', toConfirm: 'to confirm' } as const

/**
 * What is to supply and to confirm in two builds: new items, those that are gone, how many are left.
 * With a removed file or a new draft its items are gone, but nothing is supplied or confirmed; a `renamed`
 * one has them still.
 */
export const compareOpen = (
  before?: OpenItems,
  after?: OpenItems,
  files: readonly WrittenFile[] = [],
  renamed: ReturnType<typeof renamedFiles> = [],
) => {
  const removed = files.filter(({ is }) => is === 'removed').map(({ path }) => path)
  const unlisted = new Set([...removed, ...(after?.hidden ?? [])])
  const paths = new Map(renamed.map(({ old, recent }) => [old.path, recent.path]))
  return (['toSupply', 'toConfirm'] as const).flatMap((list) => {
    const old = before?.[list].map((item) => ({ ...item, path: paths.get(item.path) ?? item.path }))
    const recent = after?.[list]
    if (!old || !recent || old.length + recent.length === 0) return []
    const gone = without(old, recent).filter(
      ({ path }) => !unlisted.has(path) && !unlisted.has(originalPath(path)),
    )
    const items = [
      ...gone.map((item) => ({ is: `no longer ${words[list]}`, item })),
      ...without(recent, old).map((item) => ({ is: `new ${words[list]}`, item })),
    ]
    return [{ words: words[list], left: recent.length, items }]
  })
}

/** The items that another list lacks. An item whose text has changed counts as the same. */
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

/** The field of an item without positions: entries of a list may change places. */
const fieldOf = ({ path, field }: OpenItem) => `${path} ${field.replaceAll(/\d+/g, '0')}`
