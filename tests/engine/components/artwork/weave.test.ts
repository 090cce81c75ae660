import { describe, expect, test } from 'vitest'
import { skyOf, weave } from '#components/artwork/index.ts'
import { hours, scenes } from '#content/schema/weaving.ts'
import { contentIn } from '#tests/content/small-site.ts'
import { delivered } from '#tests/support/site-copy.ts'
import { all } from '#tests/run/all.ts'
import { colourAt, draws } from './render.ts'

const layouts = ['hero', 'card'] as const
const slugs = Array.from({ length: all ? 500 : 100 }, (_, i) => `${'abcdefgh'[i % 8]}-${i * 7919}`)
const few = slugs.slice(0, 50)
const bytes = (svg: string) => new TextEncoder().encode(svg).length

describe('every weaving', () => {
  // The colours of every hour have as many letters.
  test.each(layouts)('of a %s is at most 6144 bytes', (layout) => {
    const sizes = slugs.map((slug) => bytes(weave({ slug, layout }).svg))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6144)
  })

  test.each(hours)('at %s has the flat sky of that hour behind its text', async (hour) => {
    const { svg } = weave({ slug: 'about', layout: 'hero', hour })
    expect(await colourAt(svg, 0, 0)).toBe(skyOf(hour))
    expect(await colourAt(svg, 200, 30)).toBe(skyOf(hour))
  })
})

test.each(['', ' ', '../../etc', '<&">', 'नेपाली-कार्यक्रम', '🏔️', '\u{D800}', 'x'.repeat(200)])(
  'the slug %j gives a picture',
  async (slug) => {
    for (const layout of layouts) expect(await draws(weave({ slug, layout }).svg)).toBe(true)
  },
)

describe('choices in frontmatter', () => {
  test('choose one composition each', () => {
    const cards = (['summit', 'pass', 'twin', 'range'] as const).map(
      (composition) => weave({ slug: 'home', layout: 'card', composition }).svg,
    )
    expect(new Set(cards).size).toBe(4)
  })

  test.each(scenes)('put a %s in front of the peaks, in at most 7168 bytes', (composition) => {
    for (const layout of layouts) {
      const plain = few.map((slug) => weave({ slug, layout, hour: 'gurans' }).svg)
      const drawn = few.map((slug) => weave({ slug, layout, hour: 'gurans', composition }).svg)
      expect(Math.max(...drawn.map(bytes))).toBeLessThanOrEqual(7168)
      expect(new Set([...plain, ...drawn]).size).toBe(100)
      // Only who names a scene gets it.
      const scene = /<g transform="translate\(\d+ \d+\) scale\(\d+\)">/
      expect(drawn.every((svg) => scene.test(svg))).toBe(true)
      expect(plain.some((svg) => scene.test(svg))).toBe(false)
    }
  })

  test('leave a hero to its slug where they ask for a range, which only cards have', () => {
    const hero = { slug: 'local-economic-development', layout: 'hero' } as const
    expect(weave({ ...hero, composition: 'range' })).toEqual(weave(hero))
  })
})

test('no two of the programs look alike', async () => {
  const { programs } = await contentIn(delivered)
  const shapes = programs.map(({ slug, data }) =>
    weave({ slug, layout: 'card', ...data.artwork }).svg.replaceAll(/#[0-9a-f]{6}/g, ''),
  )
  expect(programs.length).toBeGreaterThanOrEqual(6)
  expect(new Set(shapes).size).toBe(programs.length)
})
