import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { cutFont } from '#scripts/tools/fonts/cut-font.ts'
import { exactFont, partsOf } from '#scripts/tools/fonts/exact-font.ts'
import { fontSource } from '#scripts/tools/fonts/font-source.ts'

const source = await fontSource('eczar-devanagari')
const as = { weight: 500, format: 'truetype' } as const
const load = (bytes: Uint8Array) => new Font(new Face(new Blob(bytes)))
const whole = load(await cutFont(source, { ...as, characters: source.characters }))

const names = [
  'माइतीघर इन्स्टिच्युट',
  'ज्ञान',
  'क्षेत्र कार्य',
  'श्री लक्ष्मी ट्रेनिङ सेन्टर',
  'राष्ट्रिय प्रशिक्षण प्रतिष्ठान',
  'झर्ना',
  'A & B',
]

/** Outlines, and where each stands; every cut numbers its glyphs anew. */
function lineOf(font: Font, text: string, language: string): unknown[] {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setLanguage(language)
  shape(font, buffer)
  let x = 0
  return buffer.getGlyphInfosAndPositions().map((glyph) => {
    const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
    x += xAdvance
    return [font.glyphToPath(codepoint), x - xAdvance + xOffset, yOffset]
  })
}

test.each(names)('%s is set by its own font as by the whole one, broken anywhere', async (text) => {
  const own = load(await exactFont(source, { ...as, text }))
  for (const part of partsOf(text)) {
    for (const language of ['ne', 'en']) {
      expect(lineOf(own, part, language)).toEqual(lineOf(whole, part, language))
    }
  }
})

test('it holds no glyph that the text never takes', async () => {
  const [text = ''] = names
  const own = await exactFont(source, { ...as, text })
  const usual = await cutFont(source, { ...as, characters: text })
  expect(own.length * 3).toBeLessThan(usual.length)
})
