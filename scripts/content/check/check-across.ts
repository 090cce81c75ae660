import type { KindName } from '#content/schema/kinds.ts'
import { readListPart, routeOf } from '#content/schema/routes.ts'
import { layoutAnchors, type Slugs } from './anchors.ts'
import { checkBody } from './check-body.ts'
import { checkDuplicates } from './check-duplicates.ts'
import { checkFields, checkText } from './check-references.ts'
import { digestOf } from './digest.ts'
import type { Document } from '../read/document.ts'
import type { DiagnosticList } from '../explain/diagnostic.ts'
import { anchorsOf } from './page-anchors.ts'
import { readRoutes } from './routes.ts'
import type { SiteAddresses } from './site-addresses.ts'

/**
 * What needs all the files at once: addresses, links, anchors, references, what must be unique.
 * `programs` is how many of them the site lists.
 */
export function checkAcross(
  documents: readonly Document[],
  assets: Pick<SiteAddresses, 'files' | 'unusable'>,
  diagnostics: DiagnosticList,
  programs: number,
): ReadonlyMap<string, string> {
  const { routes, taken } = readRoutes(documents, programs)
  for (const { document, diagnostic } of [...taken, ...checkDuplicates(documents)]) {
    diagnostics.add(document, diagnostic)
  }
  const slugs = slugsByKind(documents)
  const site: SiteAddresses = { ...assets, routes, anchors: anchorsByRoute(documents, slugs) }
  for (const document of documents) {
    diagnostics.add(document, ...checkFields(document, site, slugs), ...checkText(document, site))
    const bodyDiagnostics =
      document.kind === 'page'
        ? checkBody(document, layoutAnchors(document, slugs))
        : digestOf(document).bodyDiagnostics
    diagnostics.add(document, ...bodyDiagnostics)
  }
  return routes
}

/** The names of the entries of each kind. */
export function slugsByKind(documents: readonly Document[]): Slugs {
  const slugs = new Map<KindName, Set<string>>()
  for (const { kind, slug } of documents) {
    slugs.set(kind, (slugs.get(kind) ?? new Set()).add(slug))
  }
  return slugs
}

/** Gathers the ids of a page when a link asks for them; every part of a list leads to all its rows. */
function anchorsByRoute(documents: readonly Document[], slugs: Slugs) {
  const byRoute = new Map(documents.map((document) => [routeOf(document), document]))
  const known = new Map<string, ReadonlySet<string> | undefined>()
  return (route: string) => {
    const document = byRoute.get(route) ?? byRoute.get(readListPart(route)?.list)
    if (document && !known.has(route)) known.set(route, anchorsOf(document, slugs))
    return known.get(route)
  }
}
