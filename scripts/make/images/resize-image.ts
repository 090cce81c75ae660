import { openCache } from '#scripts/system/cache.ts'

const quality = { avif: 55, webp: 78 }

/** The code that resizes; everything else is in the key. */
export const sources = ['scripts/make/images/resize-image.ts']

export type Resize = (
  bytes: Uint8Array,
  width: number,
  format: keyof typeof quality,
) => Promise<Uint8Array>

/** Resizes, converts and turns upright, without metadata, which may have a place. Cached in `root`. */
export function imageResizer(root: string): Resize {
  const cache = openCache({ root, kind: 'images', sources })
  return (bytes, width, format) =>
    cache.cached([`${width} ${format}`, bytes], async () => {
      // A site without pictures of its own doesn't wait for sharp to load.
      const { default: sharp } = await import('sharp')
      const picture = sharp(bytes).autoOrient().resize(width)
      return picture.toFormat(format, { quality: quality[format] }).toBuffer()
    })
}
