import {
  type CollectionKind,
  collectionKinds,
  hasRows,
  type KindName,
  type Layout,
  sectionOn,
} from '#content/schema/kinds.ts'
import {
  anchors,
  isReservedRoute,
  pageRoute,
  routeOf,
  type SomePage,
} from '#content/schema/routes.ts'

/** Where visitors see entries that have no pages of their own. */

const layouts = Object.keys(anchors).filter((name): name is Layout => Object.hasOwn(anchors, name))

export const isLayout = (name: unknown): name is Layout => layouts.some((each) => each === name)

/** The ids that a layout and its sections put on a page, without those of single entries. */
export const idsOfLayout = (layout: Layout): readonly string[] => [
  ...anchors[layout],
  ...collectionKinds.flatMap((kind) => sectionOn(layout, kind) ?? []),
]

/** The kinds whose entries a layout lists, each with its slug as id. */
export const kindsInRows = (layout: Layout): readonly CollectionKind[] =>
  collectionKinds.filter((kind) => hasRows(kind) && sectionOn(layout, kind) !== undefined)

/** Where a visitor sees an entry: its own page, or a place on the first page that lists it. */
export function addressOf(
  { kind, slug }: { readonly kind: KindName; readonly slug: string },
  pages: readonly SomePage[],
): string | undefined {
  const sections = layouts.flatMap((layout) => {
    const page = pages.find(({ data }) => data.layout === layout)
    const id = sectionOn(layout, kind)
    return page && id !== undefined ? [`${pageRoute(page.slug)}#${hasRows(kind) ? slug : id}`] : []
  })
  return routeOf({ kind, slug }) ?? sections[0]
}

/** True if the site itself has the address of an entry, as a route or as an id of the page that lists it. */
export function isReserved(entry: { readonly kind: KindName; readonly slug: string }): boolean {
  const isId = layouts.some(
    (layout) =>
      kindsInRows(layout).some((kind) => kind === entry.kind) &&
      idsOfLayout(layout).includes(entry.slug),
  )
  return isId || isReservedRoute(routeOf(entry) ?? '')
}
