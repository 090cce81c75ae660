import { routeOf } from '#content/schema/routes.ts'
import {
  type Document,
  annotatedFields,
  linksOf,
  placesOf,
  valueAt,
} from '#scripts/content/index.ts'
import type { FileMessage, ProseRule } from '../rule.ts'

const alwaysReached = new Set(['/', '/404'])

const orphanPage: ProseRule = {
  id: 'orphan-page',
  severity: 'warning',
  reason:
    'Nobody finds a page without a link; link to it from another page or from a menu in content/site.yaml.',
  *inSite({ documents }): Iterable<FileMessage> {
    const linked = new Set(documents.flatMap(pagesLinkedFrom))
    for (const document of documents) {
      const route = routeOf(document)
      // Programs are linked from their list.
      if (document.kind !== 'page' || route === undefined) continue
      if (alwaysReached.has(route) || linked.has(route)) continue
      yield { path: document.path, line: 1, column: 1, message: `nothing links to ${route}` }
    }
  },
}

const pagesLinkedFrom = (document: Document): string[] =>
  linksOf(document)
    .map(withoutQuery)
    .filter((path) => path.startsWith('/') && path !== routeOf(document))

const sameDescription: ProseRule = {
  id: 'same-description',
  severity: 'warning',
  reason: 'In search results two pages with one description look like one.',
  *inSite({ documents }): Iterable<FileMessage> {
    const first = new Map<string, { document: Document; field: string }>()
    for (const document of documents) {
      const { kind, path, fields, placeholders } = document
      if (kind !== 'page' && kind !== 'program') continue
      for (const field of ['title', 'description', 'summary']) {
        const value = valueAt(fields, [field])
        const isPlaceholder = placeholders.some((each) => each.field === field)
        if (typeof value !== 'string' || isPlaceholder) continue
        const key = value.trim().toLowerCase()
        const holder = first.get(key)
        if (!holder) {
          first.set(key, { document, field })
          continue
        }
        const { line } = placesOf(holder.document).value([holder.field])
        const place = `${holder.document.path}:${line}`
        const message = `the same text is at ${place}; expected words of its own`
        yield { path, ...placesOf(document).value([field]), field, message }
      }
    }
  },
}

/** The folders whose files pages show; a file that others link to may be elsewhere under public/. */
const shownFile = /^public(\/(?:images|brochures)\/.+)$/

const unusedFile: ProseRule = {
  id: 'unused-file',
  severity: 'warning',
  reason: 'Use it or delete it. A file that only other sites link to belongs in public/files/.',
  *inSite({ documents, files }): Iterable<FileMessage> {
    const used = new Set(documents.flatMap(addressesIn).map(withoutQuery))
    for (const path of files) {
      const address = shownFile.exec(path)?.[1]
      if (address === undefined || used.has(address)) continue
      const message = 'no page, program or other entry uses this file'
      yield { path, line: 1, column: 1, message }
    }
  },
}

const addressesIn = (document: Document): string[] => [
  ...annotatedFields(document).map(({ value }) => value),
  ...(document.body?.images ?? []).map(({ src }) => src),
  ...document.links.map(({ href }) => href),
]

const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '')

/** Rules that need every file of the site. */
export const siteRules: readonly ProseRule[] = [orphanPage, sameDescription, unusedFile]
