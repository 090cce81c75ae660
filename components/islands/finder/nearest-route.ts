/** A page: its route without the base, and its name. */
export type Route = { to: string; label: string }

/** How many typing mistakes a path of this length may have. */
const tolerance = (length: number) => Math.max(1, Math.round(length / 3))

/** Ignores case, the extension and separators. */
const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replaceAll(/[^a-z0-9]/g, '')

/** Edit distance (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const above = row
    row = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const change = (above[j] ?? 0) + (letter === other ? 0 : 1)
      row.push(Math.min(change, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
  }
  return row.at(-1) ?? 0
}

/** The distance between a typed path and a page's, or the beginning of the page's. */
function mistakes(typed: string, page: string): number {
  const start = page.slice(0, Math.max(typed.length, 4))
  return Math.min(distance(typed, page), distance(typed, start) + 0.5)
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
