import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { unicodeRange } from '#scripts/tools/fonts/characters.ts'

test('neighbouring characters are written as one range', () => {
  expect(unicodeRange('abc€ac')).toBe('U+61-63,U+20AC')
})

const isFree = (codePoint: number) => codePoint !== 0x63

test('a range goes on over few code points that are free, not over others or many', () => {
  expect(unicodeRange('ad', isFree)).toBe('U+61,U+64')
  expect(unicodeRange('dm', isFree)).toBe('U+64-6D')
  expect(unicodeRange('dn', isFree)).toBe('U+64,U+6E')
})

test('a range holds every character of its text and no other', () => {
  assert(
    property(string({ unit: 'binary', minLength: 1 }), (text) => {
      const points = unicodeRange(text)
        .split(',')
        .flatMap((range) => {
          const [from = '', to = from] = range.slice(2).split('-')
          const first = Number.parseInt(from, 16)
          return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, i) => first + i)
        })
      const wanted = new Set(Array.from(text, (character) => character.codePointAt(0)))
      expect(new Set(points)).toEqual(wanted)
    }),
  )
})
