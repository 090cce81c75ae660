import { expect, test } from 'vitest'
import { fontFiles } from '#scripts/make/typst/fonts.ts'
import { typesetter } from '#scripts/make/social/typesetter.ts'

const { measure, outline } = typesetter(fontFiles('eczar', 600))
const glyphs = (text: string) =>
  outline(text, { x: 0, y: 0, size: 10 }).match(/<path/g)?.length ?? 0

test('a vowel sign has its own room beside its consonant', () => {
  expect(measure('का')).toBeGreaterThan(measure('क') * 1.2)
})

test('letters that a script joins are drawn joined', () => {
  expect(glyphs('क्र')).toBe(1)
})

test('a line may mix scripts, each from the font that holds it', () => {
  expect(measure('IT कार्यक्रम Łódź')).toBeCloseTo(
    measure('IT ') + measure('कार्यक्रम ') + measure('Łódź'),
    1,
  )
  expect(glyphs('Łódź')).toBe(4)
})
