import { readFileSync } from 'node:fs'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { staticFont } from '#scripts/tools/fonts/static-font.ts'

const file = (await staticFont('eczar', 500)).at(-1) ?? ''
const font = new Font(new Face(new Blob(readFileSync(file))))

function glyphsOf(text: string, language: string): number[] {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setLanguage(language)
  shape(font, buffer)
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
}

test.each(['ne', 'mr'])('text marked as %s keeps its conjuncts and hooks', (language) => {
  for (const word of ['क्षेत्र', 'ज्ञान', 'कार्य', 'माइतीघर इन्स्टिच्युट']) {
    expect(glyphsOf(word, language)).toEqual(glyphsOf(word, 'hi'))
  }
  expect(glyphsOf('क्ष', language)).toHaveLength(1)
})

test('Nepali keeps its own shape of झ', () => {
  expect(glyphsOf('झ', 'ne')).not.toEqual(glyphsOf('झ', 'hi'))
})
