import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { nameInFont } from '#components/fonts/index.ts'
import { languageNames } from '#content/schema/languages.ts'
import { HomeLink } from '#components/shell/header/Header.tsx'
import { runsOfLetters } from '#scripts/build/fonts/index.ts'
import { readFont } from './read-font.ts'

const read = (file: string) => readFileSync(`components/fonts/${file}`)
const typst = (file: string) => readFileSync(`scripts/outputs/fonts/${file}`)

/** The declarations of each rule in fonts.css. */
const faces = Array.from(
  read('fonts.css')
    .toString()
    .matchAll(/@font-face \{([^}]+)\}/g),
  ([, rule = '']) => {
    const declarations = rule.matchAll(/([\w-]+):\s*([^;]+);/g)
    return new Map(Array.from(declarations, ([, name = '', value = '']) => [name, value]))
  },
)

const fileOf = (face: ReadonlyMap<string, string>) =>
  /url\('\.\/(.+)'\)/.exec(face.get('src') ?? '')?.[1] ?? ''

const facesOf = (family: string) =>
  faces.filter((face) => face.get('font-family') === `'${family}'`)

const pointsOf = (face: ReadonlyMap<string, string> | undefined): number[] =>
  (face?.get('unicode-range') ?? '').split(',').flatMap((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, i) => first + i)
  })

test('text shows while a font loads', () => {
  const fetched = faces.filter((face) => fileOf(face) !== '')
  expect(fetched.length).toBeGreaterThan(5)
  for (const face of fetched) expect(face.get('font-display')).toBe('swap')
})

describe.each([
  ['Eczar', 'eczar.woff2'],
  ['Public Sans', 'public-sans.woff2'],
] as const)('%s', (family, small) => {
  test('its small font has the characters of its unicode-range', async () => {
    const { characters } = await readFont(read(small))
    const face = facesOf(family).find((each) => fileOf(each) === small)
    expect([...characters].toSorted((a, b) => a - b)).toEqual(pointsOf(face))
  })

  test('every character of a font file is in a range of the family', async () => {
    const ranges = new Set(facesOf(family).flatMap(pointsOf))
    for (const face of facesOf(family)) {
      const { characters } = await readFont(read(fileOf(face)))
      expect([...characters].filter((point) => !ranges.has(point))).toEqual([])
    }
  })
})

const homeLink = (nepaliName: string) =>
  renderToStaticMarkup(<HomeLink home="/" name="A" nepaliName={nepaliName} logo={[]} />)

describe('the name in Nepali', () => {
  test.each([nameInFont, languageNames.ne])('%s looks the same in its small font', async (name) => {
    const own = await readFont(read('eczar-name.woff2'))
    const whole = await readFont(typst('eczar-devanagari-500.ttf'))
    for (const part of runsOfLetters(name)) {
      for (const language of ['ne', 'en']) {
        expect(own.shapesOf(part, language)).toEqual(whole.shapesOf(part, language))
      }
    }
  })

  test('uses the font that has no other characters', () => {
    expect(homeLink(nameInFont)).toMatch(/font-name[^>]*>माइतीघर/)
  })

  test('uses the whole Devanagari font after a change', () => {
    expect(homeLink('ज्ञान')).not.toContain('font-name')
  })
})
