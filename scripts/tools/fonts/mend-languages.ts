import { readTable, replaceTable, viewOf } from './sfnt.ts'

/**
 * Gives every language of a font the features of its script beside its own.
 *
 * Eczar lists for Nepali and Marathi only what is special to them, and a shaper then uses nothing
 * else: text marked `lang="ne"` would lose its conjuncts (क्ष, ज्ञ) and the hook of कार्य.
 */
export const mendLanguages = (font: Uint8Array): Uint8Array =>
  ['GSUB', 'GPOS'].reduce(
    (mended, tag) => replaceTable(mended, tag, mendTable(readTable(mended, tag))),
    font,
  )

/** OpenType, "Script List Table": each language gets a longer list at the end of the table. */
function mendTable(table: Uint8Array): Uint8Array {
  let mended = table
  const view = viewOf(table)
  const list = view.getUint16(4)
  for (const script of recordsAt(view, list)) {
    const common = view.getUint16(list + script.offset)
    if (common === 0) continue
    const start = list + script.offset
    for (const language of recordsAt(view, start + 2)) {
      const features = new Set([
        ...featuresOf(view, start + common),
        ...featuresOf(view, start + view.getUint16(language.at)),
      ])
      const required = view.getUint16(start + view.getUint16(language.at) + 2)
      const added = languageSystem(
        required,
        [...features].toSorted((a, b) => a - b),
      )
      viewOf(mended).setUint16(language.at, mended.length - start)
      mended = joined(mended, added)
    }
  }
  return mended
}

/** The records of a list: a count, then for each a tag and where its table begins. */
const recordsAt = (view: DataView, list: number) =>
  Array.from({ length: view.getUint16(list) }, (_, i) => {
    const at = list + 2 + i * 6 + 4
    return { at, offset: view.getUint16(at) }
  })

/** The numbers of the features of a language system. */
const featuresOf = (view: DataView, at: number): number[] =>
  Array.from({ length: view.getUint16(at + 4) }, (_, i) => view.getUint16(at + 6 + i * 2))

function languageSystem(required: number, features: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(6 + features.length * 2))
  for (const [i, value] of [0, required, features.length, ...features].entries()) {
    view.setUint16(i * 2, value)
  }
  return new Uint8Array(view.buffer)
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}
