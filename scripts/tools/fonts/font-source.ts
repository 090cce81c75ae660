import { readFile } from 'node:fs/promises'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import { cachedBytes, packageVersion } from '#scripts/make/media/index.ts'
import { mendLanguages } from './mend-languages.ts'

/**
 * The files of a family as Fontsource ships it, one a script, Latin first. Every visitor gets a rule
 * for each of them, so Eczar's Greek stays out: a system's font can set a Greek word.
 */
export const families = {
  eczar: ['eczar-latin', 'eczar-latin-ext', 'eczar-devanagari'],
  'public-sans': ['public-sans-latin', 'public-sans-latin-ext', 'public-sans-vietnamese'],
} as const

export type Family = keyof typeof families
export type FontFile = (typeof families)[Family][number]

/** The bytes of a variable font and the characters that it holds. */
export type FontSource = { bytes: Uint8Array; characters: string }

/** An upright variable font (weight axis) of one script. */
export async function fontSource(file: FontFile): Promise<FontSource> {
  const family: Family = file.startsWith('eczar') ? 'eczar' : 'public-sans'
  const folder = `node_modules/@fontsource-variable/${family}/files`
  const bytes = await readFile(`${folder}/${file}-wght-normal.woff2`)
  const characters = charactersOf(bytes)
  return {
    bytes: file === 'eczar-devanagari' ? await mended(bytes, characters) : bytes,
    characters,
  }
}

const mended = (bytes: Uint8Array, characters: string) =>
  cachedBytes('fonts', ['mended', packageVersion('subset-font'), bytes], async () => {
    const options = { targetFormat: 'truetype', variationAxes: {} } as const
    return mendLanguages(await subsetFont(bytes, characters, options))
  })

/** What a font file can set, without control characters and the mark that ends its table. */
export function charactersOf(bytes: Uint8Array): string {
  const font = create(Buffer.from(bytes))
  if (font.isCollection) throw new Error('a font file is expected, not a collection')
  const printable = font.characterSet.filter((point) => point >= 0x20 && point !== 0xffff)
  return String.fromCodePoint(...printable)
}
