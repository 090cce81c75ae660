import type { CollectionKind, DataOf, kinds, Layout } from './kinds.ts'
import type { Translation } from './languages.ts'
import type { Standing } from './notice.ts'
import type { Unpublished } from './publication.ts'
import type { PageKind } from './routes.ts'

/** The content after it has been read and checked: what components and scripts work with. */

/** A place inside one line. Lines and columns count from 1, columns in UTF-16 units. */
export type Span = {
  readonly line: number
  readonly column: number
  readonly endColumn?: number | undefined
}

/** A heading of a body. `id` is what an #anchor names; `depth` is 2 for `##`. */
export type Heading = Span & { readonly depth: number; readonly text: string; readonly id: string }

export type Link = Span & { readonly href: string; readonly words: string }
export type Image = Span & { readonly src: string; readonly alt: string }

/** The text below the frontmatter. */
export type Body = {
  /** A hast root without places, as JSON: only the page that shows it parses it. */
  readonly tree: string
  readonly images: readonly Image[]
  readonly isEmpty: boolean
}

/**
 * A valid file without its body, for lists, cards and links.
 * `slug` is the name of the file without its extension.
 * `toSupply` has the paths of values that are still to be supplied, and `body` for words in the text.
 * `unpublished`, in development only, says why the built site leaves it out.
 * `brochureSize`, in a build only, is the size of a program's brochure in kB.
 * `standing` is that of a notice on the day of the build.
 * `calendarFiles` are the addresses of the calendar files of a program's intakes, in their order.
 */
export type ListedEntry<T> = {
  readonly slug: string
  readonly path: string
  readonly data: T
  readonly toSupply: readonly string[]
  readonly unpublished?: Unpublished
  readonly brochureSize?: number
  readonly standing?: Standing
  readonly calendarFiles?: readonly (string | undefined)[]
}

export type ProgramEntry = ListedEntry<DataOf<'program'>>
export type NoticeEntry = ListedEntry<DataOf<'notice'>>

export type Entry<T> = ListedEntry<T> & { readonly body: Body }

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
