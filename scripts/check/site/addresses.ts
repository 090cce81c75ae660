import { routeOf } from '#content/kinds/routes.ts'
import { formerAddress } from '#content/schema/fields.ts'
import { isReservedRoute, type ListPart, listPartRoute } from '#content/schema/routes.ts'
import type { LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import { type Document, fieldPlacesOf } from '#scripts/read/documents/index.ts'
import { listAt } from '#scripts/read/fields/index.ts'
import { isReserved, layoutOf } from '#scripts/read/site-map/index.ts'
import type { FaultIn, Rules } from '../rule.ts'
import type { LanguageSite } from './language-site.ts'

export const addressRules: Rules<LanguageSite> = {
  check: ({ addressFaults }) => addressFaults,
  rules: {
    'duplicate-route': {
      does: 'Every page has an address of its own.',
      bad: { fields: 'formerly: [‸/index]' },
      good: { fields: 'formerly: [/programs/town]' },
    },
  },
}

/** The routes of documents with their files, and former addresses (`moved`). */
export function readAddresses(
  documents: readonly Document[],
  files: ReadonlySet<string>,
  parts: Parts,
) {
  const faults: FaultIn[] = []
  const report: Report = (document, fault) => void faults.push([document, fault])
  const { routes, holders } = readRoutes(documents, parts, report)
  const moved = readMoved(documents, holders, files, report)
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
      const span = fieldPlacesOf(document).value(['formerly', index])
      if (holder === undefined) {
        moved.set(from, route)
        holders.set(key, `${path}:${span.line}`)
        continue
      }
      // A translation has the addresses of its original, where the fault is told.
      if (!fieldPlacesOf(document).node(['formerly', index])) continue
      const message = `the address ${from} is taken by ${holder}`
      const hint = 'Delete the entry: only an address that nothing else has can lead here.'
      const place = { ...span, field: `formerly.${index}` }
      report(document, { ...place, rule: 'duplicate-route', message, hint })
    }
  }
  return moved
}
