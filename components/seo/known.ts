import type { ListedEntry } from '#content/schema/collections.ts'

/** Data, and the paths of values that the owner still has to supply, such as `social.0.url`. */
export type Marked<T> = Pick<ListedEntry<T>, 'data' | 'toSupply'>

const isMarked = (toSupply: readonly string[], path: string) =>
  toSupply.some((field) => field === path || field.startsWith(`${path}.`))

/** The value of a field; undefined if it, or a part of it, has to be supplied. */
export function known<T, K extends keyof T & string>(
  { data, toSupply }: Marked<T>,
  field: K,
): T[K] | undefined {
  return isMarked(toSupply, field) ? undefined : data[field]
}

/** A list without the items that have to be supplied; undefined if none are left. */
export function knownItems<T extends Record<K, readonly unknown[]>, K extends keyof T & string>(
  { data, toSupply }: Marked<T>,
  field: K,
): T[K][number][] | undefined {
  const items = data[field].filter((_, index) => !isMarked(toSupply, `${field}.${index}`))
  return items.length > 0 ? items : undefined
}
