import { editDistance } from '#content/schema/values/edit-distance.ts'

/** A page: its route without the base, and its name with its language. */
export type Route = { to: string; label: string; lang?: string | undefined }

/**
 * The part of a path that is compared: without the language that it begins with, and no longer than
 * that of any page, because each letter more takes longer. The table of languages would become a
 * script of its own here, a request more for every visitor who acts.
 */
export const pathOf = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/)/, '').slice(0, 100)

/** The most typing mistakes that a path of this length may have. */
const tolerance = (length: number) => Math.max(1, Math.round(length / 3))

/** The parts of a path, or the words of a name. Ignores case, the extension and signs. */
const partsOf = (text: string, separator: RegExp) =>
  text
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(separator)
    .map((part) => part.replaceAll(/[^a-z0-9]/g, ''))
    .filter(Boolean)

/** The distance between a typed text and a name, or the beginning of the name. */
function mistakes(typed: string, name: string): number {
  const start = name.slice(0, Math.max(typed.length, 4))
  return Math.min(editDistance(typed, name), editDistance(typed, start) + 0.5)
}

/** How far a typed path is from a page: by its path without the folders that both have, or by a word of its name. */
function costOf(typed: readonly string[], { to, label }: Route): number {
  const parts = partsOf(pathOf(`${to}/`), /\//)
  const page = parts.length === 0 ? ['home'] : parts
  const same = typed.findIndex((part, index) => part !== page[index])
  const rest = (path: readonly string[]) => path.slice(same === -1 ? typed.length : same).join('')
  const own = rest(typed)
  const byPath = mistakes(own, rest(page))
  const words = partsOf(label, /[^a-z0-9]+/)
  // A name of many words says less about each of them. Short words are in too many names.
  const byWord = words.map((word) =>
    word.length < 4 || mistakes(own, word) > tolerance(own.length) / 2
      ? Infinity
      : mistakes(own, word) + 0.25 * (words.length - 1),
  )
  return Math.min(byPath <= tolerance(own.length) ? byPath : Infinity, ...byWord)
}

/**
 * The page that a visitor most likely meant: a path in another case, with an extension, with typing
 * mistakes, only the beginning of its name, or a word of it. Undefined if no page is similar.
 */
export function nearestRoute(path: string, routes: readonly Route[]): Route | undefined {
  const typed = partsOf(path, /\//)
  if (typed.length === 0) return undefined
  const costs = routes.map((route) => costOf(typed, route))
  const least = Math.min(...costs)
  return least === Infinity ? undefined : routes[costs.indexOf(least)]
}

/** The page most similar to a folder of the path. */
export function nearestAbove(path: string, routes: readonly Route[]): Route | undefined {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return folder ? (nearestRoute(folder, routes) ?? nearestAbove(folder, routes)) : undefined
}
