import { type Cloth, place } from '../shared/cloth.ts'
import type { Palette } from '../shared/hours.ts'
import type { Random } from '../shared/random.ts'
import { layer } from './slope.ts'

/** Defines `m`, a ridge with three threads that follow its slope. */
export function ridgeFigure(cloth: Cloth, { ridge }: Palette): string {
  const threads = [7, 15, 23].map((y) => layer(cloth, y, ridge.thread) + layer(cloth, y + 1))
  return `<g id="m" fill="${ridge.fill}">${layer(cloth, 0)}${threads.join('')}</g>`
}

/** Places the middle ridges, evenly spread, with apexes at 20–40 % of the height. */
export function ridges(cloth: Cloth, random: Random): string {
  const count = random.whole(...cloth.ridges)
  const start = random.between(0, 1)
  return Array.from({ length: count + 2 }, (_, i) => (i - 1 + start) / (count - 0.5))
    .map((x) => ({
      x: x + random.between(-0.03, 0.03),
      y: 1 - (0.2 + 0.2 * cloth.rise(x) * random.between(0.6, 1)),
    }))
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y }) => place(cloth, 'm', x, y))
    .join('')
}
