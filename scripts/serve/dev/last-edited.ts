import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  addressOf,
  listFiles,
  placeOfFile,
  splitFrontmatter,
  valueAt,
} from '#scripts/content/index.ts'

/** A file of content and the address at which a visitor sees it. */
export type Edited = { readonly path: string; readonly address: string }

/** How long a clone takes to write all files, in milliseconds. */
const cloneMs = 60_000

/** The file of content that was edited last; undefined if none was edited since the clone. */
export function lastEdited(root: string): Edited | undefined {
  const files = ['content', 'pages']
    .flatMap((folder) => listFiles(root, folder).files)
    .flatMap(({ path }) => {
      const place = placeOfFile(path)
      if (place.kind === undefined) return []
      return [{ path, place, time: statSync(join(root, path)).mtimeMs }]
    })
    .toSorted((a, b) => b.time - a.time)
  const [newest] = files
  const oldest = files.at(-1)
  if (!newest || !oldest || newest.time - oldest.time < cloneMs) return undefined
  const pages = files
    .filter(({ place }) => place.kind === 'page')
    .map(({ path, place: { slug } }) => {
      const { yaml } = splitFrontmatter(readFileSync(join(root, path), 'utf8'))
      return { slug, data: { layout: String(valueAt(yaml?.value, ['layout'])) } }
    })
  return { path: newest.path, address: addressOf(newest.place, pages) ?? '/' }
}
