import { kinds } from '#content/schema/kinds.ts'
import { formerAddress } from '#content/schema/fields.ts'
import { furtherParts, isReservedRoute, listPartRoute, routeOf } from '#content/schema/routes.ts'
import type { Placed } from '../explain/diagnostic.ts'
import { show } from '../explain/issue-words.ts'
import { valueAt } from '../walk-fields.ts'
import type { Document } from '../types.ts'
import type { SiteAddresses } from './addresses.ts'
import { checkIds } from './body.ts'
import { placesReader } from './document.ts'
import {
  anchorsOf,
  checkNames,
  entriesByKind,
  layoutAnchors,
  layoutOf,
  pageFinder,
  type Entries,
} from './references.ts'
import { isReserved, programOf } from './sections.ts'

/**
 * Checks everything that needs all files: routes, links, anchors, references and unique values.
 * `routes` are those of the site with the paths of their files, `moved` former addresses with the
 * present ones. `programs` is how many it lists.
 */
export function checkAcross(
  documents: readonly Document[],
  assets: Pick<SiteAddresses, 'files' | 'unusable'>,
  programs: number,
) {
  const { routes, holders, taken } = readRoutes(documents, programs)
  const { moved, faults: claims } = readMoved(documents, holders, assets.files)
  const entries = entriesByKind(documents)
  const site: SiteAddresses = {
    ...assets,
    routes,
    moved,
    anchors: anchorsByRoute(documents, entries),
  }
  const faults = documents.flatMap((document) =>
    [
      ...checkNames(document, site, entries),
      ...checkIds(document, layoutAnchors(document, entries)),
    ].map((diagnostic) => ({ document, diagnostic })),
  )
  return { routes, moved, faults: [...taken, ...claims, ...checkDuplicates(documents), ...faults] }
}

/**
 * The routes with the paths of their files, including the parts of a long list of programs.
 * Routes that differ only in case count as the same: on many disks they are one file.
 */
function readRoutes(documents: readonly Document[], programs: number) {
  const routes = new Map<string, string>()
  const holders = new Map<string, string>()
  const taken: Placed[] = []
  const parts = furtherParts(programs)
  for (const document of documents) {
    const route = routeOf(document)
    const key = route?.toLowerCase() ?? ''
    const holder = isReserved(document) ? 'the site itself' : holders.get(key)
    if (holder !== undefined) {
      const message = `the address ${route ?? `#${document.slug}`} is taken by ${holder}`
      const hint = 'Give the file another name.'
      const diagnostic = { line: 1, column: 1, rule: 'duplicate-route', message, hint } as const
      taken.push({ document, diagnostic })
    }
    if (holder !== undefined || route === undefined) continue
    holders.set(key, document.path)
    routes.set(route, document.path)
    for (const part of layoutOf(document) === 'programs' ? parts : [])
      routes.set(listPartRoute(route, part), document.path)
  }
  return { routes, holders, taken }
}

/** Former addresses with the present ones. An address has one holder. */
function readMoved(
  documents: readonly Document[],
  routeHolders: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
) {
  const moved = new Map<string, string>()
  const holders = new Map(routeHolders)
  const faults: Placed[] = []
  const placesIn = placesReader()
  for (const document of documents) {
    const route = routeOf(document)
    const former = valueAt(document.fields, ['formerly'])
    if (route === undefined || !Array.isArray(former)) continue
    for (const [index, written] of former.entries()) {
      const { data: from } = formerAddress.safeParse(written)
      if (from === undefined) continue
      const key = from.toLowerCase()
      const file = [`public${from}`, `public${from}.html`].find((name) => files.has(name))
      const holder = isReservedRoute(from) ? 'the site itself' : (holders.get(key) ?? file)
      const span = placesIn(document).value(['formerly', index])
      if (holder === undefined) {
        moved.set(from, route)
        holders.set(key, `${document.path}:${span.line}`)
        continue
      }
      const isOwn = holder === document.path
      const message = isOwn
        ? `${route} is the address of this file now; expected one that it had before`
        : `the address ${from} is taken by ${holder}`
      const hint = isOwn
        ? 'Delete the entry.'
        : 'Delete the entry: only an address that nothing else has can lead here.'
      const field = `formerly.${index}`
      faults.push({
        document,
        diagnostic: { ...span, field, rule: 'duplicate-route', message, hint },
      })
    }
  }
  return { moved, faults }
}

/** Unique values that an earlier document of the kind already has. */
export function checkDuplicates(documents: readonly Document[]): Placed[] {
  const holders = new Map<string, Document>()
  const duplicates: Placed[] = []
  const placesIn = placesReader()
  for (const document of documents) {
    for (const field of kinds[document.kind].unique) {
      const value = valueAt(document.fields, [field])
      if (typeof value !== 'string' && typeof value !== 'number') continue
      // Questions on the pages of two programs may be the same.
      const list = `${document.kind} ${programOf(document) ?? ''}`
      const key = `${list} ${field} ${String(value).trim().toLowerCase()}`
      const holder = holders.get(key)
      if (!holder) {
        holders.set(key, document)
        continue
      }
      const span = placesIn(document).value([field])
      const { line } = placesIn(holder).value([field])
      const message = `${show(value)} is taken by ${holder.path}:${line}; expected a value of its own`
      duplicates.push({
        document,
        diagnostic: { ...span, field, rule: 'duplicate-value', message },
      })
    }
  }
  return duplicates
}

/** Collects the ids of a page the first time a link needs them. */
function anchorsByRoute(documents: readonly Document[], entries: Entries) {
  const find = pageFinder(documents)
  const known = new Map<Document, ReadonlySet<string> | undefined>()
  return (route: string) => {
    const document = find(route)
    if (!document) return undefined
    if (!known.has(document)) known.set(document, anchorsOf(document, entries))
    return known.get(document)
  }
}
