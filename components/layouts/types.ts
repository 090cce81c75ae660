import type { ReactNode } from 'react'
import type { PartHeading } from '#components/sections/programs/ProgramParts.tsx'
import type { LayoutName, PageOf } from '#content/schema/page.ts'
import type { Language } from '#content/schema/languages.ts'
import type { ListPart } from '#content/schema/routes.ts'
import type {
  ContentOn,
  ListedEntry,
  NoticeEntry,
  ProgramEntry,
} from '#content/schema/collections.ts'

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

export type ProgramLayoutProps = {
  program: ProgramEntry
  content: ContentOn<'program'>
  body: ReactNode | undefined
  /** Those of the body. */
  headings?: readonly PartHeading[]
}

export type NoticeLayoutProps = {
  notice: NoticeEntry
  content: ContentOn<'notice'>
  body: ReactNode | undefined
}
