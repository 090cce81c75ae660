import { replaceTable } from './sfnt.ts'

/** Texts by their name ID (OpenType, "name"), in ascending order. */
type Names = readonly (readonly [id: number, text: string])[]

/** A TrueType font with these names and no others. */
export const renameFont = (font: Uint8Array, names: Names): Uint8Array =>
  replaceTable(font, 'name', nameTable(names))

/** A name table (OpenType, format 0) in English. */
function nameTable(names: Names): Uint8Array {
  const textsAt = 6 + names.length * 12
  const length = names.reduce((sum, [, text]) => sum + text.length * 2, textsAt)
  const view = new DataView(new ArrayBuffer(length))
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
