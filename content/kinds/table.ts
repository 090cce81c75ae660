import type * as z from 'zod'
import type { Kind } from '../schema/define-kind.ts'
import type { ListedEntry } from '../schema/entry.ts'
import { faq } from './faq.ts'
import { highlight } from './highlight.ts'
import { notice } from './notice.ts'
import { type LayoutName, page, pageAnchors } from './page.ts'
import { partner } from './partner.ts'
import { program } from './program.ts'
import { site } from './site.ts'
import { testimonial } from './testimonial.ts'
import { trainer } from './trainer.ts'

/** Every kind of content. */
export const kinds = {
  page,
  program,
  notice,
  highlight,
  testimonial,
  faq,
  trainer,
  partner,
  site,
} satisfies Record<string, Kind>

type Kinds = typeof kinds

export type KindName = keyof Kinds
export type CollectionKind = Exclude<KindName, 'site'>

/** The kinds whose entries have pages of their own. */
export type PageKind = {
  [K in KindName]: Kinds[K] extends { readonly page: object } ? K : never
}[KindName]

/** The kinds whose pages have one layout, of the same name. */
export type EntryKind = Exclude<PageKind, 'page'>

/** The layout of a page, or the kind of an entry that has a page of its own. */
export type Layout = LayoutName | EntryKind

/** The list of a kind in `Content`. */
export type CollectionOf<K extends CollectionKind> = Kinds[K] extends {
  readonly collection: infer C extends string
}
  ? C
  : never

/** The kinds with a section on a layout. */
export type KindOn<L extends Layout> = {
  [K in CollectionKind]: Kinds[K] extends { readonly sections: { readonly [S in L]: string } }
    ? K
    : never
}[CollectionKind]

/** The properties that an entry has on a day. */
export type OnDay<K extends KindName> = Kinds[K] extends {
  onDay: (...options: never) => infer R
}
  ? Partial<Omit<R, keyof ListedEntry<unknown>>>
  : unknown

export type DataOf<K extends KindName> = z.infer<Kinds[K]['schema']>

const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name)
const isCollection = (kind: KindName): kind is CollectionKind => 'collection' in kinds[kind]

export const kindNames: readonly KindName[] = Object.keys(kinds).filter(isKindName)
export const collectionKinds: readonly CollectionKind[] = kindNames.filter(isCollection)

export const isPageKind = (kind: string): kind is PageKind =>
  isKindName(kind) && 'page' in kinds[kind]

export const pageKinds: readonly PageKind[] = kindNames.filter(isPageKind)

export const isEntryKind = (kind: string): kind is EntryKind => isPageKind(kind) && kind !== 'page'

/** The declaration of a kind, with each part that a kind may have. */
export const kindOf = (kind: KindName): Kind => kinds[kind]

const isPageLayout = (name: string): name is LayoutName => Object.hasOwn(pageAnchors, name)

export const layouts: readonly Layout[] = [
  ...Object.keys(pageAnchors).filter(isPageLayout),
  ...kindNames.filter(isEntryKind),
]

/** The ids that a layout puts on its pages, without sections of entries and headings of the text. */
export const anchorsOfLayout = (layout: Layout): readonly string[] =>
  isPageLayout(layout) ? pageAnchors[layout] : (kindOf(layout).page?.anchors ?? [])

export const sectionOn = (layout: Layout, kind: KindName): string | undefined =>
  kindOf(kind).sections?.[layout]
