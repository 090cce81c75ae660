import { groupBy } from '#scripts/system/group-by.ts'
import type { PageSnapshot, Parts } from './page-snapshot.ts'
import type { SiteSnapshot } from './read-site.ts'
import { textChanges } from './text-changes.ts'

/** What is compared, by its route or name, before and after; undefined on the side that doesn't have it. */
type Pair<T> = {
  readonly name: string
  readonly before: T | undefined
  readonly after: T | undefined
}

/** What differs, by heading: `Text`, `Metadata`, `Links`. */
export type PartChanges = ReturnType<typeof partChanges>

export type SiteChange = ReturnType<typeof compareSites>

/** What a visitor, a search engine or a host would notice between two builds. */
export function compareSites(before: SiteSnapshot, after: SiteSnapshot) {
  const pages = pairsOf(before.pages, after.pages)
  return {
    pages: pages.filter(isChanged).map(pageChange),
    unchanged: pages.filter((page) => !isChanged(page)).map(({ name }) => name),
    shell: shellChanges(pages),
    files: pairsOf(before.files, after.files).filter(isChanged),
  }
}

/** True if nothing visible differs. */
export const isUnchanged = ({ pages, shell, files }: SiteChange): boolean =>
  pages.length + shell.length + files.length === 0

function pairsOf<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): Pair<T>[] {
  const names = [...new Set([...after.keys(), ...before.keys()])].toSorted()
  return names.map((name) => ({ name, before: before.get(name), after: after.get(name) }))
}

const isChanged = ({ before, after }: Pair<{ readonly content: string }>) =>
  before?.content !== after?.content

const pageChange = ({ name, before, after }: Pair<PageSnapshot>) => ({
  route: name,
  title: (after ?? before)?.title ?? name,
  kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
  parts: partChanges(before?.parts, after?.parts),
  before,
  after,
})

const partChanges = (before?: Parts, after?: Parts) =>
  Object.keys(after ?? before ?? {})
    .map((name) => ({ name, changes: textChanges(before?.[name] ?? [], after?.[name] ?? []) }))
    .filter(({ changes }) => changes.length > 0)

/** Changes of header or footer. Pages that share one are listed with it, so that the report shows it once. */
function shellChanges(pages: readonly Pair<PageSnapshot>[]) {
  const changes = pages
    .filter(({ before, after }) => before && after)
    .map(({ name, before, after }) => ({ name, parts: partChanges(before?.shell, after?.shell) }))
    .filter(({ parts }) => parts.length > 0)
  const groups = groupBy(changes, ({ parts }) => JSON.stringify(parts))
  return Array.from(groups.values(), (same) => ({
    routes: same.map(({ name }) => name),
    parts: same[0]?.parts ?? [],
  }))
}
