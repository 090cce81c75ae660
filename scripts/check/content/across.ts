import type { Placed } from '#scripts/content/diagnostics/index.ts'
import type { Document } from '#scripts/content/documents/index.ts'
import type { SiteAddresses } from '../links/site-addresses.ts'
import { checkIds } from '../body/body.ts'
import {
  anchorsOf,
  entriesByKind,
  layoutAnchors,
  pageFinder,
} from '#scripts/content/site-map/index.ts'
import { checkNames } from '../links/names.ts'
import { checkDuplicates } from '../fields/duplicates.ts'
import { type Report, readMoved, readRoutes } from './routes.ts'

/**
 * Checks everything that needs all files: routes, links, anchors, references and unique values.
 * `programs` is the number of programs that the site lists. Also returns the routes with the paths of
 * their files, and the former addresses with the present ones (`moved`).
 */
export function checkAcross(
  documents: readonly Document[],
  assets: Pick<SiteAddresses, 'files' | 'unusable'>,
  programs: number,
) {
  const faults: Placed[] = []
  const report: Report = (document, diagnostic) => void faults.push({ document, diagnostic })
  const { routes, holders } = readRoutes(documents, programs, report)
  const moved = readMoved(documents, holders, assets.files, report)
  const entries = entriesByKind(documents)
  const find = pageFinder(documents)
  const known = new Map<Document, ReadonlySet<string> | undefined>()
  const anchors = (route: string) => {
    const page = find(route)
    if (page && !known.has(page)) known.set(page, anchorsOf(page, entries))
    return page && known.get(page)
  }
  faults.push(...checkDuplicates(documents))
  const site: SiteAddresses = { ...assets, routes, moved, anchors }
  for (const document of documents) {
    for (const fault of checkNames(document, site, entries)) report(document, fault)
    const taken = layoutAnchors(document, entries)
    for (const fault of checkIds(document, taken)) report(document, fault)
  }
  return { routes, moved, faults }
}
