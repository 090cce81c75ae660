/** A TrueType font under another family name: only its table of names is replaced. */
export function renameFont(font: Uint8Array, family: string): Uint8Array {
  const names = nameTable(family)
  const start = Math.ceil(font.length / 4) * 4
  const renamed = new Uint8Array(start + names.length)
  renamed.set(font)
  renamed.set(names, start)

  const view = new DataView(renamed.buffer)
  const record = tableRecord(view, 'name')
  view.setUint32(record + 4, checksum(names))
  view.setUint32(record + 8, start)
  view.setUint32(record + 12, names.length)
  return renamed
}

/** Where the directory of tables speaks of one: tag, checksum, offset, length, four bytes each. */
function tableRecord(view: DataView, tag: string): number {
  const count = view.getUint16(4)
  for (let record = 12; record < 12 + count * 16; record += 16) {
    const letters = [0, 1, 2, 3].map((i) => String.fromCodePoint(view.getUint8(record + i)))
    if (letters.join('') === tag) return record
  }
  throw new Error(`the font has no table "${tag}"`)
}

/** A name table (OpenType, format 0) of family, style, full and PostScript name, in English. */
function nameTable(family: string): Uint8Array {
  const names = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family],
  ] as const
  const textsAt = 6 + names.length * 12
  const length = names.reduce((sum, [, text]) => sum + text.length * 2, textsAt)
  const view = new DataView(new ArrayBuffer(Math.ceil(length / 4) * 4))
  view.setUint16(2, names.length)
  view.setUint16(4, textsAt)
  let at = textsAt
  for (const [i, [id, text]] of names.entries()) {
    const fields = [3, 1, 0x409, id, text.length * 2, at - textsAt]
    for (const [j, field] of fields.entries()) view.setUint16(6 + i * 12 + j * 2, field)
    for (const [j, letter] of [...text].entries()) {
      view.setUint16(at + j * 2, letter.codePointAt(0) ?? 0)
    }
    at += text.length * 2
  }
  return new Uint8Array(view.buffer)
}

/** The sum of a table's 32-bit words; the table's length is a multiple of four. */
function checksum(table: Uint8Array): number {
  const view = new DataView(table.buffer)
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}
