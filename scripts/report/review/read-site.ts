import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { routeOfFile } from '#scripts/report/site/index.ts'
import type { BuiltSite, SiteFile } from './compare-sites.ts'
import { pageFacts } from './page-facts.ts'

/** `/media/hero.1a2b3c4d.webp`: the hash of what is in a file, at the end of its name. */
const hashed = /[.-][\w-]{8}(\.\w+)$/
/** Made of the pages themselves, or of files that are compared. */
const derived = /\.(?:br|gz)$|^sitemap\.xml$/

/** Reads the folder dist/client of a build. */
export async function readSite(folder: string): Promise<BuiltSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !derived.test(name))
    .toSorted()
  const pages = new Map<string, ReturnType<typeof pageFacts>>()
  const files = new Map<string, SiteFile>()
  const kinds: Record<'css' | 'js', Buffer[]> = { css: [], js: [] }
  for (const name of names) {
    const bytes = await readFile(path.join(folder, name))
    const kind = name.startsWith('assets/') ? path.extname(name) : ''
    if (name.endsWith('.html')) pages.set(routeOfFile(name), pageFacts(name, String(bytes)))
    else if (kind === '.css') kinds.css.push(bytes)
    else if (kind === '.js') kinds.js.push(bytes)
    else {
      const bare = /^(?:media|assets)\//.test(name) ? name.replace(hashed, '$1') : name
      files.set(bare, joined(files.get(bare), bytes))
    }
  }
  return { pages, files, styles: sumOf(kinds.css), scripts: sumOf(kinds.js) }
}

const hashOf = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Several files may have one name without the hash: a picture in several widths. */
const joined = (known: SiteFile | undefined, bytes: Buffer): SiteFile => ({
  size: (known?.size ?? 0) + bytes.length,
  hash: hashOf(known?.hash ?? '', bytes),
})

/** The names that files give each other change with their content, and say nothing by themselves. */
const withoutNames = (bytes: Buffer) =>
  String(bytes).replaceAll(/([\w/-]+)[.-][\w-]{8,}(\.(?:js|css|woff2))/g, '$2')

const sumOf = (list: readonly Buffer[]): SiteFile => ({
  size: list.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0),
  hash: hashOf(...list.map(withoutNames).toSorted()),
})
