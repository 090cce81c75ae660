/** Tags of EXIF: https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, 4.6.3 and 4.6.6. */
const gpsList = 0x88_25
const latitude = 0x00_02

/** True if a picture says where it was taken, in its EXIF or its XMP. */
export async function tellsPlace(bytes: Uint8Array): Promise<boolean> {
  // A site without pictures of its own doesn't wait for sharp to load.
  const { default: sharp } = await import('sharp')
  try {
    const { exif, xmp } = await sharp(bytes).metadata()
    return xmp?.includes('GPSLatitude') === true || (exif !== undefined && hasLatitude(exif))
  } catch {
    return false
  }
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
