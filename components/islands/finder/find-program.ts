import { listPartRoute, pageOfProgram, programRoute } from '#content/schema/routes.ts'
import type { Route } from './nearest-route.ts'

/** A text as it is compared: without case and without marks above letters. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The programs whose names hold every word of a query, in their order. */
export function matching(query: string, programs: readonly Route[]): Route[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return programs.filter(({ label }) => {
    const name = plain(label)
    return words.every((word) => name.includes(word))
  })
}

/** The address of a program's row, on the page of the list that has it; undefined for an unknown slug. */
export function rowOf(slug: string, programs: readonly Route[], list: string): string | undefined {
  const index = programs.findIndex(({ to }) => to === programRoute(slug))
  return index === -1 ? undefined : `${listPartRoute(list, pageOfProgram(index))}#${slug}`
}
