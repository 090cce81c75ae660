import { routeOf, type SomePage } from '#content/kinds/routes.ts'
import {
  anchorsOfLayout,
  type CollectionKind,
  collectionKinds,
  isEntryKind,
  type KindName,
  kindOf,
  type Layout,
  layouts,
  sectionOn,
} from '#content/kinds/table.ts'
import { isReservedRoute, pageRoute } from '#content/schema/routes.ts'
import { annotatedFields } from '../documents/index.ts'
import { valueAt } from '../fields/index.ts'

/** Where visitors see entries that have no pages of their own. */

type SomeEntry = { readonly kind: KindName; readonly slug: string; readonly fields?: unknown }
type WithoutSlug = Omit<SomeEntry, 'slug'>

/** The layout of an entry's page; undefined if a page names none that exists. */
export function layoutOf({ kind, fields }: WithoutSlug): Layout | undefined {
  const name = kind === 'page' ? valueAt(fields, ['layout']) : kind
  return layouts.find((layout) => layout === name)
}

/** Whether the files of a kind, or the pages of a layout, have a text below their fields. */
export const bodyOf = (kind: KindName, layout?: string): 'required' | 'allowed' | 'none' =>
  kind === 'page' && layout === 'not-found' ? 'none' : kindOf(kind).body

/** The ids of a layout and of its sections. */
export const idsOfLayout = (layout: Layout): readonly string[] => [
  ...anchorsOfLayout(layout),
  ...collectionKinds.flatMap((kind) => sectionOn(layout, kind) ?? []),
]

/** The kinds whose entries a page lists, each with its slug as id. */
export function listedKinds(page: WithoutSlug): readonly CollectionKind[] {
  const layout = layoutOf(page)
  if (layout === undefined) return []
  return collectionKinds.filter(
    (kind) => kindOf(kind).hasRows && sectionOn(layout, kind) !== undefined,
  )
}

type Reference = { readonly kind: string; readonly slug: string }

const known = new WeakMap<object, readonly Reference[]>()

/** The entries that an entry names. */
export function referencesIn({ kind, fields }: WithoutSlug): readonly Reference[] {
  if (typeof fields !== 'object' || fields === null) return []
  const references =
    known.get(fields) ??
    annotatedFields({ kind, fields }).flatMap(({ value, meta }) =>
      meta.reference === undefined ? [] : [{ kind: meta.reference, slug: value }],
    )
  known.set(fields, references)
  return references
}

const slugsNamedIn = (entry: WithoutSlug, of: string): readonly string[] =>
  referencesIn(entry).flatMap(({ kind, slug }) => (kind === of ? [slug] : []))

/** The slug of the entry whose page alone shows another one (`onlyWith`). */
export function onlyPageOf(entry: WithoutSlug): string | undefined {
  const { onlyWith } = kindOf(entry.kind)
  return onlyWith === undefined ? undefined : slugsNamedIn(entry, onlyWith)[0]
}

/** The id of the section that shows an entry on a page; undefined if none does. */
function shownIn(layout: Layout, slug: string, entry: SomeEntry): string | undefined {
  const section = sectionOn(layout, entry.kind)
  if (section === undefined) return undefined
  const isHere = isEntryKind(layout)
    ? slugsNamedIn(entry, layout).includes(slug)
    : onlyPageOf(entry) === undefined
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
  const sections = layouts.flatMap((layout) => {
    const shown = isEntryKind(layout)
      ? slugsNamedIn(entry, layout).map((slug) => ({
          slug,
          route: routeOf({ kind: layout, slug }),
        }))
      : pages
          .filter(({ data }) => data.layout === layout)
          .slice(0, 1)
          .map(({ slug }) => ({ slug, route: pageRoute(slug) }))
    return shown.flatMap(({ slug, route }) => {
      const id = shownIn(layout, slug, entry)
      return id === undefined ? [] : [`${route}#${kindOf(entry.kind).hasRows ? entry.slug : id}`]
    })
  })
  return [routeOf(entry) ?? [], sections].flat()
}

export const addressOf = (entry: SomeEntry, pages: readonly SomePage[]): string | undefined =>
  addressesOf(entry, pages)[0]

/** True if the site itself has the address of an entry, as a route or as an id of the page that lists it. */
export function isReserved(entry: SomeEntry): boolean {
  const isShownOn = (layout: Layout) =>
    isEntryKind(layout)
      ? slugsNamedIn(entry, layout).some((slug) => shownIn(layout, slug, entry) !== undefined)
      : shownIn(layout, '', entry) !== undefined
  const isId =
    kindOf(entry.kind).hasRows &&
    layouts.some((layout) => isShownOn(layout) && idsOfLayout(layout).includes(entry.slug))
  return Boolean(isId) || isReservedRoute(routeOf(entry) ?? '')
}
