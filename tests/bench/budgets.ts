import { beforeIdle, parts, type PageBytes } from './page-bytes.ts'

const kilobyte = 1024

/** What a page may weigh, in bytes; Home has its carousels. */
const limits = (route: string) => ({
  css: 12 * kilobyte,
  loader: 2 * kilobyte,
  script: (route === '' ? 100 : 90) * kilobyte,
  'before idle': 70 * kilobyte,
})

const kb = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`

/** The parts of a page that are over their limit, in a sentence each. */
export function overBudget(route: string, bytes: PageBytes): string[] {
  const weights = { ...bytes, 'before idle': beforeIdle(bytes) }
  return Object.entries(limits(route)).flatMap(([part, limit]) => {
    const weight = Object.entries(weights).find(([name]) => name === part)?.[1] ?? 0
    return weight > limit ? [`/${route}: ${part} is ${kb(weight)}, allowed are ${kb(limit)}`] : []
  })
}

/** The bytes of every page by its address, `''` for Home. */
export type SiteBytes = Readonly<Record<string, PageBytes>>

/** What weighs more or less than it did, a line for each part of each page. */
export function growth(known: SiteBytes, now: SiteBytes): string[] {
  return Object.entries(now).flatMap(([route, bytes]) =>
    parts.flatMap((part) => {
      const before = known[route]?.[part] ?? 0
      const change = bytes[part] - before
      if (change === 0) return []
      const sign = change > 0 ? '+' : ''
      return [`/${route}  ${part}: ${before} -> ${bytes[part]} (${sign}${change})`]
    }),
  )
}
