import type { Pixels } from './free-width.ts'

/**
 * The same picture in its `count` most frequent colours, every other pixel in the nearest of them.
 * Fit for flat drawings: their colours all stay, and only some shades of smoothed edges go.
 */
export function fewColours({ data, width, height }: Pixels, count: number): Pixels {
  const colours = new Uint32Array(data.slice().buffer)
  const frequency = new Map<number, number>()
  for (const colour of colours) frequency.set(colour, (frequency.get(colour) ?? 0) + 1)
  const byFrequency = [...frequency].toSorted(([a, m], [b, n]) => n - m || a - b)
  const kept = byFrequency.slice(0, count).map(([colour]) => colour)
  const nearest = new Map(byFrequency.map(([colour]) => [colour, nearestOf(kept, colour)]))
  return {
    data: new Uint8Array(colours.map((colour) => nearest.get(colour) ?? colour).buffer),
    width,
    height,
  }
}

function nearestOf(kept: readonly number[], colour: number): number {
  let best = colour
  let least = Number.POSITIVE_INFINITY
  for (const candidate of kept) {
    const distance = squaredDistance(candidate, colour)
    if (distance >= least) continue
    best = candidate
    least = distance
  }
  return best
}

const squaredDistance = (a: number, b: number) =>
  [0, 8, 16].reduce((sum, bits) => sum + (((a >> bits) & 255) - ((b >> bits) & 255)) ** 2, 0)
