import { expect, test } from 'vitest'
import { backgrounds } from '#components/sections/service/service-parts.tsx'

test.each([
  ['white', ['plain', 'plain', 'plain'], ['white', 'snow', 'white']],
  ['snow', ['plain', 'plain'], ['snow', 'white']],
  ['white', ['plain', 'band', 'plain', 'plain'], ['white', 'band', 'white', 'snow']],
  ['white', ['plain', 'plain', 'band', 'plain'], ['white', 'snow', 'band', 'white']],
] as const)('from %s on, the sections %j have the backgrounds %j', (first, kinds, expected) => {
  const sections = kinds.map((kind) => (kind === 'band' ? { isBand: true } : {}))
  expect(backgrounds(sections, first)).toEqual(expected)
})
