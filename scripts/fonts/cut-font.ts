import subsetFont from 'subset-font'
import { cachedBytes } from '../media/cached-bytes.ts'
import { packageVersion } from '../media/package-version.ts'
import type { FontSource } from './font-source.ts'

export type Cut = {
  characters: string
  /** One weight makes a static font; a range keeps the axis between its ends. */
  weight: number | { min: number; max: number }
  format: 'woff2' | 'truetype'
  /** OpenType features to keep; all of them if absent. */
  features?: readonly string[]
}

/** A font cut to characters and weights, from the cache if the same cut was made before. */
export async function cutFont(source: FontSource, cut: Cut): Promise<Uint8Array> {
  const key = [packageVersion('subset-font'), packageVersion('harfbuzzjs'), JSON.stringify(cut)]
  return cachedBytes('fonts', [...key, source.bytes], () =>
    subsetFont(source.bytes, cut.characters, {
      targetFormat: cut.format,
      variationAxes: { wght: cut.weight },
      keepFeatures: cut.features,
    }),
  )
}
