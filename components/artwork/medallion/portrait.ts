import { type Drawing, drawing, filled } from '../drawing.ts'
import { checkedRings, medallionElements, medallionRule } from './medallion.ts'
import { randomFrom } from '../random.ts'

type Cloth = { ground: string; colours: readonly [string, string, string] }

const cloths: readonly [Cloth, ...Cloth[]] = [
  { ground: '#f5b840', colours: ['#7d0d2a', '#ffffff', '#14204f'] },
  { ground: '#d6e8f4', colours: ['#0d3a7c', '#ffffff', '#a31236'] },
  { ground: '#0f4a42', colours: ['#f4b43c', '#ffffff', '#e2552f'] },
]

/** A woven square that stands in for a person's photograph, 220 x 220. */
export function portrait(slug: string): Drawing {
  const { ground, colours } = randomFrom(`portrait:${slug}`).pick(cloths)
  const medallion = medallionElements(medallionRule(slug, 9, checkedRings), 9, 10, colours)
  const square = filled(ground, 'M-110-110h220v220h-220z')
  return drawing(220, 220, square + medallion, { origin: [-110, -110], crisp: true })
}
