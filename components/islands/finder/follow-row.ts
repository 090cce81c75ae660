import { navigate } from '#components/browser/navigate.ts'
import { listPartRoute } from '#content/schema/routes.ts'
import { rowOf } from './find-program.ts'
import { programIndex } from './program-index.ts'

/**
 * Leads an address such as `/programs#slug` to the page of the list that has the row, if the present
 * one has not. If the names cannot be had, the visitor stays.
 */
export async function followRow(list: string): Promise<void> {
  const slug = location.hash.slice(1)
  if (slug === '' || document.getElementById(slug)) return
  const programs = await programIndex(listPartRoute(list, 'all')).catch(() => [])
  const row = rowOf(slug, programs, list)
  if (row !== undefined && location.hash === `#${slug}`) navigate(row, { replace: true })
}
