import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WovenBadge } from '#components/sections/not-found/WovenBadge.tsx'

const badge = (text: string) => renderToStaticMarkup(createElement(WovenBadge, { text }))

/** The upper left corners of the outermost squares, and the size of the picture. */
function drawn(text: string) {
  const html = badge(text)
  const [path = ''] = Array.from(html.matchAll(/ d="([^"]*)"/g), ([, d = '']) => d)
  const corners = Array.from(path.matchAll(/M(\d+) (\d+)/g), ([, x, y]) => [Number(x), Number(y)])
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(html) ?? []
  return { corners, width: Number(width), height: Number(height) }
}

test('the badge is read aloud as its number', () => {
  expect(badge('404')).toContain('role="img" aria-label="404"')
})

test('404 is woven of 14 + 16 + 14 squares that fill the picture', () => {
  const { corners, width, height } = drawn('404')
  expect(corners).toHaveLength(14 + 16 + 14)
  expect(Math.max(...corners.map(([x = 0]) => x)) + 12).toBe(width)
  expect(Math.max(...corners.map(([, y = 0]) => y)) + 12).toBe(height)
})

test.each([...'0123456789'])('the digit %s has squares in all seven rows', (digit) => {
  expect(new Set(drawn(digit).corners.map(([, y]) => y)).size).toBe(7)
})

test('text that is not a number stays text', () => {
  expect(badge('Gone')).toMatch(/^<p[^>]*>Gone<\/p>$/)
})
