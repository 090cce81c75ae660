import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Content } from '#content/schema/collections.ts'
import {
  changeDates,
  iconFiles,
  robots,
  sitemap,
  webManifest,
} from '#scripts/make/site-files/index.ts'

type Options = {
  root: string
  folder: string
  content: Content
  url: string
  /** The script of the service worker, or of the one that undoes it. */
  worker: Uint8Array
}

/** Writes the files beside the pages: sitemap, robots, manifest, service worker, icons. */
export async function writeSiteFiles({
  root,
  folder,
  content,
  url,
  worker,
}: Options): Promise<void> {
  const routes = [...content.routes].filter(([route]) => route !== '/404')
  const dates = await changeDates(root, ['pages', 'content'])
  const pages = routes.map(([route, file]) => ({ path: route, lastChanged: dates.get(file) }))

  const files = new Map<string, string | Uint8Array>([
    ['/sitemap.xml', sitemap(url, pages)],
    ['/robots.txt', robots(url)],
    ['/site.webmanifest', webManifest(content.site)],
    ['/sw.js', worker],
    ...iconFiles(),
  ])
  await mkdir(folder, { recursive: true })
  for (const [name, text] of files) await writeFile(path.join(folder, name), text)
}
