import { describe, expect, test } from 'vitest'
import { emblems } from '#content/kinds/page.ts'
import {
  type Drawing,
  emblem,
  mapSketch,
  logo,
  placeholderLogo,
} from '#components/artwork/index.ts'
import { portrait } from '#components/artwork/medallion/medallion.ts'
import { colourAt, draws } from './render.ts'

test('no two emblems are alike', () => {
  expect(new Set(emblems.map((name) => emblem(name).svg)).size).toBe(emblems.length)
})

describe('a portrait', () => {
  const people = Array.from({ length: 60 }, (_, i) => portrait(`person-${i}`).svg)

  test('has a background of marigold, glacier or juniper', async () => {
    const backgrounds = new Set(await Promise.all(people.map((svg) => colourAt(svg, 2, 2))))
    expect(backgrounds).toEqual(new Set(['#f5b840', '#d6e8f4', '#0f4a42']))
  })

  test('is well-formed for any name', async () => {
    for (const name of ['', 'श्री', '<&">', 'x'.repeat(200)])
      expect(await draws(portrait(name).svg)).toBe(true)
  })
})

test.each<[string, Drawing]>([
  ...emblems.map((name): [string, Drawing] => [`emblem ${name}`, emblem(name)]),
  ['logo', logo()],
  ['map', mapSketch()],
  ['square logo', placeholderLogo(1)],
  ['round logo', placeholderLogo(2)],
  ['three-cornered logo', placeholderLogo(3)],
])('the %s is well-formed, small and has the size it names', async (_, { svg, width, height }) => {
  expect(await draws(svg)).toBe(true)
  expect(svg.length).toBeLessThan(1024)
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
})
