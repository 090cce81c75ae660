import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BuiltSite, routeOfFile } from '#scripts/report/site/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { type PageSnapshot, pageSnapshot, withoutHashes } from './page-snapshot.ts'

/** One or more files that are compared as one: their bytes, gzip if they are text, and their hashes. */
type FileSnapshot = { readonly size: number; readonly content: string }

/** A built site as it is compared: pages by route, other files by name. */
export type SiteSnapshot = {
  readonly pages: ReadonlyMap<string, PageSnapshot>
  readonly files: ReadonlyMap<string, FileSnapshot>
}

/** The name under which all style sheets count as one file. */
export const styleSheets = 'all style sheets'

/** Made from pages and files that are compared themselves. */
const derived = /\.(?:br|gz)$|^sitemap\.xml$/
/** `/media/hero.1a2b3c4d.webp` */
const hashInName = /[.-][\w-]{8}(?=\.\w+$)/

export function readSite(site: BuiltSite): SiteSnapshot {
  const files = [...site.files].filter((file) => !derived.test(file))
  const pages = files.filter((file) => file.endsWith('.html'))
  const others = groupBy(
    files.filter((file) => !file.endsWith('.html')),
    nameOf,
  )
  return {
    pages: new Map(pages.map((file) => [routeOfFile(file), pageSnapshot(file, site.read(file))])),
    files: new Map(Array.from(others, ([name, list]) => [name, fileSnapshot(site.folder, list)])),
  }
}

/** The name without the hash, which all widths of a picture share. */
function nameOf(file: string): string {
  if (!/^(?:assets|media)\//.test(file)) return file
  if (file.endsWith('.css')) return styleSheets
  return file.endsWith('.js') ? 'all scripts' : file.replace(hashInName, '')
}

function fileSnapshot(folder: string, files: readonly string[]): FileSnapshot {
  const all = files.map((file) => {
    const bytes = readFileSync(path.join(folder, file))
    if (bytes.includes(0)) return { size: bytes.length, content: hashOf(bytes) }
    return { size: gzipSync(bytes).length, content: hashOf(withoutHashes(String(bytes))) }
  })
  const contents = all.map(({ content }) => content)
  return { size: all.reduce((sum, { size }) => sum + size, 0), content: contents.toSorted().join() }
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
