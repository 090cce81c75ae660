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
  | { ok: false; reason: string; type?: never; width?: never }

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

/** Why bytes are no PDF, whatever the name of their file says; undefined if they are one. */
export const notPdf = (bytes: Uint8Array): string | undefined =>
  Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
    ? undefined
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

/** Tags of EXIF: https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, 4.6.3 and 4.6.6. */
const gpsList = 0x88_25
const latitude = 0x00_02

/** True if a picture says where it was taken, in its EXIF or its XMP. */
export async function tellsPlace(bytes: Uint8Array): Promise<boolean> {
  const isTold = await read(bytes, async (picture) => {
    const { exif, xmp } = await picture.metadata()
    return xmp?.includes('GPSLatitude') || (exif !== undefined && hasLatitude(exif))
  })
  return isTold === true
}

/** Throws if the EXIF is cut off. */
function hasLatitude(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.indexOf('Exif\0\0') === 0 ? 6 : 0)
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II'
  /** What the field of a list holds, often the place of another list. */
  const valueIn = (list: number, tag: number): number | undefined => {
    const count = view.getUint16(list, isLittleEndian)
    for (let at = list + 2; at < list + 2 + count * 12; at += 12)
      if (view.getUint16(at, isLittleEndian) === tag) return view.getUint32(at + 8, isLittleEndian)
    return undefined
  }
  const list = valueIn(view.getUint32(4, isLittleEndian), gpsList)
  return list !== undefined && valueIn(list, latitude) !== undefined
}
