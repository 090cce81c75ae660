import { type Cache, openCache } from '#scripts/system/cache.ts'

const quality = { avif: 55, webp: 78 }

/** The code that resizes; everything else is in the key. */
export const sources = ['scripts/make/images/resize-image.ts']

let opened: Cache | undefined
const images = () => (opened ??= openCache({ root: process.cwd(), kind: 'images', sources }))

/** Resizes and converts a picture. Turns it upright and removes its metadata, which may have a location. */
export function resizeImage(
  bytes: Uint8Array,
  width: number,
  format: keyof typeof quality,
): Promise<Uint8Array> {
  return images().cached([`${width} ${format}`, bytes], async () => {
    // A site without pictures of its own doesn't wait for sharp to load.
    const { default: sharp } = await import('sharp')
    const picture = sharp(bytes).autoOrient().resize(width)
    return picture.toFormat(format, { quality: quality[format] }).toBuffer()
  })
}
