import { openCache } from '#scripts/system/cache.ts'

/** With sharp's own effort, an AVIF of the same bytes takes five times as long and looks no better. */
const options = { avif: { quality: 54, effort: 3 }, webp: { quality: 78 } }
/** Close to the original, since links lead to the picture itself. */
const publishedQuality = 90

/** The code that converts pictures; the key of a value has the rest. */
export const sources = ['scripts/build/pictures/convert-picture.ts']

/** A site without pictures of its own doesn't wait for sharp to load. */
const loadSharp = async () => (await import('sharp')).default

export type Resize = ReturnType<typeof imageResizer>

/** Resizes, converts and turns upright, without metadata, which may have a place. Cached in `root`. */
export function imageResizer(root: string) {
  const { cached } = openCache({ root, kind: 'images', sources })
  return (bytes: Uint8Array, width: number, format: keyof typeof options): Promise<Uint8Array> =>
    cached([`${width} ${format}`, bytes], async () => {
      const picture = (await loadSharp())(bytes).autoOrient().resize(width)
      return picture.toFormat(format, options[format]).toBuffer()
    })
}

/**
 * Takes the metadata out of pictures (the camera, the place) and turns them upright; the colour profile
 * stays. A picture without metadata is not touched. Cached in `root`.
 */
export function metadataRemover(root: string) {
  const { cached } = openCache({ root, kind: 'images', sources })
  return (bytes: Buffer): Promise<Buffer> =>
    cached(['published', bytes], async () => {
      const sharp = await loadSharp()
      const { format, exif, xmp, iptc } = await sharp(bytes).metadata()
      if (!exif && !xmp && !iptc) return bytes
      const type = format === 'heif' ? 'avif' : format
      const picture = sharp(bytes, { animated: true }).autoOrient().keepIccProfile()
      // With a quality, a PNG gets a palette of 256 colours.
      return picture.toFormat(type, type === 'png' ? {} : { quality: publishedQuality }).toBuffer()
    })
}
