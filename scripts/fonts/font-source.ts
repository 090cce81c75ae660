import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkitten'

/** The files of a family as Fontsource ships it, one a script, Latin first. */
export const families = {
  eczar: ['eczar-latin', 'eczar-latin-ext', 'eczar-greek', 'eczar-greek-ext', 'eczar-devanagari'],
  'public-sans': ['public-sans-latin', 'public-sans-latin-ext', 'public-sans-vietnamese'],
} as const

export type Family = keyof typeof families
export type FontFile = (typeof families)[Family][number]

/** The bytes of a variable font and the characters that it holds. */
export type FontSource = { bytes: Uint8Array; characters: string }

/** An upright variable font (WOFF2, weight axis) of one script. */
export async function fontSource(file: FontFile): Promise<FontSource> {
  const family: Family = file.startsWith('eczar') ? 'eczar' : 'public-sans'
  const place = `@fontsource-variable/${family}/files/${file}-wght-normal.woff2`
  const bytes = await readFile(createRequire(import.meta.url).resolve(place))
  return { bytes, characters: charactersOf(bytes) }
}

/** What a font file can set, without control characters and the mark that ends its table. */
export function charactersOf(bytes: Uint8Array): string {
  const font = create(Buffer.from(bytes))
  if (font.isCollection) throw new Error('a font file is expected, not a collection')
  const printable = font.characterSet.filter((point) => point >= 0x20 && point !== 0xffff)
  return String.fromCodePoint(...printable)
}
