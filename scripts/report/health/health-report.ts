import { addressOf, routeOf } from '#content/schema/routes.ts'
import { kinds } from '#content/schema/kinds.ts'
import type { KindName } from '#content/schema/kinds.ts'
import {
  type Document,
  pagesIn,
  annotated,
  compare,
  placeholdersOf,
  siteDocuments,
} from '#scripts/content/index.ts'
import { changeDates } from '#scripts/make/site-files/index.ts'
import { bodyBlocks } from './body-blocks.ts'
import { countLinks } from './links.ts'
import { readBuild, type Build } from './page-weight.ts'
import { reading, type Reading } from './reading.ts'

/** The state of one file of content. What cannot be known is undefined. */
export type Entry = Reading & {
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
  readonly entries: readonly Entry[]
  /** When the build was made whose pages were weighed; undefined when there is none. */
  readonly build: Date | undefined
}

/** Measures every file of content of a repository. */
export async function healthReport(root: string): Promise<Health> {
  const [documents, dates, build] = await Promise.all([
    siteDocuments(root),
    changeDates(root, ['content', 'pages']),
    readBuild(root),
  ])
  const links = countLinks(documents)
  const pages = pagesIn(documents)
  const weights = build ? await weigh(documents, build) : new Map<string, number>()
  const entries = documents.map((document): Entry => {
    const { path, kind } = document
    const { into, out } = links.get(path) ?? { into: undefined, out: 0 }
    return Object.assign(reading(blocksOf(document)), {
      path,
      kind,
      changed: dates.get(path),
      linksIn: into,
      linksOut: out,
      weight: weights.get(path),
      placeholders: placeholdersOf(document).length,
      address: kind === 'site' ? '/' : (addressOf(document, pages) ?? '/'),
    })
  })
  return { entries: entries.toSorted((a, b) => compare(a.path, b.path)), build: build?.at }
}

/** Some pages at a time, so that memory holds no more of them. */
const batch = 16

async function weigh(documents: readonly Document[], build: Build) {
  const weights = new Map<string, number>()
  for (let from = 0; from < documents.length; from += batch) {
    const some = documents.slice(from, from + batch).map(async (document) => {
      const route = routeOf(document)
      const weight = route === undefined ? undefined : await build.weigh(route)
      if (weight !== undefined) weights.set(document.path, weight)
    })
    await Promise.all(some)
  }
  return weights
}

/** What people read of a file: the fields that are prose, and the text below them. */
function blocksOf({ kind, yaml, facts }: Document): string[] {
  const fields = yaml ? Array.from(annotated(kinds[kind].schema, yaml.value)) : []
  const read = fields.filter(({ meta }) => meta.prose !== undefined).map(({ value }) => value)
  return [...read, ...(facts?.tree ? bodyBlocks(facts.tree) : [])]
}
