import { cutFontFile } from './cut-font.ts'
import { families, fontSource, type Family } from './font-source.ts'

/**
 * One weight of a family as TrueType files, one a script, for programs that read neither WOFF2 nor
 * weight axes: their paths. All carry the family's name ("Eczar", "Public Sans") and the weight
 * asked for; the Latin one comes first, since readers take the first that fits and look further
 * only for characters that it lacks.
 */
export function staticFont(family: Family, weight: number): Promise<string[]> {
  return Promise.all(
    families[family].map(async (file) => {
      const source = await fontSource(file)
      return cutFontFile(source, { characters: source.characters, weight, format: 'truetype' })
    }),
  )
}
