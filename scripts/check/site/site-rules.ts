import { routeOf } from '#content/kinds/routes.ts'
import { formerAddress } from '#content/schema/fields.ts'
import { isReservedRoute, type ListPart, listPartRoute } from '#content/schema/routes.ts'
import {
  type Diagnostic,
  diagnosticIn,
  type LocalDiagnostic,
} from '#scripts/read/diagnostics/index.ts'
import { type Document, placesOf } from '#scripts/read/documents/index.ts'
import { listAt } from '#scripts/read/fields/index.ts'
import {
  anchorsOf,
  entriesByKind,
  isReserved,
  layoutAnchors,
  layoutOf,
  pageFinder,
} from '#scripts/read/site-map/index.ts'
import { checkIds } from '../file/body.ts'
import { checkDuplicates } from './duplicates.ts'
import { checkNames } from './names.ts'
import type { Assets, SiteAddresses } from './site-addresses.ts'

/**
 * Checks what needs all files of a language. Also returns routes with their files, and former addresses
 * (`moved`). Links may lead to `others`, the routes of other languages, too.
 */
export function checkAcross(
  documents: readonly Document[],
  assets: Assets,
  parts: Parts,
  others: Iterable<readonly [route: string, path: string]>,
) {
  const faults: Diagnostic[] = []
  const report: Report = (document, fault) => void faults.push(diagnosticIn(document, fault))
  const { routes, holders } = readRoutes(documents, parts, report)
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
  const site: SiteAddresses = { ...assets, routes: new Map([...others, ...routes]), moved, anchors }
  for (const document of documents) {
    for (const fault of checkNames(document, site, entries)) report(document, fault)
    // Those of its original are checked there.
    if (document.lacksText) continue
    const taken = layoutAnchors(document, entries)
    for (const fault of checkIds(document, taken)) report(document, fault)
  }
  return { routes, moved, faults }
}

/** The parts of each list besides its first page, by the layout of the list. */
type Parts = ReadonlyMap<string, readonly ListPart[]>

type Report = (document: Document, fault: LocalDiagnostic) => void

/** Routes with their files. Those that differ only in case count as one: on many disks they are. */
function readRoutes(documents: readonly Document[], parts: Parts, report: Report) {
  const routes = new Map<string, string>()
  const holders = new Map<string, string>()
  for (const document of documents) {
    const { path, slug } = document
    const route = routeOf(document)
    const holder = isReserved(document)
      ? 'the site itself'
      : holders.get(route?.toLowerCase() ?? '')
    if (holder !== undefined) {
      const message = `the address ${route ?? `#${slug}`} is taken by ${holder}`
      const hint = 'Give the file another name.'
      report(document, { rule: 'duplicate-route', message, hint })
    } else if (route !== undefined) {
      holders.set(route.toLowerCase(), path)
      routes.set(route, path)
      const layout = layoutOf(document)
      for (const part of parts.get(layout ?? '') ?? []) routes.set(listPartRoute(route, part), path)
    }
  }
  return { routes, holders }
}

function readMoved(
  documents: readonly Document[],
  routeHolders: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
  report: Report,
) {
  const moved = new Map<string, string>()
  const holders = new Map(routeHolders)
  for (const document of documents) {
    const { path, fields } = document
    const route = routeOf(document)
    if (route === undefined) continue
    for (const [index, written] of listAt(fields, ['formerly']).entries()) {
      const { data: from } = formerAddress.safeParse(written)
      if (from === undefined) continue
      const key = from.toLowerCase()
      const file = [`public${from}`, `public${from}.html`].find((name) => files.has(name))
      const holder = isReservedRoute(from) ? 'the site itself' : (holders.get(key) ?? file)
      const span = placesOf(document).value(['formerly', index])
      if (holder === undefined) {
        moved.set(from, route)
        holders.set(key, `${path}:${span.line}`)
        continue
      }
      // A translation has the addresses of its original, where the fault is told.
      if (!placesOf(document).node(['formerly', index])) continue
      const message = `the address ${from} is taken by ${holder}`
      const hint = 'Delete the entry: only an address that nothing else has can lead here.'
      const place = { ...span, field: `formerly.${index}` }
      report(document, { ...place, rule: 'duplicate-route', message, hint })
    }
  }
  return moved
}
