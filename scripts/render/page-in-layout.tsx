import type { Root } from 'hast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { ComponentType, ReactElement } from 'react'
import {
  type LayoutProps,
  layouts,
  NoticeLayout,
  OfflinePage,
  ProgramLayout,
} from '#components/layouts/index.ts'
import { Body } from '#components/mdx/Body.tsx'
import { sectionRegistry } from '#components/mdx/registry.tsx'
import type { PartHeading } from '#components/sections/programs/ProgramParts.tsx'
import type { LayoutName, Page, PageOf } from '#content/kinds/page.ts'
import { languageOfRoute, withoutLanguage } from '#content/schema/languages.ts'
import { offlineRoute } from '#content/schema/routes.ts'
import type { PageContent } from '#content/kinds/content.ts'
import type { Entry } from '#content/schema/entry.ts'
import type { Locale } from '#components/locale.ts'
import type { PageData, ShownEntry } from './page-data.ts'

/** The page at a route: the entry that it shows and the React tree inside `<main>`. */
export type RoutePage = ShownEntry & { main: ReactElement; route: string }

const proseOf = (entry: Entry<unknown>, components?: typeof sectionRegistry) =>
  entry.body.isEmpty ? undefined : <Body of={entry} components={components} />

/** The headings `##` of a text, for the list of contents; that of its footnotes isn't seen. */
function headingsOf({ body }: Entry<unknown>) {
  const tree: Root = JSON.parse(body.tree)
  const headings: PartHeading[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'h2' || node.properties['id'] === 'footnote-label') return
    headings.push({ id: String(node.properties['id']), heading: toString(node) })
  })
  return headings
}

const isEntryOf = <L extends LayoutName>(layout: L, page: Entry<Page>): page is Entry<PageOf<L>> =>
  page.data.layout === layout

function layOut<L extends LayoutName>(
  layout: L,
  page: Entry<Page>,
  content: PageContent,
  { part, languages }: Pick<LayoutProps<L>, 'part' | 'languages'>,
) {
  if (!isEntryOf(layout, page)) throw new Error(`${page.path} does not have the layout ${layout}`)
  const Layout: ComponentType<LayoutProps<L>> = layouts[layout]
  return (
    <Layout page={page} content={content} body={proseOf(page)} part={part} languages={languages} />
  )
}

export function pageInLayout(
  { route, shown, content, versions }: Pick<PageData, 'route' | 'shown' | 'content' | 'versions'>,
  { language, strings }: Locale,
): RoutePage {
  if (shown.kind === 'program') {
    const { entry } = shown
    const body = proseOf(entry, sectionRegistry)
    const main = (
      <ProgramLayout program={entry} content={content} body={body} headings={headingsOf(entry)} />
    )
    return { ...shown, route, main }
  }
  if (shown.kind === 'notice') {
    const { entry } = shown
    const main = <NoticeLayout notice={entry} content={content} body={proseOf(entry)} />
    return { ...shown, route, main }
  }
  if (withoutLanguage(route) === offlineRoute) {
    const { title, description } = strings.offline
    const words = { title, description, lang: languageOfRoute(route) }
    const entry = { ...shown.entry, data: { ...shown.entry.data, ...words } }
    return { kind: 'page', entry, route, main: <OfflinePage phone={content.site.phone} /> }
  }
  const { entry, part } = shown
  const languages = versions.map((each) => each.language).filter((each) => each !== language)
  return { ...shown, route, main: layOut(entry.data.layout, entry, content, { part, languages }) }
}
