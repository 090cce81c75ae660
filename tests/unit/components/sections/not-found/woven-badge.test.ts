import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WovenBadge } from '#components/sections/not-found/WovenBadge.tsx'

const badge = (text: string) => renderToStaticMarkup(createElement(WovenBadge, { text }))

/** The upper left corners of the outermost squares, and the size of the picture. */
function drawn(text: string) {
  const html = badge(text)
  const [, path = ''] = / d="([^"]*)"/.exec(html) ?? []
  const corners = Array.from(path.matchAll(/M(\d+) (\d+)/g), ([, x, y]) => [Number(x), Number(y)])
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(html) ?? []
  return { corners, size: [Number(width), Number(height)] }
}

test('404 is woven of 14 + 16 + 14 squares that fill the picture', () => {
  const { corners, size } = drawn('404')
  expect(corners).toHaveLength(14 + 16 + 14)
  const ends = [0, 1].map((axis) => Math.max(...corners.map((corner) => corner[axis] ?? 0)) + 12)
  expect(ends).toEqual(size)
})

test.each([...'0123456789'])('the digit %s has squares in all seven rows', (digit) => {
  expect(new Set(drawn(digit).corners.map(([, y]) => y)).size).toBe(7)
})

test('text that is not a number stays text', () => {
  expect(badge('Gone')).toMatch(/^<p[^>]*>Gone<\/p>$/)
})
