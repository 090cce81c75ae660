import { cachedFile, packageVersion } from '#scripts/make/media/index.ts'
import { cutFont } from './cut-font.ts'
import { families, fontSource, type Family, type FontFile } from './font-source.ts'
import { renameFont } from './rename-font.ts'

/**
 * One weight of a family as TrueType files, one a script, for programs that read neither WOFF2 nor
 * weight axes: their paths, Latin first. Each is a family of its own, named like its source
 * (`eczar-devanagari`), so that a list of families leads to every script.
 */
export const staticFont = (family: Family, weight: number): Promise<string[]> =>
  Promise.all(families[family].map((file) => staticFile(file, weight)))

async function staticFile(file: FontFile, weight: number): Promise<string> {
  const source = await fontSource(file)
  const key = ['static', packageVersion('subset-font'), file, String(weight), source.bytes]
  return cachedFile('fonts', key, async () => {
    const cut = { characters: source.characters, weight, format: 'truetype' } as const
    const names = [
      [1, file],
      [2, 'Regular'],
      [4, file],
      [6, file],
    ] as const
    return renameFont(await cutFont(source, cut), names)
  })
}
