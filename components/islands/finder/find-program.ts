import { navigate } from '#components/browser/navigate.ts'
import { listPartRoute, pageOfProgram, programRoute } from '#content/schema/routes.ts'
import type { Route } from './nearest-route.ts'
import { fetchPrograms } from './program-index.ts'

/** Ignores case and diacritics. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The programs whose names contain every word of a query. */
export function matching(query: string, programs: readonly Route[]): Route[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return programs.filter(({ label }) => {
    const name = plain(label)
    return words.every((word) => name.includes(word))
  })
}

/** The address of a program's row on its page of the list; undefined for an unknown slug. */
export function rowOf(slug: string, programs: readonly Route[], list: string): string | undefined {
  const index = programs.findIndex(({ to }) => to === programRoute(slug))
  return index === -1 ? undefined : `${listPartRoute(list, pageOfProgram(index))}#${slug}`
}

/** If the #fragment is a program's row on another page of the list, goes there. */
export async function followRow(list: string): Promise<void> {
  const slug = location.hash.slice(1)
  if (slug === '' || document.getElementById(slug)) return
  const programs = await fetchPrograms(listPartRoute(list, 'all')).catch(() => [])
  const row = rowOf(slug, programs, list)
  if (row !== undefined && location.hash === `#${slug}`) navigate(row, { replace: true })
}
