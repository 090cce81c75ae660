import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, placeOfFile } from '#scripts/content/index.ts'
import { addressOf } from '#scripts/write/new/index.ts'

/** A file of content and the address at which a visitor sees it. */
export type Edited = { readonly path: string; readonly address: string }

/** Files that were written within this time were not edited: they came together, as in a clone. */
const together = 60_000

/** The file of content that was edited last; undefined when none was since they all came. */
export function lastEdited(root: string): Edited | undefined {
  const files = ['content', 'pages']
    .flatMap((folder) => listFiles(root, folder).files)
    .flatMap(({ path }) => {
      const place = placeOfFile(path)
      if (place.kind === undefined) return []
      const address = place.kind === 'site' ? '/' : addressOf(place.kind, place.slug)
      return [{ path, address, time: statSync(join(root, path)).mtimeMs }]
    })
    .toSorted((a, b) => b.time - a.time)
  const [newest] = files
  const oldest = files.at(-1)
  if (!newest || !oldest || newest.time - oldest.time < together) return undefined
  return { path: newest.path, address: newest.address }
}
