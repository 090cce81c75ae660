import {
  anchors,
  type CollectionKind,
  collectionKinds,
  hasRows,
  isProgramOnly,
  type KindName,
  kinds,
  type Layout,
  sectionOn,
} from '#content/kinds/table.ts'
import { isReservedRoute, pageRoute } from '#content/schema/routes.ts'
import { programRoute, routeOf, type SomePage } from '#content/kinds/routes.ts'
import { valueAt } from '../fields/index.ts'

/** Where visitors see entries that have no pages of their own. */

const layouts = Object.keys(anchors).filter((name): name is Layout => Object.hasOwn(anchors, name))

type SomeEntry = { readonly kind: KindName; readonly slug: string; readonly fields?: unknown }
type WithoutSlug = Omit<SomeEntry, 'slug'>

/** The layout of a page or program; undefined if a page names none that exists. */
export function layoutOf({ kind, fields }: WithoutSlug): Layout | undefined {
  const name = kind === 'page' ? valueAt(fields, ['layout']) : kind
  return layouts.find((layout) => layout === name)
}

/** Whether the files of a kind, or the pages of a layout, have a text below their fields. */
export const bodyOf = (kind: KindName, layout?: string): 'required' | 'allowed' | 'none' =>
  kind === 'page' && layout === 'not-found' ? 'none' : kinds[kind].body

/** The ids that a layout and its sections put on a page, without those of single entries. */
export const idsOfLayout = (layout: Layout): readonly string[] => [
  ...anchors[layout],
  ...collectionKinds.flatMap((kind) => sectionOn(layout, kind) ?? []),
]

/** The kinds whose entries a page lists, each with its slug as id. */
export function listedKinds(page: WithoutSlug): readonly CollectionKind[] {
  const layout = layoutOf(page)
  if (layout === undefined) return []
  return collectionKinds.filter((kind) => hasRows(kind) && sectionOn(layout, kind) !== undefined)
}

/** The slug of the program that an entry names, whose page shows the entry. */
export function programOf({ fields }: Pick<SomeEntry, 'fields'>): string | undefined {
  const value = valueAt(fields, ['program'])
  return value === undefined ? undefined : String(value)
}

/** The program whose page alone shows an entry. */
export const onlyProgramOf = (entry: WithoutSlug): string | undefined =>
  isProgramOnly(entry.kind) ? programOf(entry) : undefined

/** The section that shows an entry on the page `slug`. */
function shownIn(layout: Layout, slug: string, entry: SomeEntry): string | undefined {
  const section = sectionOn(layout, entry.kind)
  if (section === undefined) return undefined
  const isHere =
    layout === 'program' ? programOf(entry) === slug : onlyProgramOf(entry) === undefined
  return isHere ? section : undefined
}

/** The entries among some that a page shows. */
export function shownOn<E extends SomeEntry>(page: SomeEntry, entries: readonly E[]): readonly E[] {
  const layout = layoutOf(page)
  if (layout === undefined) return []
  return entries.filter((entry) => shownIn(layout, page.slug, entry) !== undefined)
}

/** Every place where visitors see an entry: its own page first, then a place on each page that lists it. */
export function addressesOf(entry: SomeEntry, pages: readonly SomePage[]): string[] {
  const program = programOf(entry)
  const sections = layouts.flatMap((layout) => {
    const page = pages.find(({ data }) => data.layout === layout)
    const route = layout === 'program' && program !== undefined ? programRoute(program) : undefined
    const shown = route ?? (page && pageRoute(page.slug))
    const id = shownIn(layout, program ?? '', entry)
    if (shown === undefined || id === undefined) return []
    return [`${shown}#${hasRows(entry.kind) ? entry.slug : id}`]
  })
  return [routeOf(entry) ?? [], sections].flat()
}

export const addressOf = (entry: SomeEntry, pages: readonly SomePage[]): string | undefined =>
  addressesOf(entry, pages)[0]

/** True if the site itself has the address of an entry, as a route or as an id of the page that lists it. */
export function isReserved(entry: SomeEntry): boolean {
  const isId = layouts.some(
    (layout) =>
      hasRows(entry.kind) &&
      shownIn(layout, programOf(entry) ?? '', entry) !== undefined &&
      idsOfLayout(layout).includes(entry.slug),
  )
  return isId || isReservedRoute(routeOf(entry) ?? '')
}
