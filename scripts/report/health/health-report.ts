import { today } from '#scripts/system/settings.ts'
import type { FlagName } from '#content/schema/fields.ts'
import { routeOf } from '#content/schema/routes.ts'
import type { Document } from '#scripts/content/documents/index.ts'
import { addressOf, linkCounter, pagesIn } from '#scripts/content/site-map/index.ts'
import { compare } from '#scripts/content/diagnostics/index.ts'
import { openContent } from '#scripts/check/content/index.ts'
import { changeDates } from '#scripts/make/site-files/index.ts'
import { readBuild } from './page-weight.ts'
import { blocksOf, reading } from './reading.ts'

export type Health = Awaited<ReturnType<typeof healthReport>>
export type FileHealth = Health['entries'][number]

const countOf = ({ flags }: Document, flag: FlagName) =>
  flags.filter((each) => each.flag === flag).length

/** Measures every file of content of a repository. What isn't known is undefined. */
export async function healthReport(root: string) {
  const [{ documents }, dates, build] = await Promise.all([
    openContent(root, today()),
    changeDates(root, ['content', 'pages']),
    readBuild(root),
  ])
  const linksOf = linkCounter(documents)
  const pages = pagesIn(documents)
  const healthOf = (document: Document) => {
    const { path, kind } = document
    const route = routeOf(document)
    return {
      ...reading(blocksOf(document)),
      path,
      kind,
      /** The day of the last commit that changed it. */
      changed: dates.get(path),
      ...linksOf(document),
      weight: route === undefined ? undefined : build?.weigh(route),
      toConfirm: countOf(document, 'toConfirm'),
      toSupply: countOf(document, 'toSupply'),
      /** Where a visitor sees it. */
      address: addressOf(document, pages) ?? '/',
    }
  }
  return {
    entries: documents.map(healthOf).toSorted((a, b) => compare(a.path, b.path)),
    build: build?.at,
  }
}
