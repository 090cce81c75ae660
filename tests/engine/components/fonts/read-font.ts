import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A font file, WOFF2 or TrueType, with what a shaper makes of texts in it. */
export async function readFont(file: Uint8Array, weight?: number) {
  const bytes = await subsetFont(file, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  })
  const face = new Face(new Blob(bytes))
  const font = new Font(face)
  const glyphsOf = (text: string, language: string) => {
    const line = new Line()
    line.addText(text)
    line.guessSegmentProperties()
    line.setLanguage(language)
    shape(font, line)
    return line.getGlyphInfosAndPositions()
  }
  return {
    bytes,
    characters: new Set(
      [...face.collectUnicodes()].filter((point) => point >= 0x20 && point !== 0xffff),
    ),
    /** The outlines and where each is placed. */
    shapesOf: (text: string, language = 'en') =>
      glyphsOf(text, language).map(({ codepoint, xAdvance, xOffset, yOffset }) =>
        [font.glyphToPath(codepoint), xAdvance, xOffset, yOffset].join(' '),
      ),
    /** In thousandths of an em. */
    widthOf: (text: string) =>
      (glyphsOf(text, 'en').reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / face.upem) *
      1000,
  }
}
