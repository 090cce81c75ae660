import { join } from 'node:path'
import { languageOfFile, originalPath } from '#content/schema/languages.ts'
import type { SourceFile } from '#scripts/content/documents/index.ts'
import { placeOfFile, readText } from '#scripts/content/read/index.ts'
import { type Cache, openCache } from '#scripts/system/cache.ts'
import { partsOfMany, runInWorkers } from '#scripts/system/workers.ts'
import { fileKey } from './check-file.ts'

/** With `proseDay`, the rules of text are checked too, as on that day. */
export type FileTask = {
  readonly root: string
  readonly files: readonly SourceFile[]
  readonly proseDay: string | undefined
}

export const sources = [
  'scripts/check',
  'scripts/content',
  'scripts/patches',
  'scripts/system',
  'content/schema',
]

export const contentCache = (root: string) => openCache({ root, kind: 'content', sources })

/** A build doesn't load the rules of text. */
export const loadProse = async (root: string, day: string) =>
  (await import('../text/index.ts')).openProse(root, day)

/** Many new files are checked by other processes first, which leave what they find in the caches. */
export async function checkAhead(
  root: string,
  files: readonly SourceFile[],
  { proseDay, cache = contentCache(root) }: { proseDay?: string | undefined; cache?: Cache } = {},
) {
  const known = new Map(files.map((file) => [file.path, file]))
  const prose = proseDay === undefined ? undefined : await loadProse(root, proseDay)
  const parts = partsOfMany(
    files.filter((file) => {
      const { path, bytes } = file
      const place = placeOfFile(path)
      if (place.kind === undefined) return false
      const original = languageOfFile(path) === 'en' ? undefined : known.get(originalPath(path))
      if (!cache.has(fileKey(place.kind, bytes, original?.bytes))) return true
      return prose?.isNew({ ...place, text: textOf(file), original: original && textOf(original) })
    }),
  )
  await runInWorkers<FileTask, void>(
    parts.map((part) => ({ root, files: withOriginals(part, known), proseDay })),
    { worker: join(import.meta.dirname, 'file-worker.ts') },
  )
}

const textOf = ({ bytes }: SourceFile) => readText(bytes).text

/** A translation is checked after the file that it translates. */
const withOriginals = (part: readonly SourceFile[], known: ReadonlyMap<string, SourceFile>) => [
  ...new Set(part.flatMap((file) => [known.get(originalPath(file.path)) ?? file, file])),
]
