import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { cachedBytes, packageVersion } from '#scripts/make/media/index.ts'
import { cutFont } from './cut-font.ts'
import type { FontSource } from './font-source.ts'
import { replaceTable } from './sfnt.ts'

/** What to set, and in which weight. */
type Text = { text: string; weight: number; format: 'woff2' | 'truetype' }

/**
 * A font that sets one text and nothing else. A usual cut keeps every glyph that the rules of the
 * font could make of the text's letters in any order; here only those stay that this text goes
 * through while HarfBuzz shapes it, in a whole line or in any part of it.
 */
export const exactFont = (source: FontSource, { text, weight, format }: Text) => {
  const makers = ['subset-font', 'harfbuzzjs'].map(packageVersion)
  const key = ['exact', ...makers, text, String(weight), format, source.bytes]
  return cachedBytes('fonts', key, async () => {
    const usual = await cutFont(source, { characters: text, weight, format: 'truetype' })
    const characters = charactersFor(usual, text)
    const named = replaceTable(usual, 'cmap', cmapTable(characters))
    return subsetFont(Buffer.from(named), String.fromCodePoint(...characters.keys()), {
      targetFormat: format,
      variationAxes: {},
      noLayoutClosure: true,
    })
  })
}

/** The letters of a text, and a private character for each further glyph, with their glyphs. */
function charactersFor(bytes: Uint8Array, text: string): Map<number, number> {
  const font = new Font(new Face(new Blob(bytes)))
  const letters = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  const glyphs = new Map(letters.map((point) => [point, font.nominalGlyph(point) ?? 0]))
  const encoded = new Set(glyphs.values())
  for (const glyph of glyphsThrough(font, text)) {
    if (!encoded.has(glyph)) glyphs.set(privateUse + glyph, glyph)
  }
  return new Map([...glyphs].toSorted(([a], [b]) => a - b))
}

/** Unicode's first private character; no text has any. */
const privateUse = 0xe000

/** Languages that the text may be marked as: its own, and that of the page around it. */
const languages = ['ne', 'en']

/** Every glyph that a text becomes on the way to its last form, and in it. */
function glyphsThrough(font: Font, text: string): Set<number> {
  const glyphs = new Set<number>()
  const note = (line: Line) => {
    for (const { codepoint } of line.getGlyphInfos()) glyphs.add(codepoint)
  }
  for (const part of partsOf(text)) {
    for (const language of languages) {
      const line = new Line()
      line.addText(part)
      line.guessSegmentProperties()
      line.setLanguage(language)
      line.setMessageFunc((now, _, message) => {
        // Before the rules are applied it holds characters yet.
        if (message.includes('lookup')) note(now)
        return true
      })
      shape(font, line)
      note(line)
    }
  }
  return glyphs
}

/** A text and everything of it that a line may hold, since browsers shape each word by itself. */
export function partsOf(text: string): string[] {
  const letters = Array.from(new Intl.Segmenter('ne').segment(text), ({ segment }) => segment)
  return letters.flatMap((_, start) =>
    letters.slice(start).map((_letter, i) => letters.slice(start, start + i + 1).join('')),
  )
}

/** OpenType, "cmap", format 12: characters in their order, with their glyphs. */
function cmapTable(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const view = new DataView(new ArrayBuffer(28 + glyphs.size * 12))
  view.setUint16(2, 1)
  view.setUint16(4, 3)
  view.setUint16(6, 10)
  view.setUint32(8, 12)
  view.setUint16(12, 12)
  view.setUint32(16, 16 + glyphs.size * 12)
  view.setUint32(24, glyphs.size)
  for (const [i, [character, glyph]] of [...glyphs].entries()) {
    view.setUint32(28 + i * 12, character)
    view.setUint32(32 + i * 12, character)
    view.setUint32(36 + i * 12, glyph)
  }
  return new Uint8Array(view.buffer)
}
