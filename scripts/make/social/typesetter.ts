import { readFileSync } from 'node:fs'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import { lettersOf } from './letters.ts'

export type Typesetter = {
  /** Width in em of a text set in one line. */
  measure: (text: string) => number
  /** SVG paths of the text, its baseline beginning at `x`, `y`; `size` is pixels an em. */
  outline: (text: string, place: { x: number; y: number; size: number }) => string
  /** The letters of a text that none of the fonts holds; they show as boxes. */
  lacking: (text: string) => string[]
}

type Loaded = { font: Font; unitsPerEm: number; characters: Set<number> }
type Run = { loaded: Loaded; text: string }
type Glyph = { id: number; loaded: Loaded; x: number; y: number }

/** Headings are set a little tight (design.md, section 2); joined scripts are left as drawn. */
const tracking = -0.012

/**
 * Sets text by HarfBuzz, in the first of the TrueType files that holds each letter, so that every
 * script is shaped right; a letter that none holds shows as the first font's empty box.
 */
export function typesetter(files: readonly string[]): Typesetter {
  const fonts = files.map(load)
  return {
    measure: (text) => set(runsOf(text, fonts)).width,
    outline: (text, { x, y, size }) => {
      const paths = set(runsOf(text, fonts)).glyphs.map(pathOf)
      return `<g transform="translate(${x} ${y}) scale(${size} ${-size})">${paths.join('')}</g>`
    },
    lacking: (text) => lettersOf(text).filter((letter) => !fonts.some(holds(letter))),
  }
}

function load(file: string): Loaded {
  const face = new Face(new Blob(readFileSync(file)))
  const characters = new Set(face.collectUnicodes())
  return { font: new Font(face), unitsPerEm: face.upem, characters }
}

/** Neighbouring letters of one font; marks stay with their letter, spaces with what they follow. */
function runsOf(text: string, fonts: readonly Loaded[]): Run[] {
  const runs: Run[] = []
  for (const letter of lettersOf(text)) {
    const last = runs.at(-1)
    const stays = letter === ' ' && last !== undefined && holds(letter)(last.loaded)
    const loaded = stays ? last.loaded : (fonts.find(holds(letter)) ?? fonts[0])
    if (last && last.loaded === loaded) last.text += letter
    else if (loaded) runs.push({ loaded, text: letter })
  }
  return runs
}

const holds =
  (letter: string) =>
  ({ characters }: Loaded) =>
    Array.from(letter).every((character) => characters.has(character.codePointAt(0) ?? 0))

/** The glyphs of a line, placed in em from its beginning. */
function set(runs: readonly Run[]): { glyphs: Glyph[]; width: number } {
  const glyphs: Glyph[] = []
  let width = 0
  for (const { loaded, text } of runs) {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(loaded.font, buffer)
    const space = /\p{Script=Devanagari}/u.test(text) ? 0 : tracking
    for (const shaped of buffer.getGlyphInfosAndPositions()) {
      const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = shaped
      const [x, y] = [width + xOffset / loaded.unitsPerEm, yOffset / loaded.unitsPerEm]
      glyphs.push({ id, loaded, x, y })
      width += xAdvance / loaded.unitsPerEm + space
    }
  }
  return { glyphs, width }
}

const pathOf = ({ id, loaded: { font, unitsPerEm }, x, y }: Glyph) =>
  `<path transform="translate(${x.toFixed(4)} ${y.toFixed(4)}) scale(${1 / unitsPerEm})" d="${font.glyphToPath(id)}"/>`
