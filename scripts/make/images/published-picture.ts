import { openCache } from '#scripts/system/cache.ts'

/** Close to the original: the site links to it as it is. */
const quality = 90

/** The code that takes metadata out; everything else is in the key. */
export const sources = ['scripts/make/images/published-picture.ts']

/**
 * Takes the metadata out of pictures (the camera, the place) and turns them upright; the colour profile
 * stays. A picture without metadata, and any other file, is not touched. Cached in `root`.
 */
export function metadataRemover(root: string): (name: string, bytes: Buffer) => Promise<Buffer> {
  const cache = openCache({ root, kind: 'images', sources })
  return async (name, bytes) => {
    if (!/\.(?:jpe?g|png|webp|avif)$/i.test(name)) return bytes
    return cache.cached(['without metadata', bytes], async () => {
      // A site without pictures of its own doesn't wait for sharp to load.
      const { default: sharp } = await import('sharp')
      const { format, exif, xmp, iptc } = await sharp(bytes).metadata()
      if (!exif && !xmp && !iptc) return bytes
      const picture = sharp(bytes, { animated: true }).autoOrient().keepIccProfile()
      return picture.toFormat(format === 'heif' ? 'avif' : format, { quality }).toBuffer()
    })
  }
}
