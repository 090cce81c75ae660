import type { ReactNode } from 'react'
import type { LayoutName, PageOf } from '#content/kinds/page.ts'
import type { Language } from '#content/schema/languages.ts'
import type { ListPart } from '#content/schema/routes.ts'
import type { ContentOn, EntryOf } from '#content/kinds/content.ts'
import type { EntryKind } from '#content/kinds/table.ts'
import type { ListedEntry } from '#content/schema/entry.ts'

/** The props of a page's layout. `body` is undefined if the page has no text. */
export type LayoutProps<L extends LayoutName> = {
  page: ListedEntry<PageOf<L>>
  content: ContentOn<L>
  body: ReactNode | undefined
  /** The requested part of a list of programs or notices. */
  part?: ListPart | undefined
  /** The other languages of the site. */
  languages?: readonly Language[] | undefined
}

/** The props of the layout of an entry with a page of its own. */
export type EntryLayoutProps<K extends EntryKind> = {
  entry: EntryOf<K>
  content: ContentOn<K>
}
