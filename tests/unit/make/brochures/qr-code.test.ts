import { expect, test } from 'vitest'
import { qrCode } from '#scripts/make/brochures/qr-code.ts'

test('a code has a quiet zone of four modules on each side', () => {
  const svg = qrCode('https://www.example.org')
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const squares = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map((match) => match.map(Number))
  expect(squares.length).toBeGreaterThan(50)
  for (const [, x = 0, y = 0, width = 0] of squares) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(side - 4)
  }
})

test('its finder pattern stands in the upper left corner', () => {
  expect(qrCode('a')).toContain('M4 4h7v1h-7z')
})

test('another address gives another code', () => {
  expect(qrCode('https://a.example')).not.toBe(qrCode('https://b.example'))
})
