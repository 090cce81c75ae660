import { statSync } from 'node:fs'
import { join } from 'node:path'
import { routeIn } from '#content/schema/languages.ts'
import { addressOf, pagesIn } from '#scripts/content/site-map/index.ts'
import { openContent } from '#scripts/check/content/index.ts'
import { today } from '#scripts/system/settings.ts'

/** How long a clone takes to write all files, in milliseconds. */
const cloneMs = 60_000

/** The file that was edited last, and its address on the site; undefined directly after a clone. */
export async function lastEdited(root: string) {
  const { all, documents } = await openContent(root, today())
  const times = all.map(({ path }) => statSync(join(root, path)).mtimeMs)
  const newest = all[times.indexOf(Math.max(...times))]
  if (!newest || Math.max(...times) - Math.min(...times) < cloneMs) return undefined
  const address = addressOf(newest, pagesIn(documents)) ?? '/'
  return { path: newest.path, address: routeIn(newest.language, address) }
}
