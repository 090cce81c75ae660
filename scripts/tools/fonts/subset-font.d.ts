declare module 'subset-font' {
  type AxisRange = { min: number; max: number; default?: number }

  /** Cuts a font to the characters of `text`; a number pins an axis, a range limits it. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes: Record<string, number | AxisRange>
      keepFeatures?: readonly string[] | undefined
      dropTables?: readonly string[] | undefined
      /** Keeps the glyphs of the text alone, not those that features could make of them. */
      noLayoutClosure?: boolean
    },
  ): Promise<Buffer>
}
