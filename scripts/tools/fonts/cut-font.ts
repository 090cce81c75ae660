import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { cachedFile, packageVersion } from '#scripts/make/media/index.ts'
import type { FontSource } from './font-source.ts'

export type Cut = {
  characters: string
  /** One weight makes a static font; a range keeps the axis between its ends. */
  weight: number | { min: number; max: number }
  format: 'woff2' | 'truetype'
  /** OpenType features to keep; all of them if absent. */
  features?: readonly string[]
  /** Tables to leave out. */
  without?: readonly string[]
}

/** A font cut to characters and weights: the path of its file, which is made only once. */
export async function cutFontFile(source: FontSource, cut: Cut): Promise<string> {
  const key = [packageVersion('subset-font'), packageVersion('harfbuzzjs'), JSON.stringify(cut)]
  return cachedFile('fonts', [...key, source.bytes], () =>
    subsetFont(source.bytes, cut.characters, {
      targetFormat: cut.format,
      variationAxes: { wght: cut.weight },
      keepFeatures: cut.features,
      dropTables: cut.without,
    }),
  )
}

/** The bytes of a font cut to characters and weights. */
export const cutFont = async (source: FontSource, cut: Cut): Promise<Uint8Array> =>
  readFile(await cutFontFile(source, cut))
