import type { ListedEntry } from '#content/schema/collections.ts'

/** Data, and the paths of fields that are placeholders, such as `social.0.url`. */
export type Marked<T> = Pick<ListedEntry<T>, 'data' | 'placeholders'>

const isMarked = (placeholders: readonly string[], path: string) =>
  placeholders.some((field) => field === path || field.startsWith(`${path}.`))

/** The value of a field; undefined if it contains a placeholder. */
export function known<T, K extends keyof T & string>(
  { data, placeholders }: Marked<T>,
  field: K,
): T[K] | undefined {
  return isMarked(placeholders, field) ? undefined : data[field]
}

/** A list without the items that contain placeholders; undefined if none are left. */
export function knownItems<T extends Record<K, readonly unknown[]>, K extends keyof T & string>(
  { data, placeholders }: Marked<T>,
  field: K,
): T[K][number][] | undefined {
  if (placeholders.includes(field)) return undefined
  const items = data[field].filter((_, index) => !isMarked(placeholders, `${field}.${index}`))
  return items.length > 0 ? items : undefined
}
