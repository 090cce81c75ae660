import { expect, test } from 'vitest'
import { emblems } from '#content/kinds/page.ts'
import {
  type Drawing,
  emblem,
  mapSketch,
  logo,
  placeholderLogo,
} from '#components/artwork/index.ts'
import { draws } from './render.ts'

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
