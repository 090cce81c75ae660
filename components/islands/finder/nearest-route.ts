import { editDistance } from '#content/schema/edit-distance.ts'

/** A page: its route without the base, and its name with its language. */
export type Route = { to: string; label: string; lang?: string | undefined }

/** The most typing mistakes that a path of this length may have. */
const tolerance = (length: number) => Math.max(1, Math.round(length / 3))

/** Ignores case, the extension and separators. */
const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replaceAll(/[^a-z0-9]/g, '')

/** The distance between a typed path and a page's, or the beginning of the page's. */
function mistakes(typed: string, page: string): number {
  const start = page.slice(0, Math.max(typed.length, 4))
  return Math.min(editDistance(typed, page), editDistance(typed, start) + 0.5)
}

/**
 * The page that a visitor most likely meant: a path in another case, with an extension, with typing
 * mistakes or only the beginning of its name. Undefined if no page is similar.
 */
export function nearestRoute(path: string, routes: readonly Route[]): Route | undefined {
  const typed = plain(path)
  if (typed === '') return undefined
  let best: { route: Route; cost: number } | undefined
  for (const route of routes) {
    const name = plain(route.to)
    if (name === '') continue
    const cost = mistakes(typed, name)
    if (cost <= tolerance(typed.length) && (!best || cost < best.cost)) best = { route, cost }
  }
  return best?.route
}
