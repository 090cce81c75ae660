import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hours } from '#content/schema/weaving.ts'
import { contrast, fromOklch } from './colour.ts'

const theme = readFileSync('components/theme.css', 'utf8')
const hoursSheet = readFileSync('components/styles/hours.css', 'utf8')
const tokens = new Map(
  [...theme.matchAll(/--color-([\w-]+): (oklch\([^)]*\))/g)].map(([, name = '', value = '']) => [
    name,
    fromOklch(value),
  ]),
)

function ratio(one: string, other: string): number {
  const [first, second] = [tokens.get(one), tokens.get(other)]
  if (!first || !second) throw new Error(`theme.css has no ${first ? other : one}`)
  return contrast(first, second)
}

/** The table of design.md, section 2: text, then its grounds. */
const text: Record<string, string[]> = {
  'ink-900': ['white', 'snow', 'glacier', 'marigold'],
  'ink-950': ['marigold', 'marigold-300'],
  body: ['white', 'snow', 'mist', 'glacier', 'marigold'],
  muted: ['white', 'snow', 'mist'],
  'gurans-700': ['white', 'snow', 'mist', 'glacier'],
  'gurans-800': ['gurans-50'],
  'juniper-700': ['white', 'juniper-50'],
  'juniper-900': ['juniper-50'],
  white: [
    'ink-900',
    'ink-950',
    'ink-700',
    'blue-800',
    'juniper-900',
    'juniper-700',
    'plum',
    'gurans-700',
    'gurans-800',
    'disabled',
  ],
  marigold: ['ink-900', 'ink-950', 'blue-800', 'juniper-900', 'plum'],
  pale: ['ink-900', 'ink-950'],
  label: ['ink-900'],
}

/** Field borders, focus rings, the current dot. */
const shapes: Record<string, string[]> = {
  'line-strong': ['white', 'snow'],
  'ink-700': ['white', 'snow', 'glacier', 'marigold'],
  marigold: ['gurans-700', 'ink-900', 'blue-800', 'juniper-900'],
}

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([name, grounds]) => grounds.map((ground) => [name, ground]))

/** The properties of an hour with their tokens, in the order of the cascade. */
function propertiesOf(hour: string): Map<string, string> {
  const rules = [...hoursSheet.matchAll(/([^{}]+)\{[^{}]*\}/g)]
  const own = rules.filter(([, selector = '']) => selector.includes(`'${hour}'`)).join('')
  const uses = own.matchAll(/--([\w-]+): var\(--color-([\w-]+)\)/g)
  return new Map(Array.from(uses, ([, property = '', token = '']) => [property, token]))
}

describe('contrast of the tokens', () => {
  test.each(pairs(text))('%s on %s can be read (4.5)', (name, ground) => {
    expect(ratio(name ?? '', ground ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(shapes))('%s on %s can be seen (3.0)', (name, ground) => {
    expect(ratio(name ?? '', ground ?? '')).toBeGreaterThanOrEqual(3)
  })
})

describe.each(['day', ...hours])('the hour %s', (hour) => {
  const properties = propertiesOf(hour)
  const measure = (one: string, other: string) =>
    ratio(properties.get(one) ?? one, properties.get(other) ?? other)

  test.each(['on', 'heading', 'link'])('%s can be read on its sky', (name) => {
    expect(measure(name, 'sky')).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['action', 'action-hover'])('words on its button (%s) can be read', (ground) => {
    expect(measure('on-action', ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['ring', 'action', 'accent'])('%s can be seen on its sky', (name) => {
    expect(measure(name, 'sky')).toBeGreaterThanOrEqual(3)
  })
})
