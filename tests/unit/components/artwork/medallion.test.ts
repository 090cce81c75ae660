import { expect, test } from 'vitest'
import { medallion } from '#components/artwork/index.ts'
import { rows } from './render.ts'

const slugs = Array.from({ length: 300 }, (_, i) => `program-${i}`)

test.each(slugs.slice(0, 4))('the medallion of %s is symmetrical', async (slug) => {
  // As one text: a failure then takes one line, not thousands of pixels.
  const picture = await rows(medallion(slug, 'dawn').svg, 186)
  expect(String(picture.toReversed()) === String(picture)).toBe(true)
  expect(String(picture.map((row) => row.toReversed())) === String(picture)).toBe(true)
})

test('medallions differ from slug to slug', () => {
  const drawn = slugs.map((slug) => medallion(slug, 'noon').svg)
  expect(new Set(drawn).size).toBeGreaterThan(60)
})
