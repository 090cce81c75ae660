import type { ReactNode } from 'react'
import type { LayoutName, PageOf } from '#content/schema/page.ts'
import type { Program } from '#content/schema/program.ts'
import type { ListPart } from '#content/schema/routes.ts'
import type { PageContent, ListedEntry } from '#content/schema/collections.ts'

/** What every layout of a page is given; `body` is undefined when the page has no prose. */
export type LayoutProps<L extends LayoutName> = {
  page: ListedEntry<PageOf<L>>
  content: PageContent
  body: ReactNode | undefined
  /** The part of the list of programs, where the address names one. */
  part?: ListPart | undefined
}

export type ProgramLayoutProps = {
  program: ListedEntry<Program>
  content: PageContent
  body: ReactNode | undefined
}
