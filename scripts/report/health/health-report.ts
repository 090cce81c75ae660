import type { KindName } from '#content/schema/kinds.ts'
import { addressOf, routeOf } from '#content/schema/routes.ts'
import { compare, openContent, pagesIn } from '#scripts/content/index.ts'
import { changeDates } from '#scripts/make/site-files/index.ts'
import { countLinks } from './links.ts'
import { readBuild } from './page-weight.ts'
import { type Reading, blocksOf, reading } from './reading.ts'

/** The state of one file of content. What isn't known is undefined. */
export type FileHealth = Reading & {
  readonly path: string
  readonly kind: KindName
  /** Where a visitor sees it. */
  readonly address: string
  /** The day of the last commit that changed it. */
  readonly changed: string | undefined
  readonly linksIn: number | undefined
  readonly linksOut: number
  /** Bytes of its page. */
  readonly weight: number | undefined
  readonly placeholders: number
}

export type Health = {
  readonly entries: readonly FileHealth[]
  /** When the build was made whose pages are weighed; undefined if there is none. */
  readonly build: Date | undefined
}

/** Measures every file of content of a repository. */
export async function healthReport(root: string): Promise<Health> {
  const [{ documents }, dates, build] = await Promise.all([
    openContent(root),
    changeDates(root, ['content', 'pages']),
    readBuild(root),
  ])
  const links = countLinks(documents)
  const pages = pagesIn(documents)
  const entries = documents.map((document): FileHealth => {
    const { path, kind } = document
    const route = routeOf(document)
    const { words, minutes, grade } = reading(blocksOf(document))
    return {
      words,
      minutes,
      grade,
      path,
      kind,
      changed: dates.get(path),
      linksIn: links.get(path)?.into,
      linksOut: links.get(path)?.out ?? 0,
      weight: route === undefined ? undefined : build?.weigh(route),
      placeholders: document.placeholders.length,
      address: addressOf(document, pages) ?? '/',
    }
  })
  return { entries: entries.toSorted((a, b) => compare(a.path, b.path)), build: build?.at }
}
