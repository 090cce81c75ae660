import { editDistance } from '#content/schema/values/edit-distance.ts'

/** A page: its route without the base, and its name with its language. */
export type Route = { to: string; label: string; lang?: string | undefined }

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The parts of a path below its language, without case, signs and extension. */
const partsOf = (path: string) =>
  path
    .replace(/^\/[a-z]{2}(?=\/|$)/, '')
    .replace(/\.html?$/, '')
    .split('/')
    .map(letters)
    .filter(Boolean)

/** The typing mistakes in a name, or in its beginning. */
function mistakes(typed: string, name: string): number {
  const beginning = name.slice(0, Math.max(typed.length, 4))
  return Math.min(editDistance(typed, name), editDistance(typed, beginning))
}

/** How much a part of a typed path differs from a page: from its path, or from a word of its name. */
function differenceTo(typed: string, { to, label }: Route): number {
  // Short words are in too many names.
  const words = label
    .split(/\W+/)
    .map(letters)
    .filter((word) => word.length > 3)
  const byWord = words.map((word) => mistakes(typed, word) + 0.5)
  return Math.min(mistakes(typed, partsOf(to).at(-1) ?? 'home'), ...byWord)
}

/** The longest path that is compared: each letter more takes longer. */
const maxLength = 100

/**
 * The page that a visitor most likely meant: the one most like the last part of the path, else like
 * the folder above it. Undefined if no page is similar.
 */
export function nearestRoute(path: string, routes: readonly Route[]): Route | undefined {
  for (const typed of partsOf(path.slice(0, maxLength)).toReversed()) {
    const differences = routes.map((route) => differenceTo(typed, route))
    const least = Math.min(...differences)
    if (least <= Math.max(1, Math.round(typed.length / 3)))
      return routes[differences.indexOf(least)]
  }
  return undefined
}
