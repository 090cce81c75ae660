import type { Sharp, SharpOptions } from 'sharp'

/** The types of pictures that writers may use, found in the bytes: the name of a file can be wrong. */
const types = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg'] as const

/** The endings of their names, for expressions. A photo can't contain scripts. */
export const photoEndings = 'png|jpe?g|webp|avif|gif'
export const pictureEndings = `${photoEndings}|svg`
export const isPictureName = (name: string): boolean =>
  new RegExp(String.raw`\.(?:${pictureEndings})$`, 'i').test(name)

type Inspected =
  | { ok: true; type: (typeof types)[number]; width: number; height: number; reason?: never }
  | { ok: false; reason: string }

export const maxBytes = 5_000_000
/** 50 megapixels take 200 MB when decoded, and no screen shows them. */
const maxPixels = 50_000_000

/** Finds out if a file can be shown as a picture. Sizes are in pixels, after its EXIF rotation. */
export async function inspectImage(bytes: Uint8Array): Promise<Inspected> {
  if (bytes.length > maxBytes)
    return refuse('the picture has more than 5 MB; at most 5 MB are allowed')
  const seen = await read(bytes, (picture) => picture.metadata())
  const format = seen?.compression === 'av1' ? 'avif' : seen?.format
  const type = types.find((each) => each === format)
  if (/^\s*<(?:!doctype html|html)\b/i.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1')))
    return refuse('not a picture but a web page; open the picture alone and save that')
  if (!seen || !type)
    return refuse('not a picture of a kind that is allowed: JPEG, PNG, WebP, AVIF, GIF, SVG')
  const { width, height } = seen.autoOrient
  if (width * height > maxPixels)
    return refuse(`the picture has ${width} x ${height} pixels; at most 50 million are allowed`)
  // Decodes the whole picture, but resizes it to save memory.
  const pixels = await read(bytes, (picture) => picture.resize(16).raw().toBuffer(), {
    failOn: 'truncated',
  })
  return pixels ? { ok: true, type, width, height } : refuse('the picture is damaged')
}

/** Why bytes are no PDF, whatever the name of their file says; empty if they are one. */
export const notPdf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
    ? ''
    : 'not a PDF, although its name says so; open the document and save or export it as PDF'

const refuse = (reason: string): Inspected => ({ ok: false, reason })

/** What `use` gets from a picture; undefined if it can't be read. */
async function read<T>(
  bytes: Uint8Array,
  use: (picture: Sharp) => Promise<T>,
  options?: SharpOptions,
): Promise<T | undefined> {
  // A site without pictures of its own doesn't wait for sharp to load.
  const { default: sharp } = await import('sharp')
  try {
    return await use(sharp(bytes, options))
  } catch {
    return undefined
  }
}
