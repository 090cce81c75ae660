import type subsetFont from 'subset-font'
import { expect, test, vi } from 'vitest'
import { buildFonts } from '#scripts/tools/fonts/build-fonts.ts'
import { firstVisitCharacters } from '#scripts/tools/fonts/characters.ts'
import { charactersOf, families, fontSource } from '#scripts/tools/fonts/font-source.ts'

const cuts = vi.hoisted(() => ({ count: 0 }))
vi.mock('subset-font', async (original) => {
  const real = await original<{ default: typeof subsetFont }>()
  const counted: typeof subsetFont = (...args) => {
    cuts.count += 1
    return real.default(...args)
  }
  return { default: counted }
})

const nepaliName = 'माइतीघर इन्स्टिच्युट'
const site = await buildFonts({ nepaliName })
const firstVisit = [...site.files].filter(([href]) => !href.includes('-all.'))

test('a first visit loads three fonts of at most 21.5 kB together', () => {
  expect(firstVisit).toHaveLength(3)
  const total = firstVisit.reduce((sum, [, bytes]) => sum + bytes.length, 0)
  expect(total).toBeLessThanOrEqual(21_500)
})

test('each of them comes in eight packets of 1,460 bytes, of which headers take 930', () => {
  for (const [, bytes] of firstVisit) expect(bytes.length).toBeLessThanOrEqual(8 * 1460 - 930)
})

test('the two fonts of every page are preloaded, the name and the rest are not', () => {
  expect(site.preload).toEqual([
    expect.stringMatching(/^\/media\/eczar\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^\/media\/public-sans\.[0-9a-f]{8}\.woff2$/),
  ])
})

test.each(['eczar', 'public-sans'] as const)(
  'the preloaded font of %s holds its whole fixed set and nothing of the content',
  (family) => {
    const href = site.preload.find((each) => each.includes(`/${family}.`)) ?? ''
    const bytes = site.files.get(href) ?? new Uint8Array()
    const wanted = [...new Set(firstVisitCharacters[family])].toSorted()
    expect([...charactersOf(bytes)].toSorted()).toEqual(wanted)
  },
)

test.each([
  ['Eczar', families.eczar],
  ['Public Sans', [...families['public-sans'], 'eczar-devanagari' as const]],
])('no character that a source has falls out of %s', async (family, sources) => {
  const reachable = new Set(rangesOf(family).flatMap(pointsIn))
  for (const source of sources) {
    const { characters } = await fontSource(source)
    const lost = [...characters].filter((c) => !reachable.has(c.codePointAt(0) ?? 0))
    expect(lost).toEqual([])
  }
})

test('Devanagari fetches no file of another script', async () => {
  const [own, ...others] = rangesOf('Eczar').map(pointsIn)
  const { characters } = await fontSource('eczar-devanagari')
  const letters = [...characters].filter((c) => /\p{Script=Devanagari}/u.test(c))
  const points = letters.map((c) => c.codePointAt(0))
  expect(own).toEqual(expect.arrayContaining(points))
  expect(others.flat().filter((point) => points.includes(point))).toEqual([])
})

test('an institute of another name gets another font for it, and the rest stays', async () => {
  const other = await buildFonts({ nepaliName: 'ज्ञान' })
  const changed = [...other.files.keys()].filter((href) => !site.files.has(href))
  expect(changed).toEqual([expect.stringMatching(/^\/media\/eczar-name\./)])
})

test('a second build cuts nothing and gives the same style sheet', async () => {
  const before = cuts.count
  expect((await buildFonts({ nepaliName })).css).toBe(site.css)
  expect(cuts.count).toBe(before)
})

const rangesOf = (family: string): string[] =>
  site.css
    .split('\n')
    .filter((rule) => rule.includes(`font-family:"${family}"`))
    .map((rule) => /unicode-range:([^}]+)/.exec(rule)?.[1] ?? '')

const pointsIn = (ranges: string): number[] =>
  ranges.split(',').flatMap((range) => {
    const [from = '', to = from] = range.slice(2).split('-')
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, i) => first + i)
  })
