import { type Drawing, drawing, filled } from '../shared/drawing.ts'
import { checkedRings, medallionElements, medallionRule } from './medallion.ts'
import { randomFrom } from '../shared/random.ts'

type Colours = { background: string; colours: readonly [string, string, string] }

const variants: readonly [Colours, ...Colours[]] = [
  { background: '#f5b840', colours: ['#7d0d2a', '#ffffff', '#14204f'] },
  { background: '#d6e8f4', colours: ['#0d3a7c', '#ffffff', '#a31236'] },
  { background: '#0f4a42', colours: ['#f4b43c', '#ffffff', '#e2552f'] },
]

/** A woven square of 220 x 220, the placeholder for a person's photograph. */
export function portrait(slug: string): Drawing {
  const { background, colours } = randomFrom(`portrait:${slug}`).pick(variants)
  const medallion = medallionElements(medallionRule(slug, 9, checkedRings), 9, 10, colours)
  const square = filled(background, 'M-110-110h220v220h-220z')
  return drawing(220, 220, square + medallion, { origin: [-110, -110], crisp: true })
}
