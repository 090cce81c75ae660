import { describe, expect, test } from 'vitest'
import { hours } from '#content/schema/weaving.ts'
import { propertiesOf, tokens } from './colour.ts'

/** The relative luminance of a token by WCAG 2.x, 0 to 1. */
function luminance(token: string): number {
  const colour = tokens.get(token)
  if (!colour) throw new Error(`theme.css has no ${token}`)
  const [red = 0, green = 0, blue = 0] = Array.from(Buffer.from(colour.slice(1), 'hex'), (byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The ratio of two tokens by WCAG 2.x, 1 to 21. */
function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** Pairs of colours that are used together: text, then its backgrounds. */
const text = {
  'ink-900': 'white snow glacier marigold',
  'ink-950': 'marigold marigold-300',
  body: 'white snow mist glacier marigold',
  muted: 'white snow mist',
  'gurans-700': 'white snow mist glacier',
  'gurans-800': 'gurans-50',
  'juniper-700': 'white juniper-50',
  'juniper-900': 'juniper-50',
  white:
    'ink-900 ink-950 ink-700 blue-800 juniper-900 juniper-700 plum gurans-700 gurans-800 disabled',
  marigold: 'ink-900 ink-950 blue-800 juniper-900 plum',
  pale: 'ink-900 ink-950',
  label: 'ink-900',
}

/** Field borders, focus rings, the current dot. */
const shapes = {
  'line-strong': 'white snow',
  'ink-700': 'white snow glacier marigold',
  marigold: 'gurans-700 ink-900 blue-800 juniper-900',
}

const pairs = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([name, others]) =>
    others.split(' ').map((background): [string, string] => [name, background]),
  )

describe('contrast of the tokens', () => {
  test.each(pairs(text))('%s on %s can be read (4.5)', (name, background) => {
    expect(ratio(name, background)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(shapes))('%s on %s can be seen (3.0)', (name, background) => {
    expect(ratio(name, background)).toBeGreaterThanOrEqual(3)
  })
})

describe.each(['root', ...hours])('the colours of %s', (hour) => {
  const properties = propertiesOf(hour)
  const measure = (one: string, other: string) =>
    ratio(properties.get(one) ?? one, properties.get(other) ?? other)

  test.each(['on', 'heading', 'link'])('%s can be read on its sky', (name) => {
    expect(measure(name, 'sky')).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['action', 'action-hover'])('words on its button (%s) can be read', (background) => {
    expect(measure('on-action', background)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['ring', 'action', 'accent'])('%s can be seen on its sky', (name) => {
    expect(measure(name, 'sky')).toBeGreaterThanOrEqual(3)
  })
})
