import type { Content } from '#content/schema/collections.ts'
import { notFoundRoute } from '#content/schema/routes.ts'
import { hostFiles, hostRules, originsIn } from '#scripts/hosts/index.ts'
import {
  changeDates,
  iconFiles,
  robots,
  sitemap,
  webManifest,
} from '#scripts/make/site-files/index.ts'
import { writeBelow } from '#scripts/system/write-below.ts'

type Options = {
  root: string
  /** The folder that becomes dist/. */
  folder: string
  content: Content
  base: string
  /** The script of the service worker. */
  worker: Uint8Array
}

/** Writes the files that aren't pages: for search engines, browsers, hosts and the preview. */
export async function writeSiteFiles({ root, folder, content, base, worker }: Options) {
  const { url, form } = content.site
  const routes = [...content.routes].filter(([route]) => route !== notFoundRoute)
  const dates = await changeDates(root, ['pages', 'content'])
  if (dates.size === 0) {
    console.log('The sitemap has no dates: there is no git history, or a shallow clone of it.')
  }
  const ownPages = new Set(content.pages.map((page) => page.path))
  const rules = hostRules({
    base,
    origins: originsIn(content),
    pages: routes.filter(([, file]) => ownPages.has(file)).map(([route]) => route),
  })
  const lastChanged = routes.map(([route, file]) => ({ path: route, lastChanged: dates.get(file) }))
  const files = new Map<string, string | Uint8Array>([
    ['client/sitemap.xml', sitemap(url, lastChanged)],
    ['client/robots.txt', robots(url)],
    ['client/site.webmanifest', webManifest(content.site)],
    ['client/sw.js', worker],
    ...[...iconFiles()].map(([name, bytes]) => [`client${name}`, bytes] as const),
    ...hostFiles(rules),
    ['site.json', JSON.stringify({ base, url, endpoint: form.endpoint })],
  ])
  for (const [name, text] of files) writeBelow(folder, name, text)
}
