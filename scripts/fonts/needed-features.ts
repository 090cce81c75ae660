import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import { cutFont, type Cut } from './cut-font.ts'
import type { FontSource } from './font-source.ts'

/**
 * The OpenType features without which a cut font would set its text otherwise than the whole one,
 * found by leaving out one after the other; `cut.characters` is the text as it is written.
 * The others bring rules that never apply, and glyphs that only these rules lead to.
 */
export async function neededFeatures(source: FontSource, cut: Cut): Promise<string[]> {
  const parts = partsOf(cut.characters)
  const cutWith = (kept: Pick<Cut, 'features'>) =>
    cutFont(source, { ...cut, format: 'truetype', ...kept })
  const whole = await cutWith({})
  const asItIs = setting(whole, parts)
  let needed = featuresOf(whole)
  for (const feature of needed) {
    const others = needed.filter((each) => each !== feature)
    if (setting(await cutWith({ features: others }), parts) === asItIs) needed = others
  }
  return needed
}

/** A text and everything of it that a line may hold, since browsers shape each word by itself. */
function partsOf(text: string): string[] {
  const letters = Array.from(new Intl.Segmenter('ne').segment(text), ({ segment }) => segment)
  const from = (start: number) =>
    letters.slice(start).map((_, i) => letters.slice(start, start + i + 1).join(''))
  return letters.flatMap((_, start) => from(start))
}

function featuresOf(font: Uint8Array): string[] {
  const face = new Face(new Blob(font))
  const tables = ['GSUB', 'GPOS'] as const
  return [...new Set(tables.flatMap((table) => face.getTableFeatureTags(table)))]
}

/** Languages that the text may be marked as: its own, and that of the page around it. */
const languages = ['ne', 'en']

/** How a font sets texts: outlines and places, since every cut numbers its glyphs anew. */
function setting(bytes: Uint8Array, texts: readonly string[]): string {
  const font = new Font(new Face(new Blob(bytes)))
  const lines = languages.flatMap((language) => texts.map((text) => line(font, text, language)))
  return JSON.stringify(lines)
}

function line(font: Font, text: string, language: string) {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setLanguage(language)
  shape(font, buffer)
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance, yAdvance, xOffset, yOffset }) => {
      return [font.glyphToPath(codepoint), xAdvance, yAdvance, xOffset, yOffset]
    })
}
