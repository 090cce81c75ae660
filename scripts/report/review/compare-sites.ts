import type { PageSnapshot, Parts } from './page-snapshot.ts'
import type { BuiltSite } from './read-site.ts'
import { type TextChange, textChanges } from './text-changes.ts'

/** Before and after; undefined on the side that doesn't have it. */
export type Pair<T> = { readonly before: T | undefined; readonly after: T | undefined }

/** What differs, by heading: `Text`, `Metadata`, `Links`. */
export type PartChanges = ReadonlyMap<string, readonly TextChange[]>

export type PageChange = {
  readonly route: string
  readonly title: string
  readonly kind: 'added' | 'changed' | 'removed'
  readonly parts: PartChanges
  /** Bytes of the HTML, gzip. */
  readonly weight: Pair<number>
}

/** A change of header or footer, with the pages that share it. */
export type ShellChange = { readonly routes: readonly string[]; readonly parts: PartChanges }

/** A file that is not a page, with its bytes. */
export type FileChange = { readonly name: string } & Pair<number>

export type SiteChange = {
  readonly pages: readonly PageChange[]
  readonly unchanged: readonly string[]
  readonly shell: readonly ShellChange[]
  readonly files: readonly FileChange[]
}

/** What a visitor, a search engine or a host would notice between two builds. */
export function compareSites(before: BuiltSite, after: BuiltSite): SiteChange {
  const pages = pairsOf(before.pages, after.pages)
  return {
    pages: pages.filter(isChanged).map(pageChange),
    unchanged: pages.filter((page) => !isChanged(page)).map(({ name }) => name),
    shell: shellChanges(pages),
    files: pairsOf(before.files, after.files)
      .filter((file) => file.before?.hash !== file.after?.hash)
      .map(({ name, before, after }) => ({ name, before: before?.size, after: after?.size })),
  }
}

const isChanged = ({ before, after }: Pair<PageSnapshot>) => before?.own !== after?.own

/** True if nothing visible differs. */
export const isUnchanged = ({ pages, shell, files }: SiteChange): boolean =>
  pages.length + shell.length + files.length === 0

function pairsOf<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>) {
  const names = [...new Set([...after.keys(), ...before.keys()])].toSorted()
  return names.map((name) => ({ name, before: before.get(name), after: after.get(name) }))
}

function pageChange({ name, before, after }: Pair<PageSnapshot> & { name: string }): PageChange {
  return {
    route: name,
    title: (after ?? before)?.title ?? name,
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    parts: partChanges(before?.parts, after?.parts),
    weight: { before: before?.weight, after: after?.weight },
  }
}

const partChanges = (before: Parts = new Map(), after: Parts = new Map()): PartChanges =>
  new Map(
    [...new Set([...before.keys(), ...after.keys()])]
      .map((name) => [name, textChanges(before.get(name) ?? [], after.get(name) ?? [])] as const)
      .filter(([, changes]) => changes.length > 0),
  )

/** Groups the pages that share a change of header or footer, so that the report shows it once. */
function shellChanges(pages: readonly Pair<PageSnapshot>[]): ShellChange[] {
  const groups = new Map<string, ShellChange & { readonly routes: string[] }>()
  for (const { before, after } of pages) {
    if (!before || !after) continue
    const parts = partChanges(before.shell, after.shell)
    if (parts.size === 0) continue
    const key = JSON.stringify([...parts])
    const group = groups.get(key) ?? { routes: [], parts }
    groups.set(key, group)
    group.routes.push(after.route)
  }
  return [...groups.values()]
}
