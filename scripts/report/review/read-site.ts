import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { routeOfFile } from '#scripts/report/site/index.ts'
import { type PageSnapshot, pageSnapshot, withoutHashes } from './page-snapshot.ts'

/** A file: its bytes, gzip if it is text, and a hash of its content. */
type SiteFile = { readonly size: number; readonly hash: string }

/** A built site: pages by route, other files by name. */
export type BuiltSite = {
  readonly pages: ReadonlyMap<string, PageSnapshot>
  readonly files: ReadonlyMap<string, SiteFile>
}

/** The name under which all style sheets count as one file. */
export const styleSheets = 'all style sheets'

/** Made from pages and files that are compared themselves. */
const derived = /\.(?:br|gz)$|^sitemap\.xml$/
/** `/media/hero.1a2b3c4d.webp` */
const hashInName = /[.-][\w-]{8}(?=\.\w+$)/

/** Reads the folder dist/client of a build. */
export async function readSite(folder: string): Promise<BuiltSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !derived.test(entry.name))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.replaceAll(path.sep, '/'))
  const pages = new Map<string, PageSnapshot>()
  const files = new Map<string, SiteFile[]>()
  for (const file of names) {
    const bytes = await readFile(path.join(folder, file))
    if (file.endsWith('.html')) pages.set(routeOfFile(file), pageSnapshot(file, String(bytes)))
    else files.set(nameOf(file), [...(files.get(nameOf(file)) ?? []), siteFile(bytes)])
  }
  return { pages, files: new Map(Array.from(files, ([name, list]) => [name, asOne(list)])) }
}

/** The name without the hash, which all widths of a picture share. */
function nameOf(file: string): string {
  if (!/^(?:assets|media)\//.test(file)) return file
  if (file.endsWith('.css')) return styleSheets
  return file.endsWith('.js') ? 'all scripts' : file.replace(hashInName, '')
}

function siteFile(bytes: Buffer): SiteFile {
  if (bytes.includes(0)) return { size: bytes.length, hash: hashOf(bytes) }
  return { size: gzipSync(bytes).length, hash: hashOf(withoutHashes(String(bytes))) }
}

const asOne = (list: readonly SiteFile[]): SiteFile => ({
  size: list.reduce((total, { size }) => total + size, 0),
  hash: hashOf(
    list
      .map(({ hash }) => hash)
      .toSorted()
      .join(),
  ),
})

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
