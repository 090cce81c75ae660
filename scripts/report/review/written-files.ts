import { routeIn } from '#content/schema/languages.ts'
import { routeOf } from '#content/schema/routes.ts'
import { placeOfFile } from '#scripts/content/read/index.ts'

type Sources = Readonly<Record<string, string>>

/** The files of content that differ in two builds. Older builds don't say what they were made of. */
export function writtenFiles(before?: Sources, after?: Sources) {
  if (!before || !after) return []
  return Object.keys({ ...before, ...after })
    .toSorted()
    .flatMap((path) => {
      if (before[path] === after[path]) return []
      const is = path in before ? (path in after ? 'changed' : 'removed') : 'added'
      const place = placeOfFile(path)
      const route = place.kind && routeOf(place)
      return [{ path, is, route: place.kind && route && routeIn(place.language, route) }]
    })
}
