import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/**
 * Cuts a font to texts, as WOFF2 without hints. A variable font gets one `weight`.
 *
 * A subsetter includes every glyph that the features of the font could make of the texts' letters.
 * This includes only the glyphs that HarfBuzz uses to shape them: 2.6 kB for a name instead of 7.9 kB.
 * The subsetter selects glyphs by their characters, so a glyph without one gets a private character.
 */
export async function cutFont(source: Uint8Array, texts: readonly string[], weight?: number) {
  const whole = await subsetFont(source, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  })
  const glyphs = glyphsByCharacter(whole, texts)
  const withCharacters = replaceTable(whole, 'cmap', cmapTable(glyphs))
  return subsetFont(Buffer.from(withCharacters), String.fromCodePoint(...glyphs.keys()), {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    noHinting: true,
    // It would name styles that the cut font lacks, and Firefox would report them.
    dropTables: ['STAT'],
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  })
}

const firstPrivateCharacter = 0xe000

/** Code points, in ascending order, with the number of their glyph. */
function glyphsByCharacter(bytes: Uint8Array, texts: readonly string[]): Map<number, number> {
  const font = new Font(new Face(new Blob(bytes)))
  const points = [...new Set(texts.join(''))].map((letter) => letter.codePointAt(0) ?? 0)
  const glyphs = new Map(points.map((point) => [point, font.nominalGlyph(point) ?? 0]))
  const withCharacter = new Set(glyphs.values())
  for (const glyph of shapingGlyphs(font, texts)) {
    if (!withCharacter.has(glyph)) glyphs.set(firstPrivateCharacter + glyph, glyph)
  }
  return new Map([...glyphs].toSorted(([a], [b]) => a - b))
}

/** HarfBuzz shapes many texts faster in one line. */
const textsInLine = 200

/** The glyphs before, between and after the substitutions, in Nepali and in text marked as English. */
function shapingGlyphs(font: Font, texts: readonly string[]): Set<number> {
  const glyphs = new Set<number>()
  const addAll = (line: Line) => {
    for (const { codepoint } of line.getGlyphInfos()) glyphs.add(codepoint)
  }
  for (let at = 0; at < texts.length; at += textsInLine) {
    for (const language of ['ne', 'en']) {
      const line = new Line()
      line.addText(texts.slice(at, at + textsInLine).join(' '))
      line.guessSegmentProperties()
      line.setLanguage(language)
      line.setMessageFunc((now, _, message) => {
        // Before this table, the buffer still holds characters.
        if (/^(?:start table GSUB|end lookup)/.test(message)) addAll(now)
        return true
      })
      shape(font, line)
      addAll(line)
    }
  }
  return glyphs
}

/** Every run of letters in a text: a browser may break a line anywhere and shapes each word alone. */
export function runsOfLetters(text: string): string[] {
  const letters = Array.from(new Intl.Segmenter('ne').segment(text), ({ segment }) => segment)
  return letters.flatMap((_, start) =>
    letters.slice(start).map((_letter, i) => letters.slice(start, start + i + 1).join('')),
  )
}

/** A `cmap` table in format 12 (OpenType). */
function cmapTable(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const header = [1, (3 << 16) | 10, 12, 12 << 16, 16 + glyphs.size * 12, 0, glyphs.size]
  const groups = [...glyphs].flatMap(([character, glyph]) => [character, character, glyph])
  const view = new DataView(new ArrayBuffer((header.length + groups.length) * 4))
  for (const [i, value] of [...header, ...groups].entries()) view.setUint32(i * 4, value)
  return new Uint8Array(view.buffer)
}

/** Appends a table to a TrueType font and lets the font's directory point to it. */
function replaceTable(font: Uint8Array, tag: string, table: Uint8Array): Uint8Array {
  const start = Math.ceil(font.length / 4) * 4
  const changed = new Uint8Array(start + table.length)
  changed.set(font)
  changed.set(table, start)
  const record = Buffer.from(changed.buffer).indexOf(tag, 12, 'latin1')
  const view = new DataView(changed.buffer)
  view.setUint32(record + 8, start)
  view.setUint32(record + 12, table.length)
  return changed
}
