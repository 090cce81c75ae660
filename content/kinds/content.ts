import type {
  CollectionKind,
  CollectionOf,
  DataOf,
  EntryKind,
  KindOn,
  kinds,
  Layout,
  OnDay,
  PageKind,
} from './table.ts'
import type { Translation } from '../schema/languages.ts'
import type { Entry, ListedEntry } from '../schema/entry.ts'
import type { ListPart } from '../schema/routes.ts'

/** The types of content after it has been read and checked. */

/** An entry of a kind in a list. */
export type ListedOf<K extends CollectionKind> = ListedEntry<DataOf<K>> & OnDay<K>

export type EntryOf<K extends CollectionKind> = Entry<DataOf<K>> & OnDay<K>

export type ProgramEntry = ListedOf<'program'>
export type NoticeEntry = ListedOf<'notice'>

/** The lists of all kinds. Entries have bodies, unless their kind is in `Bare` or has no text. */
type Lists<Bare extends CollectionKind> = {
  readonly [K in CollectionKind as CollectionOf<K>]: readonly (K extends Bare | WithoutText
    ? ListedOf<K>
    : EntryOf<K>)[]
}

type Kinds = typeof kinds

type WithoutText = {
  [K in CollectionKind]: Kinds[K] extends { readonly body: 'none' } ? K : never
}[CollectionKind]

type WholeSite = { readonly site: DataOf<'site'>; readonly siteEntry: ListedEntry<DataOf<'site'>> }

export type Collections = Lists<never>

/** All the content of the site in English. Lists are sorted by `order`, pages by path, the newest notice first. */
export type Content = WholeSite &
  Collections & {
    /** Each route, /404 included, with the path of its file. */
    readonly routes: ReadonlyMap<string, string>
    /** Each former address with the route of the page or program that had it. */
    readonly moved: ReadonlyMap<string, string>
    /** The content in other languages. Its routes are written as in English. */
    readonly translations: ReadonlyMap<Translation, Content>
  }

/** The content of a page: without bodies of other pages, and without entries that have no section on it. */
export type PageContent = WholeSite &
  Lists<PageKind> & {
    /** The pages that the footer links to. */
    readonly services: readonly PageLink[]
    /** The page that lists all entries of a kind, as long as there are any. */
    readonly lists: { readonly [K in PageKind]?: PageLink }
  }

/** An entry with a page of its own, and the part of a list that the page shows. */
export type ShownEntry =
  | { readonly kind: 'page'; readonly entry: EntryOf<'page'>; readonly part?: ListPart | undefined }
  | ShownOf<EntryKind>

export type ShownOf<K extends EntryKind> = {
  [E in K]: { readonly kind: E; readonly entry: EntryOf<E> }
}[K]

export type PageLink = { readonly to: string; readonly label: string }

/** The kinds whose entries every page gets. */
type KindOnEveryPage = {
  [K in CollectionKind]: Kinds[K] extends { readonly onEveryPage: true } ? K : never
}[CollectionKind]

/** The not-found page suggests the pages of all entries that have one. */
type ListName<L extends Layout> = CollectionOf<
  'page' | KindOnEveryPage | KindOn<L> | (L extends 'not-found' ? PageKind : never)
>

/** The content that a layout gets. Lists of kinds without a section on it are left out. */
export type ContentOn<L extends Layout> = WholeSite &
  Pick<PageContent, Extract<ListName<L>, keyof PageContent> | 'lists'>
