declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    /** A number pins an axis. */
    variationAxes?: Record<string, number>
    dropTables?: readonly string[]
    /** Keeps the whole font; `characters` is undefined then. */
    keepAllGlyphs?: boolean
    /** Keeps no glyphs that features could make of the characters. */
    noLayoutClosure?: boolean
    noHinting?: boolean
  }
  export default function subsetFont(
    font: Uint8Array,
    characters: string | undefined,
    options: Options,
  ): Promise<Buffer>
}
