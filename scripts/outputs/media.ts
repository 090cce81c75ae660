import { hash } from 'node:crypto'
import { type AddDrawing, drawOnce } from '#components/artwork/index.ts'
import { slugOf } from '#scripts/system/text/slug.ts'

/** The path of a file on the site: `/media/<name>.<hash8>.<ext>`. */
export const mediaPath = (name: string, ext: string, bytes: string | Uint8Array): string =>
  `/media/${mediaName(name, ext, hash('sha256', bytes))}`

export const mediaName = (name: string, ext: string, sum: string): string =>
  `${slugOf(name) || 'media'}.${sum.slice(0, 8)}.${ext}`

/** Draws each drawing once, and adds its SVG to `drawings` by its path on the site. */
export const drawInto = (drawings: Map<string, string>): AddDrawing =>
  drawOnce((svg, name) => {
    const file = mediaPath(name, 'svg', svg)
    drawings.set(file, svg)
    return file
  })
