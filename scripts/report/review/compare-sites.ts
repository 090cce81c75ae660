import { diffArrays } from 'diff'
import type { PageSnapshot } from './page-snapshot.ts'
import type { BuiltSite, SiteFile } from './read-site.ts'
import { type TextChange, textChanges } from './text-changes.ts'

export type Pair<T> = { readonly before: T; readonly after: T }

/** A line that is removed (`out`) or added (`in`). */
export type LineChange = { readonly kind: 'out' | 'in'; readonly text: string }

export type PageChange = {
  readonly route: string
  readonly title: Pair<string>
  readonly text: readonly TextChange[]
  readonly meta: readonly ({ readonly name: string } & Pair<string | undefined>)[]
  readonly jsonLd: readonly LineChange[]
  readonly links: readonly LineChange[]
  readonly weight: Pair<number>
}

/** A change of header or footer, with the pages that share it. */
export type ShellChange = {
  readonly routes: readonly string[]
  readonly text: readonly TextChange[]
  readonly links: readonly LineChange[]
}

/** A file that is not a page: its size before and after, undefined if it isn't there. */
export type FileChange = { readonly name: string } & Pair<number | undefined>

export type SiteChange = {
  readonly added: readonly PageSnapshot[]
  readonly removed: readonly PageSnapshot[]
  readonly changed: readonly PageChange[]
  readonly unchanged: readonly string[]
  readonly shell: readonly ShellChange[]
  readonly styles: Pair<number> | undefined
  readonly scripts: Pair<number> | undefined
  readonly files: readonly FileChange[]
}

/** What a visitor, a search engine or a host would notice between two builds. */
export function compareSites(before: BuiltSite, after: BuiltSite): SiteChange {
  const common = [...after.pages.values()].flatMap((page) => {
    const old = before.pages.get(page.route)
    return old ? [{ before: old, after: page }] : []
  })
  return {
    added: [...after.pages.values()].filter(({ route }) => !before.pages.has(route)),
    removed: [...before.pages.values()].filter(({ route }) => !after.pages.has(route)),
    changed: common.filter(isChanged).map(comparePages),
    unchanged: common.filter((pair) => !isChanged(pair)).map((pair) => pair.after.route),
    shell: shellChanges(common),
    styles: sizesIfChanged(before.styles, after.styles),
    scripts: sizesIfChanged(before.scripts, after.scripts),
    files: fileChanges(before.files, after.files),
  }
}

const isChanged = ({ before, after }: Pair<PageSnapshot>) => before.own !== after.own

/** True if nothing visible differs. */
export const isUnchanged = (change: SiteChange): boolean =>
  [change.added, change.removed, change.changed, change.shell, change.files].every(
    (list) => list.length === 0,
  ) &&
  change.styles === undefined &&
  change.scripts === undefined

function comparePages({ before, after }: Pair<PageSnapshot>): PageChange {
  const names = new Set([...before.meta.keys(), ...after.meta.keys()])
  return {
    route: after.route,
    title: { before: before.title, after: after.title },
    text: textChanges(before.main, after.main),
    meta: [...names]
      .map((name) => ({ name, before: before.meta.get(name), after: after.meta.get(name) }))
      .filter((pair) => pair.before !== pair.after),
    jsonLd: lineChanges(before.jsonLd, after.jsonLd),
    links: lineChanges(before.links.toSorted(), after.links.toSorted()),
    weight: { before: before.weight, after: after.weight },
  }
}

const lineChanges = (before: readonly string[], after: readonly string[]): LineChange[] =>
  diffArrays([...before], [...after]).flatMap(({ value, removed, added }) =>
    removed || added ? value.map((text) => ({ kind: removed ? 'out' : 'in', text }) as const) : [],
  )

/** Groups the pages that share a change of header or footer, so that it is told once. */
function shellChanges(common: readonly Pair<PageSnapshot>[]): ShellChange[] {
  const shared = new Map<string, ShellChange & { routes: string[] }>()
  for (const { before, after } of common) {
    const text = textChanges(before.shell, after.shell)
    const links = lineChanges(before.shellLinks, after.shellLinks)
    if (text.length === 0 && links.length === 0) continue
    const key = JSON.stringify([text, links])
    const known = shared.get(key)
    if (known) known.routes.push(after.route)
    else shared.set(key, { routes: [after.route], text, links })
  }
  return [...shared.values()]
}

const sizesIfChanged = (before: SiteFile, after: SiteFile): Pair<number> | undefined =>
  before.hash === after.hash ? undefined : { before: before.size, after: after.size }

function fileChanges(before: BuiltSite['files'], after: BuiltSite['files']): FileChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .toSorted()
    .filter((name) => before.get(name)?.hash !== after.get(name)?.hash)
    .map((name) => ({ name, before: before.get(name)?.size, after: after.get(name)?.size }))
}
