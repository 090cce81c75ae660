import { breakLines, type Measure } from './break-lines.ts'
import { freeWidth, type Pixels } from './free-width.ts'

/** Title sizes in pixels, the largest that holds the whole title is taken. */
const sizes = [
  { size: 70, leading: 74, lines: 3 },
  { size: 56, leading: 61, lines: 3 },
  { size: 46, leading: 51, lines: 4 },
  { size: 38, leading: 43, lines: 5 },
  { size: 34, leading: 39, lines: 6 },
]

export const titleLeft = 72
const titleTop = 180
const widest = 680
const clearance = 24

export type SetTitle = { size: number; lines: { text: string; baseline: number }[] }

/** Sets the title where the picture is plain sky, each line as wide as its own height allows. */
export function setTitle(title: string, picture: Pixels, measure: Measure): SetTitle {
  const attempts = sizes.map((step) => {
    const tops = Array.from({ length: step.lines }, (_, i) => titleTop + i * step.leading)
    const widths = tops.map((top) => {
      const free = freeWidth(picture, titleLeft, top, top + step.leading) - clearance
      return Math.min(widest, Math.max(0, free)) / step.size
    })
    return { step, set: breakLines(title, widths, measure) }
  })
  const best = attempts.find(({ set }) => set.whole) ?? attempts.at(-1)
  if (!best) return { size: 0, lines: [] }
  const { size, leading } = best.step
  const baseline = (i: number) => Math.round(titleTop + i * leading + size * 0.77)
  return { size, lines: best.set.lines.map((text, i) => ({ text, baseline: baseline(i) })) }
}
