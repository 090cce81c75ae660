import { readFileSync } from 'node:fs'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'
import { families } from '#scripts/tools/fonts/font-source.ts'
import { staticFont } from '#scripts/tools/fonts/static-font.ts'

test.each([
  ['eczar', 600],
  ['public-sans', 400],
] as const)(
  '%s at %i is a TrueType file a script, each a family of its own',
  async (family, weight) => {
    const files = await staticFont(family, weight)
    const names = files.map((file) => {
      const bytes = readFileSync(file)
      expect(bytes.subarray(0, 4).toString('hex')).toBe('00010000')
      const font = create(bytes)
      if (font.isCollection) throw new Error('a collection')
      expect(font['OS/2'].usWeightClass).toBe(weight)
      expect(font.variationAxes).toEqual({})
      return font.familyName
    })
    expect(names).toEqual(families[family])
  },
)
