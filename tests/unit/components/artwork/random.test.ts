import { expect, test } from 'vitest'
import { fnv1a, mulberry32, randomFrom } from '#components/artwork/random.ts'

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j is that of the FNV test suite', (text, hash) => {
  expect(fnv1a(text)).toBe(hash)
})

test('the generator gives the published numbers for a seed', () => {
  const next = mulberry32(1)
  expect([next(), next(), next()].map((share) => share * 2 ** 32)).toEqual([
    2693262067, 11749833, 2265367787,
  ])
})

test('whole numbers include both ends', () => {
  const random = randomFrom('ends')
  const found = Array.from({ length: 200 }, () => random.whole(2, 4))
  expect(new Set(found)).toEqual(new Set([2, 3, 4]))
})
