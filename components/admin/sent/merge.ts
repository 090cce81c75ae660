import { type Group, isGroup } from '../format.ts'
import { isEmpty } from '../forms.ts'

/** A value without empty fields, which a form has and a file has not. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (isEmpty(inner)) return undefined
    if (typeof inner === 'string') return inner.trim()
    return isGroup(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner
  }) ?? ''

export const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other)

/**
 * Joins the changes of a writer with the changes of others since. If both changed a value, the result
 * has the writer's, and `conflicts` the name of the outermost field.
 */
export function merge(base: Group, mine: Group, theirs: Group) {
  const conflicts: string[] = []
  function merged(was: unknown, own: unknown, other: unknown, field: string): unknown {
    if (isSame(own, was) || isSame(own, other)) return other
    if (isSame(other, was)) return own
    if (isGroup(own) && isGroup(other)) return fields(was, own, other, field)
    if (!conflicts.includes(field)) conflicts.push(field)
    return own
  }
  function fields(was: unknown, own: Group, other: Group, field?: string): Group {
    const before: Group = Object(was)
    const names = [...new Set([...Object.keys(own), ...Object.keys(other)])]
    const values = names.map((name) => {
      return [name, merged(before[name], own[name], other[name], field ?? name)] as const
    })
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }
  return { data: fields(base, mine, theirs), conflicts }
}
