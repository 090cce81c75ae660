import {
  type CollectionKind,
  collectionKinds,
  hasRows,
  type KindName,
  kinds,
  type Layout,
  sectionOn,
} from '#content/schema/kinds.ts'
import {
  anchors,
  isReservedRoute,
  pageRoute,
  programRoute,
  routeOf,
  type SomePage,
} from '#content/schema/routes.ts'
import { describe } from '../describe.ts'
import { valueAt } from '../walk-fields.ts'

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

type SomeEntry = { readonly kind: KindName; readonly slug: string; readonly fields?: unknown }

/** The field of each kind that names a program. Looked up for each entry on each page. */
const programFields = new Map<KindName, string | undefined>()

function programField(kind: KindName): string | undefined {
  if (!programFields.has(kind)) {
    const { fields } = describe(kinds[kind].schema)
    programFields.set(kind, fields.find(({ meta }) => meta.reference === 'program')?.name)
  }
  return programFields.get(kind)
}

/** The slug of the program that an entry names: only its page shows the entry. */
export function programOf({ kind, fields }: Omit<SomeEntry, 'slug'>): string | undefined {
  const field = programField(kind)
  const value = field === undefined ? undefined : valueAt(fields, [field])
  return value === undefined ? undefined : String(value)
}

/** True if a layout shows an entry; of the pages of programs, only that of the one it names. */
export function isShownOn(page: { layout: Layout; slug: string }, entry: SomeEntry): boolean {
  if (sectionOn(page.layout, entry.kind) === undefined) return false
  if (programField(entry.kind) === undefined) return true
  const program = programOf(entry)
  return page.layout === 'program' ? program === page.slug : program === undefined
}

/** Where a visitor sees an entry: its own page, or a place on the first page that lists it. */
export function addressOf(entry: SomeEntry, pages: readonly SomePage[]): string | undefined {
  const { kind, slug } = entry
  const program = programOf(entry)
  const sections = layouts.flatMap((layout) => {
    const page = pages.find(({ data }) => data.layout === layout)
    const route = layout === 'program' && program !== undefined ? programRoute(program) : undefined
    const id = isShownOn({ layout, slug: program ?? '' }, entry)
      ? sectionOn(layout, kind)
      : undefined
    const shown = route ?? (page && pageRoute(page.slug))
    return shown === undefined || id === undefined ? [] : [`${shown}#${hasRows(kind) ? slug : id}`]
  })
  return routeOf(entry) ?? sections[0]
}

/** True if the site itself has the address of an entry, as a route or as an id of the page that lists it. */
export function isReserved(entry: SomeEntry): boolean {
  const slug = programOf(entry) ?? ''
  const isId = layouts.some(
    (layout) =>
      hasRows(entry.kind) &&
      isShownOn({ layout, slug }, entry) &&
      idsOfLayout(layout).includes(entry.slug),
  )
  return isId || isReservedRoute(routeOf(entry) ?? '')
}
