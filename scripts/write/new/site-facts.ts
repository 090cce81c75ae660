import { routeOf } from '#content/schema/routes.ts'
import { kinds } from '#content/schema/kinds.ts'
import { type Document, valueAt } from '#scripts/content/index.ts'
import type { NewKind } from './kinds.ts'

/** What a new entry has to know of those that exist. */
export type SiteFacts = {
  /** The next free number of a field whose values are never used twice; undefined for the rest. */
  readonly nextNumber: (field: string) => number | undefined
  /** Whether another entry has this text in a field that is its own. */
  readonly isTaken: (field: string, text: string) => boolean
  readonly isRoute: (address: string) => boolean
}

/** The facts for a new entry of a kind, from all the documents of the site. */
export function siteFacts(documents: readonly Document[], kind: NewKind): SiteFacts {
  const unique: readonly string[] = kinds[kind].unique
  const routes = new Set(documents.map(routeOf))
  const valuesIn = (field: string) =>
    documents
      .filter((document) => document.kind === kind)
      .map(({ yaml }) => valueAt(yaml?.value, [field]))
  const numbersIn = (field: string) =>
    valuesIn(field).filter((value) => typeof value === 'number' && Number.isSafeInteger(value))
  return {
    nextNumber: (field) =>
      unique.includes(field) ? Math.max(0, ...numbersIn(field).map(Number)) + 1 : undefined,
    isTaken: (field, text) => unique.includes(field) && valuesIn(field).includes(text),
    isRoute: (address) => routes.has(address),
  }
}
