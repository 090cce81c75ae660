import sharp from 'sharp'
import { openCache } from '#scripts/system/cache.ts'

const quality = { avif: 55, webp: 78 }

export type ResizedFormat = keyof typeof quality

/** The code that resizes; everything else is in the key. */
export const sources = ['scripts/make/images/resize-image.ts']

const openImages = () => openCache({ root: process.cwd(), kind: 'images', sources })
let images: ReturnType<typeof openImages> | undefined

/** A picture in another width and format, upright and without its metadata, which may include a place. */
export function resizeImage(
  bytes: Uint8Array,
  width: number,
  format: ResizedFormat,
): Promise<Uint8Array> {
  images ??= openImages()
  return images.cached([`${width} ${format}`, bytes], () =>
    sharp(bytes)
      .autoOrient()
      .resize(width)
      .toFormat(format, { quality: quality[format] })
      .toBuffer(),
  )
}
