import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type BuiltSite, routeOfFile } from '#scripts/check/built/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { pageSnapshot, withoutHashes } from './page-snapshot.ts'

/** A page, a file, or all headers and footers as they are compared. */
export type Snapshot = {
  /** Words with links. A file has none. */
  readonly lines: readonly string[]
  /** Everything except the hashes in names. */
  readonly content: string
}

/** Pages by their route, files by their name without its hash. */
export type SiteSnapshot = ReadonlyMap<string, Snapshot>

/** The name of the snapshot of all headers and footers, which are compared once for all pages. */
export const headerAndFooter = 'Header and footer'

/** The editor, files for hosts, and files that are made from compared ones. */
const unread =
  /\.(?:br|gz)$|^sitemap\.xml$|^admin(?:\.html$|\/)|^(?:\.htaccess|_headers|_redirects)$/

export function readSite(site: BuiltSite): SiteSnapshot {
  const snapshots = new Map<string, Snapshot>()
  const shell = new Set<string>()
  const files = [...site.files].filter((file) => !unread.test(file))
  for (const file of files.filter(isPage)) {
    const page = pageSnapshot(site.read(file))
    snapshots.set(routeOfFile(file), page)
    for (const line of page.shell) shell.add(line)
  }
  snapshots.set(headerAndFooter, { lines: [...shell], content: [...shell].join('\n') })
  const others = files.filter((file) => !isPage(file))
  for (const [name, group] of groupBy(others, nameWithoutHash)) {
    const contents = group.map((file) => readFileSync(path.join(site.folder, file), 'latin1'))
    snapshots.set(name, { lines: [], content: contents.map(withoutHashes).toSorted().join() })
  }
  return snapshots
}

const isPage = (file: string) => file.endsWith('.html')

/** `media/hero.1a2b3c4d.webp` is `media/hero.webp`. */
const nameWithoutHash = (file: string) =>
  /^(?:assets|media)\//.test(file) ? file.replace(/[.-][\w-]{8}(?=\.\w+$)/, '') : file
