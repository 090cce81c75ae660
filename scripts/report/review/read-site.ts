import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type BuiltSite, routeOfFile } from '#scripts/check/built/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { pageSnapshot, withoutHashes } from './page-snapshot.ts'

/** What is compared of a page, of a file, or of the header and footer. */
export type Snapshot = {
  /** Lines by their heading: `Text`, `Metadata`, `Links`. A file has none. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** Everything except the hashes in names. If it is the same, so is the page or file. */
  readonly content: string
  /** Bytes. */
  readonly size: number
  /** The questions of a page with their answers, by the name of their file. */
  readonly questions?: Readonly<Record<string, string>>
}

/** Pages by their route, files by their name without its hash. */
export type SiteSnapshot = ReadonlyMap<string, Snapshot>

/** The name of the snapshot of all headers and footers, which are compared once for all pages. */
export const headerAndFooter = 'Header and footer'

/** The editor, and files that are made from compared ones. */
const derived = /\.(?:br|gz)$|^sitemap\.xml$|^admin(?:\.html$|\/)/

export function readSite(site: BuiltSite): SiteSnapshot {
  const snapshots = new Map<string, Snapshot>()
  const shell = new Set<string>()
  const files = [...site.files].filter((file) => !derived.test(file))
  for (const file of files.filter(isPage)) {
    const page = pageSnapshot(site.read(file))
    snapshots.set(routeOfFile(file), page)
    for (const line of page.shell) shell.add(line)
  }
  const lines = [...shell]
  const content = lines.join('\n')
  const parts = { 'Text and links': lines }
  snapshots.set(headerAndFooter, { parts, content, size: Buffer.byteLength(content) })
  const others = groupBy(
    files.filter((file) => !isPage(file)),
    nameWithoutHash,
  )
  for (const [name, group] of others) snapshots.set(name, fileSnapshot(site.folder, group))
  return snapshots
}

const isPage = (file: string) => file.endsWith('.html')

/** `media/hero.1a2b3c4d.webp` is `media/hero.webp`. */
const nameWithoutHash = (file: string) =>
  /^(?:assets|media)\//.test(file) ? file.replace(/[.-][\w-]{8}(?=\.\w+$)/, '') : file

function fileSnapshot(folder: string, files: readonly string[]): Snapshot {
  const contents = files.map((file) => readFileSync(path.join(folder, file), 'latin1'))
  return {
    parts: {},
    content: contents.map(withoutHashes).toSorted().join(),
    size: contents.reduce((sum, { length }) => sum + length, 0),
  }
}
