import { describe, expect, test } from 'vitest'
import { hours, medallion } from '#components/artwork/index.ts'
import { draws, rows } from './render.ts'

const slugs = Array.from({ length: 300 }, (_, i) => `program-${i}`)

describe('the medallion of a page', () => {
  test.each(slugs.slice(0, 12))('%s is the same left and right, above and below', async (slug) => {
    // As one text: a failure then takes one line, not thousands of pixels.
    const picture = await rows(medallion(slug, 'dawn').svg, 186)
    expect(String(picture.toReversed()) === String(picture)).toBe(true)
    expect(String(picture.map((row) => row.toReversed())) === String(picture)).toBe(true)
  })

  test('differs from slug to slug', () => {
    const drawn = slugs.map((slug) => medallion(slug, 'noon').svg)
    expect(new Set(drawn).size).toBeGreaterThan(60)
  })

  test.each(hours)('is drawn at %s', async (hour) => {
    expect(await draws(medallion('home', hour).svg)).toBe(true)
  })
})
