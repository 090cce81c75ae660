import { expect, test } from 'vitest'
import { weave } from '#components/artwork/index.ts'
import { type AddDrawing, artworkMedia, portraitMedia } from '#components/artwork/media.ts'

const drawings = new Map<string, string>()
const add: AddDrawing = (key, name, draw) => {
  const { svg, width, height } = draw()
  drawings.set(key, svg)
  return { src: `/media/${name}.svg`, width, height }
}

test('a weaving has the size of its layout', () => {
  const weaving = { slug: 'about', layout: 'hero', hour: 'noon' } as const
  const media = artworkMedia(add, weaving)
  expect(media).toEqual({ src: '/media/about-hero.svg', width: 2400, height: 640 })
  expect([...drawings.values()]).toEqual([weave(weaving).svg])
})

test('another hour is another drawing', () => {
  drawings.clear()
  for (const hour of ['noon', 'dawn'] as const) {
    artworkMedia(add, { slug: 'about', layout: 'card', hour })
  }
  expect(new Set(drawings.values()).size).toBe(2)
})

test('portraits are files too', () => {
  expect(portraitMedia(add, 'first-partner')).toMatchObject({ width: 220, height: 220 })
})
