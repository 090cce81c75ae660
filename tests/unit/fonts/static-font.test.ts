import { readFileSync } from 'node:fs'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'
import { staticFont } from '#scripts/fonts/static-font.ts'

test.each([
  ['eczar', 600, 'Eczar'],
  ['public-sans', 400, 'Public Sans'],
] as const)('%s at %i is TrueType of one weight', async (family, weight, name) => {
  for (const file of await staticFont(family, weight)) {
    const bytes = readFileSync(file)
    expect(bytes.subarray(0, 4).toString('hex')).toBe('00010000')
    const font = create(bytes)
    if (font.isCollection) throw new Error('not a font')
    expect(font.familyName).toContain(name)
    expect(font['OS/2'].usWeightClass).toBe(weight)
    expect(font.variationAxes).toEqual({})
  }
})
