import type { Content } from '#content/schema/collections.ts'
import { withoutLanguage } from '#content/schema/languages.ts'
import { absoluteUrl, notFoundRoute } from '#content/schema/routes.ts'
import {
  hostFiles,
  hostRules,
  movedPages,
  type OpenItems,
  originsIn,
} from '#scripts/hosts/index.ts'
import { contentOfEach, routesIn } from '#scripts/content/documents/index.ts'
import { siteFiles } from '#scripts/make/site-files/index.ts'
import { lastChanges } from '#scripts/system/git.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'

type Options = {
  root: string
  /** Writes to the folder that becomes dist/. */
  write: WriteFile
  content: Content
  base: string
  /** What is still to supply and to confirm, for a review of the next change. */
  open?: OpenItems
  /** The files of content with their hashes, for the same review. */
  sources?: Readonly<Record<string, string>>
  worker: Uint8Array
  /** True for a host that can neither set headers nor redirect. */
  policyInPages?: boolean
}

/** Writes the files that aren't pages: for search engines, browsers, hosts and the preview. */
export async function writeSiteFiles(options: Options) {
  const { root, write, content, base, open, sources, worker, policyInPages = false } = options
  const { url, form } = content.site
  const routes = [...routesIn(content)].filter(
    ([route]) => withoutLanguage(route) !== notFoundRoute,
  )
  const changes = await lastChanges(root, ['pages', 'content'])
  if (changes.size === 0) {
    console.log('The sitemap has no dates: there is no git history, or a shallow clone of it.')
  }
  const ownPages = new Set(
    contentOfEach(content).flatMap(({ pages }) => pages.map(({ path }) => path)),
  )
  const rules = hostRules({
    base,
    origins: originsIn(content),
    pages: routes.filter(([, file]) => ownPages.has(file)).map(([route]) => route),
    moved: content.moved,
    languages: content.translations.keys(),
    editing: content.site.editing,
  })
  const lastChanged = routes.map(([route, file]) => [route, changes.get(file)?.day] as const)
  const times = new Map(Array.from(changes, ([file, { time }]) => [file, time]))
  const files = new Map<string, string | Uint8Array>([
    ...[...siteFiles(content, lastChanged, times)].map(
      ([name, text]) => [`client${name}`, text] as const,
    ),
    ['client/sw.js', worker],
    ...hostFiles(rules),
    ...(policyInPages ? movedPages(content.moved, (route) => absoluteUrl(url, route)) : []),
    ['site.json', JSON.stringify({ base, url, endpoint: form.endpoint, open, sources })],
  ])
  for (const [name, text] of files) write(name, text)
}
