import { Blob, Buffer as Line, Face, Font, shape, Variation } from 'harfbuzzjs'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { cutFont } from '#scripts/tools/fonts/cut-font.ts'
import { firstVisitCharacters } from '#scripts/tools/fonts/characters.ts'
import { type Family, fontSource } from '#scripts/tools/fonts/font-source.ts'
import { readyFolder } from '#scripts/tools/fonts/ready-fonts.ts'
import subsetFont from 'subset-font'

/** How wide a line is in thousandths of an em. */
function widthIn(bytes: Uint8Array, weight: number) {
  const face = new Face(new Blob(bytes))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return (text: string): number => {
    const line = new Line()
    line.addText(text)
    line.guessSegmentProperties()
    shape(font, line)
    const advances = line.getGlyphInfosAndPositions().map(({ xAdvance = 0 }) => xAdvance)
    return (advances.reduce((sum, advance) => sum + advance, 0) / face.upem) * 1000
  }
}

/** The font of a first visit, and the whole source beside it; `weight` fixes that of the source. */
async function fonts(family: Family, weight: number) {
  const kept = readFileSync(`${readyFolder}/${family}.woff2`)
  const source = await fontSource(`${family}-latin`)
  const { characters } = source
  const whole = await cutFont(source, { characters, weight, format: 'truetype' })
  const lean = await subsetFont(kept, firstVisitCharacters[family], {
    targetFormat: 'truetype',
    variationAxes: {},
  })
  return { lean: widthIn(lean, weight), whole: widthIn(whole, weight) }
}

const pairsOf = (characters: string) =>
  [...characters].flatMap((first) => [...characters].map((second) => first + second))

test.each([
  ['eczar', 600],
  ['public-sans', 400],
] as const)('%s sets every pair of characters at %i as its source does', async (family, weight) => {
  const { lean, whole } = await fonts(family, weight)
  const pairs = pairsOf(firstVisitCharacters[family])
  expect(pairs.length).toBeGreaterThan(6000)
  expect(pairs.filter((pair) => Math.abs(lean(pair) - whole(pair)) > 1)).toEqual([])
})

test('strong text is kerned as running text, a thousandth of an em from its source', async () => {
  const { lean, whole } = await fonts('public-sans', 640)
  const pairs = pairsOf(firstVisitCharacters['public-sans'])
  const differences = pairs.map((pair) => Math.abs(lean(pair) - whole(pair)))
  expect(differences.reduce((sum, each) => sum + each, 0) / pairs.length).toBeLessThan(1.5)
})

test('the copyright stays', () => {
  for (const family of ['eczar', 'public-sans']) {
    const font = create(readFileSync(`${readyFolder}/${family}.woff2`))
    expect('copyright' in font && font.copyright).toMatch(/^Copyright .*(Eczar|Public Sans)/)
  }
})
