import { expect, test } from 'vitest'
import { type AddDrawing, artworkMedia, portraitMedia, weave } from '#components/artwork/index.ts'

const drawings = new Map<string, string>()
const add: AddDrawing = (key, name, draw) => {
  const { svg, width, height } = draw()
  drawings.set(key, svg)
  return { src: `/media/${name}.svg`, width, height }
}

test('weavings and portraits are files with their size, and each hour has its own', () => {
  const weavings = (['noon', 'dawn'] as const).map(
    (hour) => ({ slug: 'about', layout: 'hero', hour }) as const,
  )
  for (const weaving of weavings) {
    const media = artworkMedia(add, weaving)
    expect(media).toEqual({ src: '/media/about-hero.svg', width: 2400, height: 640 })
  }
  expect([...drawings.values()]).toEqual(weavings.map((weaving) => weave(weaving).svg))
  expect(portraitMedia(add, 'first-partner')).toMatchObject({ width: 220, height: 220 })
})
