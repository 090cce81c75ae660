import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { routeOfFile } from '#scripts/report/site/index.ts'
import { type PageSnapshot, pageSnapshot } from './page-snapshot.ts'

/** A file of a built site: its size in bytes and a hash of its content. */
export type SiteFile = { readonly size: number; readonly hash: string }

/** A built site. Other files than pages go by their path without the hash in their name. */
export type BuiltSite = {
  readonly pages: ReadonlyMap<string, PageSnapshot>
  readonly files: ReadonlyMap<string, SiteFile>
  /** All style sheets and all scripts as one file each; sizes are gzip. */
  readonly styles: SiteFile
  readonly scripts: SiteFile
}

/** `/media/hero.1a2b3c4d.webp` */
const hashedName = /[.-][\w-]{8}(\.\w+)$/
/** Files made from pages or files that are compared themselves. */
const derived = /\.(?:br|gz)$|^sitemap\.xml$/

/** Reads the folder dist/client of a build. */
export async function readSite(folder: string): Promise<BuiltSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !derived.test(name))
    .toSorted()
  const pages = new Map<string, PageSnapshot>()
  const files = new Map<string, SiteFile>()
  const styles: Buffer[] = []
  const scripts: Buffer[] = []
  for (const name of names) {
    const bytes = await readFile(path.join(folder, name))
    const isAsset = name.startsWith('assets/')
    if (name.endsWith('.html')) pages.set(routeOfFile(name), pageSnapshot(name, String(bytes)))
    else if (isAsset && name.endsWith('.css')) styles.push(bytes)
    else if (isAsset && name.endsWith('.js')) scripts.push(bytes)
    else {
      const bare = /^(?:media|assets)\//.test(name) ? name.replace(hashedName, '$1') : name
      files.set(bare, addTo(files.get(bare), bytes))
    }
  }
  return { pages, files, styles: bundleOf(styles), scripts: bundleOf(scripts) }
}

const hashOf = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** The widths of one picture share a name once the hash is gone. */
const addTo = (known: SiteFile | undefined, bytes: Buffer): SiteFile => ({
  size: (known?.size ?? 0) + bytes.length,
  hash: hashOf(known?.hash ?? '', bytes),
})

/** The names of other bundles change with their content and say nothing by themselves. */
const withoutNames = (bytes: Buffer) =>
  String(bytes).replaceAll(/([\w/-]+)[.-][\w-]{8,}(\.(?:js|css|woff2))/g, '$2')

const bundleOf = (list: readonly Buffer[]): SiteFile => ({
  size: list.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0),
  hash: hashOf(...list.map(withoutNames).toSorted()),
})
