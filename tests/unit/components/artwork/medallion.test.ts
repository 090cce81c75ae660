import { describe, expect, test } from 'vitest'
import type { Cell } from '#components/artwork/medallion/cells.ts'
import { hours, medallion } from '#components/artwork/index.ts'
import { medallionRule } from '#components/artwork/medallion/medallion.ts'
import { draws, rows } from './render.ts'

const slugs = Array.from({ length: 300 }, (_, i) => `program-${i}`)
const span = (radius: number) => Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius)
const percent = (cells: Cell[]) =>
  (100 * cells.filter((cell) => cell !== undefined).length) / cells.length

/** The cells inside the dotted outline: all of them, and those on the axis. */
function inside(slug: string, radius: number) {
  const rule = medallionRule(slug, radius)
  const inner = radius - 2
  const all = span(inner).flatMap((y) =>
    span(inner).flatMap((x) => (Math.abs(x) + Math.abs(y) <= inner ? [rule(x, y)] : [])),
  )
  return { all, axis: span(inner).map((x) => rule(x, 0)) }
}

describe.each([15, 13, 9])('a medallion of radius %i', (radius) => {
  test('is filled by 45 to 95 %, has at most three equal cells in a row on its axis and no visible cross', () => {
    for (const slug of slugs) {
      const { all, axis } = inside(slug, radius)
      expect(percent(all)).toBeGreaterThanOrEqual(45)
      expect(percent(all)).toBeLessThanOrEqual(95)
      expect(axis.map((cell) => cell ?? '-').join('')).not.toMatch(/(.)\1{3}/)
      expect(percent(axis)).toBeLessThanOrEqual(percent(all) + 30)
    }
  })

  test('has a dotted outline: the outermost ring on, the next one empty', () => {
    const rule = medallionRule('home', radius)
    for (let x = 0; x <= radius; x++) expect(rule(x, radius - x)).toBe(0)
    for (let x = 0; x < radius; x++) expect(rule(x, radius - 1 - x)).toBeUndefined()
    expect(rule(radius, 1)).toBeUndefined()
  })
})

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
