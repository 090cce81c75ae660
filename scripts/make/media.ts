import { createHash } from 'node:crypto'
import type { AddDrawing, Media } from '#components/artwork/index.ts'
import { slugOf } from '#scripts/content/index.ts'
import { openCache } from '#scripts/system/cache.ts'

const openMedia = () => openCache({ root: process.cwd(), kind: 'media', sources: [] })
let media: ReturnType<typeof openMedia> | undefined

/** Stores a file of the site and returns its path there, `/media/<name>.<hash8>.<ext>`. */
export function emitMedia(name: string, ext: string, bytes: string | Uint8Array): string {
  const file = mediaName(name, ext, createHash('sha256').update(bytes).digest('hex'))
  media ??= openMedia()
  if (!media.get([file])) media.set([file], bytes)
  return `/media/${file}`
}

/** The bytes of a stored file, by its name without the folder. */
export function mediaFile(file: string): Buffer | undefined {
  media ??= openMedia()
  return media.get([file])
}

/** Removes stored files that this run hasn't used. */
export const pruneMedia = (): void => media?.prune()

/** Stores drawings as files. With `once`, each key is drawn only once, for a build of many pages. */
export function createDrawings({ once }: { once: boolean }): AddDrawing {
  const stored = new Map<string, Media>()
  return (key, name, draw) => {
    const known = stored.get(key)
    if (known) return known
    const { svg, width, height } = draw()
    const drawing = { src: emitMedia(name, 'svg', svg), width, height }
    if (once) stored.set(key, drawing)
    return drawing
  }
}

/** `<name>.<hash8>.<ext>` */
export const mediaName = (name: string, ext: string, hash: string): string =>
  `${slugOf(name) || 'media'}.${hash.slice(0, 8)}.${ext}`
