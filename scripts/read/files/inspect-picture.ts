import type { Sharp, SharpOptions } from 'sharp'

/** The types of pictures that writers may use, by how their bytes begin: the name of a file can be wrong. */
const types = [
  ['jpeg', /^\u00FF\u00D8\u00FF/],
  ['png', /^\u0089PNG/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftyp/s],
  ['gif', /^GIF8/],
] as const
type PictureType = (typeof types)[number][0]

/** The endings of their names, for expressions. */
export const pictureEndings = 'png|jpe?g|webp|avif|gif'
export const isPictureName = (name: string): boolean =>
  new RegExp(String.raw`\.(?:${pictureEndings})$`, 'i').test(name)

type Inspected =
  | { ok: true; type: PictureType; width: number; height: number; reason?: never }
  | { ok: false; reason: string; type?: never; width?: never }

export const maxBytes = 5_000_000
/** 50 megapixels take 200 MB when decoded, and no screen shows them. */
const maxPixels = 50_000_000

/** Finds out if a file can be shown as a picture. Sizes are in pixels, after its EXIF rotation. */
export async function inspectImage(bytes: Uint8Array): Promise<Inspected> {
  if (bytes.length > maxBytes)
    return refuse('the picture has more than 5 MB; at most 5 MB are allowed')
  const seen = await read(bytes, (picture) => picture.metadata())
  const type = pictureType(bytes)
  if (/^\s*<(?:!doctype html|html)\b/i.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1')))
    return refuse('not a picture but a web page; open the picture alone and save that')
  // An iPhone's HEIC begins as an AVIF does.
  if (!seen || !type || (type === 'avif' && seen.compression !== 'av1'))
    return refuse('not a picture of a kind that is allowed: JPEG, PNG, WebP, AVIF, GIF')
  const { width, height } = seen.autoOrient
  if (width * height > maxPixels)
    return refuse(`the picture has ${width} x ${height} pixels; at most 50 million are allowed`)
  // Decodes the whole picture, but resizes it to save memory.
  const pixels = await read(bytes, (picture) => picture.resize(16).raw().toBuffer(), {
    failOn: 'truncated',
  })
  return pixels ? { ok: true, type, width, height } : refuse('the picture is damaged')
}

/** Why bytes are no PDF, whatever the name of their file says; undefined if they are one. */
export const notPdf = (bytes: Uint8Array): string | undefined =>
  Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
    ? undefined
    : 'not a PDF, although its name says so; open the document and save or export it as PDF'

/** The type of a picture by its first bytes; undefined for an SVG and any other file. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return types.find(([, beginning]) => beginning.test(start))?.[0]
}

const refuse = (reason: string): Inspected => ({ ok: false, reason })

/** The result of `use`; undefined if the picture can't be read, or is an SVG, which can take sharp hours to draw. */
async function read<T>(
  bytes: Uint8Array,
  use: (picture: Sharp) => Promise<T>,
  options?: SharpOptions,
): Promise<T | undefined> {
  if (pictureType(bytes) === undefined) return undefined
  // A site without pictures of its own doesn't wait for sharp to load.
  const { default: sharp } = await import('sharp')
  try {
    return await use(sharp(bytes, options))
  } catch {
    return undefined
  }
}

/**
 * The head of the latitude in EXIF, its tag, type and count, in both orders of bytes:
 * https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, 4.6.6.
 */
const latitudes = [
  [0, 2, 0, 5, 0, 0, 0, 3],
  [2, 0, 5, 0, 3, 0, 0, 0],
].map((bytes) => Buffer.from(bytes))

/** True if a picture says where it was taken, in its EXIF or its XMP. */
export async function tellsPlace(bytes: Uint8Array): Promise<boolean> {
  const { exif, xmp } = (await read(bytes, (picture) => picture.metadata())) ?? {}
  return xmp?.includes('GPSLatitude') || latitudes.some((head) => exif?.includes(head))
}
