import type { ComponentType, ReactElement } from 'react'
import {
  entryLayouts,
  type EntryLayoutProps,
  type LayoutProps,
  layouts,
  OfflinePage,
} from '#components/layouts/index.ts'
import { Body } from '#components/mdx/Body.tsx'
import type { LayoutName, Page, PageOf } from '#content/kinds/page.ts'
import { languageOfRoute, withoutLanguage } from '#content/schema/languages.ts'
import { offlineRoute } from '#content/schema/routes.ts'
import type { EntryOf, PageContent, ShownEntry } from '#content/kinds/content.ts'
import type { EntryKind } from '#content/kinds/table.ts'
import type { Entry } from '#content/schema/entry.ts'
import type { Locale } from '#components/locale.ts'
import type { PageData } from './page-data.ts'

/** The page at a route: the entry that it shows and the React tree inside `<main>`. */
export type RoutePage = ShownEntry & { main: ReactElement; route: string }

const proseOf = (entry: Entry<unknown>) => (entry.body.isEmpty ? undefined : <Body of={entry} />)

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

type Shown = { readonly kind: string; readonly entry: object }

const isShownOf = <K extends EntryKind>(
  kind: K,
  shown: Shown,
): shown is { kind: K; entry: EntryOf<K> } => shown.kind === kind

function layOutEntry<K extends EntryKind>(kind: K, shown: Shown, content: PageContent) {
  if (!isShownOf(kind, shown)) throw new Error(`expected an entry of the kind ${kind}`)
  const Layout: ComponentType<EntryLayoutProps<K>> = entryLayouts[kind]
  return <Layout entry={shown.entry} content={content} />
}

export function pageInLayout(
  { route, shown, content, versions }: Pick<PageData, 'route' | 'shown' | 'content' | 'versions'>,
  { language, strings }: Locale,
): RoutePage {
  if (shown.kind !== 'page')
    return { ...shown, route, main: layOutEntry(shown.kind, shown, content) }
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
