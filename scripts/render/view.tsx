import type { ComponentType, ReactElement } from 'react'
import { layouts } from '#components/layouts/index.ts'
import { OfflinePage } from '#components/layouts/OfflinePage.tsx'
import { ProgramLayout } from '#components/layouts/ProgramLayout.tsx'
import type { LayoutProps } from '#components/layouts/types.ts'
import { Body } from '#components/mdx/Body.tsx'
import type { LayoutName, Page, PageOf } from '#content/schema/page.ts'
import type { Program } from '#content/schema/program.ts'
import { type ListPart, readListPart } from '#content/schema/program-pages.ts'
import { pageRoute } from '#components/layouts/page-list.ts'
import type { Content, Entry } from '#scripts/content/types.ts'
import { offlineStrings } from '#components/strings.ts'
import { notFoundRoute, offlineRoute } from './page-input.ts'

/** One address of the site: the entry it shows and the React tree inside `<main>`. */
export type View = { main: ReactElement } & (
  | { kind: 'page'; entry: Entry<Page>; route: string; part?: ListPart | undefined }
  | { kind: 'program'; entry: Entry<Program>; route: string }
)

const proseOf = (entry: Entry<unknown>): ReactElement | undefined =>
  entry.body.isEmpty ? undefined : <Body of={entry} />

const isEntryOf = <L extends LayoutName>(layout: L, page: Entry<Page>): page is Entry<PageOf<L>> =>
  page.data.layout === layout

/** The page in the layout that its frontmatter names. */
function layOut<L extends LayoutName>(
  layout: L,
  page: Entry<Page>,
  content: Content,
  part?: ListPart,
) {
  if (!isEntryOf(layout, page)) throw new Error(`${page.path} does not have the layout ${layout}`)
  const Layout: ComponentType<LayoutProps<L>> = layouts[layout]
  return <Layout page={page} content={content} body={proseOf(page)} part={part} />
}

/** What stands at a route (without the base); an unknown one gives the not-found page. */
export function viewOf(route: string, content: Content): View {
  const [, name] = /^\/programs\/(.+)$/s.exec(route) ?? []
  const program = content.programs.find(({ slug }) => slug === name)
  if (program) {
    const main = <ProgramLayout program={program} content={content} body={proseOf(program)} />
    return { kind: 'program', entry: program, route, main }
  }
  const { list, part } = readListPart(route) ?? { list: route, part: undefined }
  const page = content.pages.find(({ slug }) => pageRoute(slug) === list)
  if (page) {
    const main = layOut(page.data.layout, page, content, part)
    return { kind: 'page', entry: page, route, part, main }
  }
  if (route === notFoundRoute) throw new Error('pages/404.mdx is missing: it is the not-found page')
  const missing = viewOf(notFoundRoute, content)
  if (route !== offlineRoute || missing.kind !== 'page') return missing
  const { title, description } = offlineStrings
  const entry = { ...missing.entry, data: { ...missing.entry.data, title, description } }
  return { kind: 'page', entry, route, main: <OfflinePage /> }
}
