import { beforeIdle, type PageBytes } from './page-bytes.ts'

const kilobyte = 1024

/** One sentence for each part of a page over its limit. */
export function overBudget(route: string, bytes: PageBytes): string[] {
  const weights = { ...bytes, 'before idle': beforeIdle(bytes) }
  const limits = [
    ['css', 13],
    ['loader', 2],
    // Home has its carousels.
    ['script', route === '' ? 100 : 90],
    ['before idle', 40],
  ] as const
  return limits.flatMap(([part, limit]) => {
    const weight = weights[part] / kilobyte
    if (weight <= limit) return []
    return `/${route}: ${part} is ${weight.toFixed(1)} kB, allowed are ${limit.toFixed(1)} kB`
  })
}
