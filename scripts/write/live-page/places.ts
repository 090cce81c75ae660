import { routeOf } from '#content/kinds/routes.ts'
import type { Place } from '#components/admin/messages.ts'
import { href } from '#components/href.ts'
import type { Content } from '#content/kinds/content.ts'
import { type Language, routeIn } from '#content/schema/languages.ts'
import { type KindName, kindOf, kinds } from '#content/kinds/table.ts'
import { listPartRoute, pageRoute, splitAddress } from '#content/schema/routes.ts'
import { entriesIn } from '#scripts/read/documents/index.ts'
import { valueAt } from '#scripts/read/fields/index.ts'
import { addressesOf } from '#scripts/read/site-map/index.ts'

type SomeEntry = {
  readonly kind: KindName
  readonly slug: string
  readonly fields: unknown
  readonly language: Language
}

/**
 * The places where visitors see an entry: its page, and the pages that list it. Most facts of the site
 * are on Home; its landmark and its map are on the contact page alone.
 */
export function shownAt(entry: SomeEntry, content: Content): Place[] {
  const at = (route: string) => routeIn(entry.language, route)
  if (entry.kind === 'site') {
    const contact = content.pages.filter(({ data }) => data.layout === 'contact')
    return [
      { label: 'Home', route: at('/') },
      ...contact.map(({ slug, data }) => ({ label: data.title, route: at(pageRoute(slug)) })),
    ]
  }
  const own = routeOf(entry)
  const titles = new Map<string | undefined, string>(
    entriesIn(content).map((each) => [
      routeOf({ kind: each.kind, slug: each.entry.slug }),
      String(valueAt(each.entry.data, ['title'])),
    ]),
  )
  return addressesOf(entry, content.pages).flatMap((address): Place[] => {
    const { path, anchor } = splitAddress(address)
    if (path === own) return [{ label: 'Its page', route: at(path) }]
    const title = (path === '/' ? 'Home' : undefined) ?? titles.get(path) ?? path
    const shown = {
      route: at(partOf(path, entry, content)),
      ...(anchor !== undefined && { anchor }),
    }
    const isTwice = own !== undefined && kindOf(entry.kind).hasRows
    return isTwice
      ? [
          { label: `${title}: card`, route: shown.route, link: href(at(own)) },
          { label: `${title}: row`, ...shown },
        ]
      : [{ label: title, ...shown }]
  })
}

/** The part of a long list that shows an entry with a page of its own. */
function partOf(route: string, { kind, slug }: SomeEntry, content: Content): string {
  const shown = content.pages.find((page) => pageRoute(page.slug) === route)?.data.layout
  const { list } = kindOf(kind)
  if (kind === 'site' || !list?.parts || list.layout !== shown) return route
  const parts = [...list.parts(content[kinds[kind].collection])]
  const [part = 1] = parts.find(([, entries]) => entries.some((each) => each.slug === slug)) ?? []
  return listPartRoute(route, part)
}
