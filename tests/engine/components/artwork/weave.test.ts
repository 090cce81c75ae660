import { expect, test } from 'vitest'
import { skyOf, weave } from '#components/artwork/index.ts'
import { compositions, hours, scenes } from '#content/schema/weaving.ts'
import { contentIn } from '#tests/engine/small-sites/small-site.ts'
import { delivered } from '#tests/support/site-copy.ts'
import { colourAt, draws } from './render.ts'

const layouts = ['hero', 'card'] as const

test.each(hours)('a weaving at %s has the flat sky of that hour behind its text', async (hour) => {
  const { svg } = weave({ slug: 'about', layout: 'hero', hour })
  expect(await colourAt(svg, 0, 0)).toBe(skyOf(hour))
  expect(await colourAt(svg, 200, 30)).toBe(skyOf(hour))
})

test.each(['', '../../etc', '<&">', 'नेपाली-कार्यक्रम', '\u{D800}', 'x'.repeat(200)])(
  'the slug %j gives a picture',
  async (slug) => {
    for (const layout of layouts) expect(await draws(weave({ slug, layout }).svg)).toBe(true)
  },
)

test.each(layouts)('a %s has at most 6144 bytes, or 7168 with a scene', (layout) => {
  for (const composition of compositions) {
    const sizes = hours.map(
      (hour) => weave({ slug: 'index', layout, hour, composition }).svg.length,
    )
    const limit = scenes.some((scene) => scene === composition) ? 7168 : 6144
    expect(Math.max(...sizes)).toBeLessThanOrEqual(limit)
  }
})

test('each composition that frontmatter can name is another picture', async () => {
  const pictures = compositions.map(
    (composition) => weave({ slug: 'index', layout: 'card', composition }).svg,
  )
  expect(new Set(pictures).size).toBe(compositions.length)
  for (const svg of pictures) expect(await draws(svg)).toBe(true)
})

test('no two of the programs look alike', async () => {
  const { programs } = await contentIn(delivered)
  const shapes = programs.map(({ slug, data }) =>
    weave({ slug, layout: 'card', ...data.artwork }).svg.replaceAll(/#[0-9a-f]{6}/g, ''),
  )
  expect(programs.length).toBeGreaterThanOrEqual(6)
  expect(new Set(shapes).size).toBe(programs.length)
})
