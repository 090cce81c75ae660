import { readFile, writeFile } from 'node:fs/promises'
import { beforeIdle, parts, type PageBytes } from './page-bytes.ts'

const kilobyte = 1024

/** The most bytes of a page; Home has its carousels. */
const limits = (route: string) => ({
  css: 12 * kilobyte,
  loader: 2 * kilobyte,
  script: (route === '' ? 100 : 90) * kilobyte,
  'before idle': 70 * kilobyte,
})

const kb = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`

/** One sentence for each part of a page over its limit. */
export function overBudget(route: string, bytes: PageBytes): string[] {
  const weights = { ...bytes, 'before idle': beforeIdle(bytes) }
  return Object.entries(limits(route)).flatMap(([part, limit]) => {
    const weight = Object.entries(weights).find(([name]) => name === part)?.[1] ?? 0
    return weight > limit ? [`/${route}: ${part} is ${kb(weight)}, allowed are ${kb(limit)}`] : []
  })
}

/** The bytes of every page by its path; Home is empty. */
export type SiteBytes = Readonly<Record<string, PageBytes>>

/** The bytes at the last `npm run bench -- bytes --renew`. */
const file = 'tests/bench/bytes.json'

export const readKnownBytes = async (): Promise<SiteBytes> =>
  JSON.parse(await readFile(file, 'utf8'))

export const writeKnownBytes = (bytes: SiteBytes): Promise<void> =>
  writeFile(file, `${JSON.stringify(bytes, null, 2)}\n`)

/** One line for each part of each page whose bytes changed. */
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
