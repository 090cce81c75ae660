import { notFoundRoute } from '#content/schema/routes.ts'
import { routeOf } from '#content/kinds/routes.ts'
import { addressesIn, type Document, unpublishedOn } from '#scripts/content/documents/index.ts'
import { linkedRoutes } from '#scripts/content/site-map/index.ts'
import type { ProseRule } from '../rule.ts'

const isOriginal = ({ language }: Document) => language === 'en'

/** Files for pages. Other sites link to files in public/files/ and at the root. */
const shownFile = /^public(\/(?!\.|files\/)[^/]+\/.+)$/

export const siteRules: readonly ProseRule[] = [
  {
    id: 'orphan-page',
    reason:
      'Visitors find a page by its links: link to it from another page or from a menu in content/site.yaml.',
    *inSite({ documents: all, today }) {
      const documents = all.filter(isOriginal)
      const linked = new Set([...linkedRoutes(documents), '/', notFoundRoute])
      // No link may lead to a page that isn't published yet.
      const pages = documents.filter(
        ({ kind, publication }) => kind === 'page' && !unpublishedOn(today, publication),
      )
      for (const document of pages) {
        const route = routeOf(document)
        if (route !== undefined && !linked.has(route))
          yield { path: document.path, message: `nothing links to ${route}` }
      }
    },
  },
  {
    id: 'unused-file',
    reason: 'Use it or delete it. A file that only other sites link to belongs in public/files/.',
    *inSite({ documents, files }) {
      const used = new Set(documents.flatMap(addressesIn))
      for (const path of files) {
        const address = shownFile.exec(path)?.[1]
        if (address !== undefined && !used.has(address))
          yield { path, message: 'no page or entry uses this file' }
      }
    },
  },
]
