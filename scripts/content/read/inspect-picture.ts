import type { Metadata, Sharp, SharpOptions } from 'sharp'

/** The types of pictures that writers may use, found in the bytes: the name of a file can be wrong. */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg'

export type Inspected =
  | { ok: true; type: ImageType; width: number; height: number }
  | { ok: false; reason: string }

const mostBytes = 5_000_000
/** 50 megapixels take 200 MB when decoded, and no screen shows them. */
const mostPixels = 50_000_000

/** Whether a file can be shown as a picture. Sizes are in pixels, after turning it as its EXIF data say. */
export async function inspectImage(bytes: Uint8Array): Promise<Inspected> {
  if (bytes.length > mostBytes) {
    const size = (bytes.length / 1_000_000).toFixed(1)
    return no(`the picture has ${size} MB; at most 5 MB are allowed`)
  }
  const seen = await metadataOf(bytes)
  const type = seen && typeOf(seen)
  if (!seen || !type)
    return no('not a picture of a kind that is allowed: JPEG, PNG, WebP, AVIF, GIF, SVG')
  const { width, height } = seen.autoOrient
  if (width * height > mostPixels)
    return no(`the picture has ${width} x ${height} pixels; at most 50 million are allowed`)
  return (await decodes(bytes)) ? { ok: true, type, width, height } : no('the picture is damaged')
}

const no = (reason: string): Inspected => ({ ok: false, reason })

/** A site without pictures of its own doesn't wait for sharp to load. */
async function open(bytes: Uint8Array, options?: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, options)
}

async function metadataOf(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await (await open(bytes)).metadata()
  } catch {
    return undefined
  }
}

function typeOf({ format, compression }: Metadata): ImageType | undefined {
  switch (format) {
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'gif':
    case 'svg':
      return format
    case 'heif':
      return compression === 'av1' ? 'avif' : undefined
    default:
      return undefined
  }
}

/** Decodes the whole picture, resized at once to save memory. */
async function decodes(bytes: Uint8Array): Promise<boolean> {
  try {
    const picture = await open(bytes, { failOn: 'truncated' })
    await picture.resize(16).raw().toBuffer()
    return true
  } catch {
    return false
  }
}
