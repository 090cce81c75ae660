import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WovenBadge } from '#components/sections/not-found/WovenBadge.tsx'
import { height, widthOf, wovenDigits } from '#components/sections/not-found/woven-digits.ts'

const badge = (text: string) => renderToStaticMarkup(createElement(WovenBadge, { text }))

test('the badge is read aloud as its number', () => {
  expect(badge('404')).toContain('role="img" aria-label="404"')
})

test('404 is woven of 14 + 16 + 14 squares within its frame', () => {
  const corners = wovenDigits('404') ?? []
  expect(corners).toHaveLength(14 + 16 + 14)
  expect(Math.max(...corners.map(({ x }) => x)) + 12).toBe(widthOf('404'))
  expect(Math.max(...corners.map(({ y }) => y)) + 12).toBe(height)
})

test('every digit has seven rows of five', () => {
  for (const digit of '0123456789') {
    const corners = wovenDigits(digit) ?? []
    expect(new Set(corners.map(({ y }) => y)).size).toBe(7)
    expect(Math.max(...corners.map(({ x }) => x))).toBeLessThanOrEqual(4 * 14)
  }
})

test('words that are not a number stand as text', () => {
  expect(badge('Gone')).toMatch(/^<p[^>]*>Gone<\/p>$/)
})
