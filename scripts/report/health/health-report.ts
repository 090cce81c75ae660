import type { KindName } from '#content/schema/kinds.ts'
import { addressOf, routeOf } from '#content/schema/routes.ts'
import { type Document, compare, openContent, pagesIn } from '#scripts/content/index.ts'
import { changeDates } from '#scripts/make/site-files/index.ts'
import { type LinkCounts, linkCounter } from './links.ts'
import { readBuild } from './page-weight.ts'
import { type Reading, blocksOf, reading } from './reading.ts'

/** The state of one file of content. What isn't known is undefined. */
export type FileHealth = Reading &
  LinkCounts & {
    readonly path: string
    readonly kind: KindName
    /** The day of the last commit that changed it. */
    readonly changed: string | undefined
    /** Bytes of its page. */
    readonly weight: number | undefined
    readonly placeholders: number
    /** The address at which a visitor sees it. */
    readonly address: string
  }

export type Health = {
  readonly entries: readonly FileHealth[]
  /** When the weighed pages were built; undefined if there is no build. */
  readonly build: Date | undefined
}

/** Measures every file of content of a repository. */
export async function healthReport(root: string): Promise<Health> {
  const [{ documents }, dates, build] = await Promise.all([
    openContent(root),
    changeDates(root, ['content', 'pages']),
    readBuild(root),
  ])
  const linksOf = linkCounter(documents)
  const pages = pagesIn(documents)
  const healthOf = (document: Document): FileHealth => {
    const { path, kind } = document
    const route = routeOf(document)
    return {
      ...reading(blocksOf(document)),
      path,
      kind,
      changed: dates.get(path),
      ...linksOf(document),
      weight: route === undefined ? undefined : build?.weigh(route),
      placeholders: document.placeholders.length,
      address: addressOf(document, pages) ?? '/',
    }
  }
  const entries = documents.map(healthOf)
  return { entries: entries.toSorted((a, b) => compare(a.path, b.path)), build: build?.at }
}
