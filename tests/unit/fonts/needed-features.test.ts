import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { cutFont } from '#scripts/fonts/cut-font.ts'
import { fontSource } from '#scripts/fonts/font-source.ts'
import { neededFeatures } from '#scripts/fonts/needed-features.ts'

const source = await fontSource('eczar-devanagari')
const as = { weight: 500, format: 'truetype' } as const

const names = [
  'माइतीघर इन्स्टिच्युट',
  'ज्ञान',
  'क्षेत्र कार्य',
  'श्री लक्ष्मी ट्रेनिङ सेन्टर',
  'हिमाल',
  'झर्ना',
  'A & B',
]

/** Outlines, and where each begins; the whole font numbers them in another way than a cut one. */
function lineOf(bytes: Uint8Array, text: string, language: string): unknown[] {
  const font = new Font(new Face(new Blob(bytes)))
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

test.each(names)(
  '%s is set with the features that it needs as with all of the font',
  async (name) => {
    const features = await neededFeatures(source, { ...as, characters: name })
    const cut = await cutFont(source, { ...as, characters: name, features })
    const whole = await cutFont(source, { ...as, characters: source.characters })
    for (const text of [name, ...name.split(' ')]) {
      for (const language of ['ne', 'en']) {
        expect(lineOf(cut, text, language)).toEqual(lineOf(whole, text, language))
      }
    }
  },
)

test('and without any one of them it is not', async () => {
  const [name = ''] = names
  const features = await neededFeatures(source, { ...as, characters: name })
  const lines = features.map(async (feature) => {
    const others = features.filter((each) => each !== feature)
    return lineOf(await cutFont(source, { ...as, characters: name, features: others }), name, 'ne')
  })
  const whole = lineOf(await cutFont(source, { ...as, characters: name, features }), name, 'ne')
  expect(features).toContain('half')
  for (const line of await Promise.all(lines)) expect(line).not.toEqual(whole)
})
