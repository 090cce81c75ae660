import type { CollectionKind, DataOf, kinds, Layout } from './table.ts'
import type { Translation } from '../schema/languages.ts'
import type { Entry, ListedEntry } from '../schema/entry.ts'
import type { PageKind } from './routes.ts'

/** The content after it has been read and checked: what components and scripts work with. */

export type ProgramEntry = ListedEntry<DataOf<'program'>>
export type NoticeEntry = ListedEntry<DataOf<'notice'>>

type Kinds = typeof kinds

/** The lists of all kinds. Those in `Bare` and those that have no text have no bodies. */
type Lists<Bare extends CollectionKind> = {
  readonly [K in CollectionKind as Kinds[K]['collection']]: readonly (K extends Bare
    ? ListedEntry<DataOf<K>>
    : Kinds[K]['body'] extends 'none'
      ? ListedEntry<DataOf<K>>
      : Entry<DataOf<K>>)[]
}

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

/** The content of a page, without the bodies of other pages and the entries without a section on it. */
export type PageContent = WholeSite &
  Lists<PageKind> & {
    /** The pages with the layout of a service, for the footer. */
    readonly services: readonly PageLink[]
    /** The page that lists the notices, as long as there are any. */
    readonly noticeList?: PageLink
  }

export type PageLink = { readonly to: string; readonly label: string }

/** The kinds with a section on a layout. */
type KindOn<L extends Layout> = {
  [K in CollectionKind]: L extends keyof Kinds[K]['sections'] ? K : never
}[CollectionKind]

/** The not-found page suggests the pages of all entries that have one. */
type ListName<L extends Layout> =
  | 'pages'
  | 'programs'
  | Kinds[KindOn<L> | (L extends 'not-found' ? PageKind : never)]['collection']

/** The content of a page, as its layout gets it. A list that isn't in it has no section there. */
export type ContentOn<L extends Layout> = WholeSite & Pick<PageContent, ListName<L> | 'noticeList'>
