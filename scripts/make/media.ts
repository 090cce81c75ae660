import { hash } from 'node:crypto'
import type { AddDrawing } from '#components/artwork/index.ts'
import { slugOf } from '#scripts/system/text/slug.ts'
import { openCache } from '#scripts/system/cache.ts'
import { drawOnce } from './draw-once.ts'

export type MediaStore = ReturnType<typeof openMedia>

/** The media files of a site in the cache of its folder: pictures, and drawings in development. */
export function openMedia(root: string) {
  const { get, set, prune } = openCache({ root, kind: 'media', sources: [] })

  /** Stores a file of the site and returns its path there, `/media/<name>.<hash8>.<ext>`. */
  function emit(name: string, ext: string, bytes: string | Uint8Array): string {
    const file = mediaName(name, ext, hash('sha256', bytes))
    if (!get([file])) set([file], bytes)
    return `/media/${file}`
  }

  /** Makes a drawing anew for each page: in development, its code may have been edited. */
  const addDrawing: AddDrawing = (_key, name, draw) => {
    const { svg, width, height } = draw()
    return { src: emit(name, 'svg', svg), width, height }
  }

  return {
    emit,
    addDrawing,
    /** The bytes of a stored file, by its name without the folder. */
    find: (file: string): Buffer | undefined => get([file]),
    prune,
  }
}

/** Collects drawings, each key once. `drawings` are the files by their names. */
export function collectDrawings() {
  const drawings = new Map<string, string>()
  const addDrawing = drawOnce((svg, name) => {
    const file = mediaName(name, 'svg', hash('sha256', svg))
    drawings.set(file, svg)
    return `/media/${file}`
  })
  return { addDrawing, drawings }
}

export const mediaName = (name: string, ext: string, sum: string): string =>
  `${slugOf(name) || 'media'}.${sum.slice(0, 8)}.${ext}`
