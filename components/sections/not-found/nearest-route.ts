import { editDistance } from '#content/schema/values/edit-distance.ts'

/** A page: its route without the base, and its name with its language. */
export type Route = {
  to: string
  label: string
  lang?: string | undefined
  /** Other words for the page in addresses, such as `fees`. */
  also?: readonly string[] | undefined
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The parts of a path below its language, without case, signs and extension. */
const partsOf = (path: string) =>
  path
    .replace(/^\/[a-z]{2}(?=\/|$)/, '')
    .replace(/\.html?$/, '')
    .split('/')
    .map(letters)
    .filter(Boolean)

/** How many letters of a typed text differ from a name, or from its beginning. */
function mistakes(typed: string, name: string): number {
  const beginning = name.slice(0, Math.max(typed.length, 4))
  return Math.min(editDistance(typed, name), editDistance(typed, beginning))
}

/** How many letters differ from the last part of a page's path, or from a word of its name. */
function differenceTo(typed: string, { to, label, also = [] }: Route): number {
  // Too many names have the same short words.
  const words = label
    .split(/\W+/)
    .map(letters)
    .filter((word) => word.length > 3)
  const byWord = words.map((word) => mistakes(typed, word) + 0.5)
  const names = [partsOf(to).at(-1) ?? 'home', ...also]
  return Math.min(...names.map((name) => mistakes(typed, name)), ...byWord)
}

/** A longer path is compared up to here, since each letter takes longer. */
const maxLength = 100

/**
 * The page that a visitor most likely meant: the page most similar to the last part of the path, else to
 * the part before. Undefined if no page is similar.
 */
export function nearestRoute(path: string, routes: readonly Route[]): Route | undefined {
  const parts = partsOf(path.slice(0, maxLength))
  for (let typed = parts.pop(); typed !== undefined; typed = parts.pop()) {
    const differences = routes.map((route) => differenceTo(typed, route))
    const least = Math.min(...differences)
    if (least <= Math.max(1, Math.round(typed.length / 3)))
      return routes[differences.indexOf(least)]
  }
  return undefined
}
