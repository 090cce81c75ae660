/** One table of a TrueType font, copied out of it. */
export function readTable(font: Uint8Array, tag: string): Uint8Array<ArrayBuffer> {
  const view = viewOf(font)
  const record = recordOf(view, tag)
  const start = view.getUint32(record + 8)
  return new Uint8Array(font.slice(start, start + view.getUint32(record + 12)))
}

/** The font with another table in the place of one; the old one stays behind as unused bytes. */
export function replaceTable(font: Uint8Array, tag: string, table: Uint8Array): Uint8Array {
  const start = roundUp(font.length)
  const changed = new Uint8Array(start + roundUp(table.length))
  changed.set(font)
  changed.set(table, start)
  const view = viewOf(changed)
  const record = recordOf(view, tag)
  view.setUint32(record + 4, checksum(view, start))
  view.setUint32(record + 8, start)
  view.setUint32(record + 12, table.length)
  return changed
}

export const viewOf = ({ buffer, byteOffset, length }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, length)

/** Four letters that name a table, a script or a language. */
export const tagAt = (view: DataView, at: number): string =>
  [0, 1, 2, 3].map((i) => String.fromCodePoint(view.getUint8(at + i))).join('')

/** Where the directory speaks of a table: tag, checksum, offset, length, four bytes each. */
function recordOf(view: DataView, tag: string): number {
  const end = 12 + view.getUint16(4) * 16
  for (let record = 12; record < end; record += 16) {
    if (tagAt(view, record) === tag) return record
  }
  throw new Error(`the font has no table "${tag}"`)
}

const roundUp = (length: number) => Math.ceil(length / 4) * 4

/** The sum of the 32-bit words from `start` to the end. */
function checksum(view: DataView, start: number): number {
  let sum = 0
  for (let at = start; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}
