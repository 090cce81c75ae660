import { furtherParts, listPartRoute, routeOf } from '#content/schema/routes.ts'
import type { Document } from '../read/document.ts'
import { valueAt } from './schema-walk.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'

/** The pages among documents, with the layouts that they name. */
export const pagesIn = (documents: readonly Document[]) =>
  documents
    .filter(({ kind }) => kind === 'page')
    .map(({ slug, yaml }) => ({
      slug,
      data: { layout: String(valueAt(yaml?.value, ['layout'])) },
    }))

/**
 * Addresses to files, and the documents whose address is taken. A list of many programs has
 * further addresses of its own.
 * Addresses that differ in case alone count as one: on many disks they are one file.
 */
export function readRoutes(documents: readonly Document[], programs: number) {
  const routes = new Map<string, string>()
  const takenBy = new Map<string, string>()
  const taken: { document: Document; diagnostic: LocalDiagnostic }[] = []
  const parts = furtherParts(programs)
  for (const document of documents) {
    const route = routeOf(document)
    if (route === undefined) continue
    const first = takenBy.get(route.toLowerCase())
    if (first === undefined) {
      takenBy.set(route.toLowerCase(), document.path)
      routes.set(route, document.path)
      const further = isList(document) ? parts : []
      for (const part of further) routes.set(listPartRoute(route, part), document.path)
    } else {
      const message = `the address ${route} is taken by ${first}`
      taken.push({ document, diagnostic: { line: 1, column: 1, rule: 'duplicate-route', message } })
    }
  }
  return { routes, taken }
}

const isList = (document: Document) =>
  document.kind === 'page' && valueAt(document.yaml?.value, ['layout']) === 'programs'
