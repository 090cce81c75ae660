import { pageRoute } from '../schema/routes.ts'
import { kindOf, type KindName, type PageKind } from './table.ts'

type Address<K extends KindName> = { readonly kind: K; readonly slug: string }

/** The route of the page of an entry; undefined for a kind without pages. */
export function routeOf(entry: Address<PageKind>): string
export function routeOf(entry: Address<KindName>): string | undefined
export function routeOf({ kind, slug }: Address<KindName>): string | undefined {
  const { page } = kindOf(kind)
  if (!page) return undefined
  return kind === 'page' ? pageRoute(slug) : `${page.route}/${slug}`
}

export type SomePage = { readonly slug: string; readonly data: { readonly layout: string } }

/** The page that lists all entries of a kind. It may have any name. */
export const listPage = <P extends SomePage>(pages: readonly P[], kind: PageKind): P | undefined =>
  pages.find(({ data }) => data.layout === kindOf(kind).list?.layout)
