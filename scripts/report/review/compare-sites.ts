import { diffArrays } from 'diff'
import type { PageFacts } from './page-facts.ts'
import type { TextChange } from './text-changes.ts'
import { textChanges } from './text-changes.ts'

/** A file of a built site beside its pages: its size in bytes and a hash of its content. */
export type SiteFile = { readonly size: number; readonly hash: string }

/** A built site as it is compared. Files go by their address without the hash in their name. */
export type BuiltSite = {
  readonly pages: ReadonlyMap<string, PageFacts>
  readonly files: ReadonlyMap<string, SiteFile>
  /** Bytes of all style sheets and of all scripts, gzip, and what tells them from others. */
  readonly styles: SiteFile
  readonly scripts: SiteFile
}

export type Pair<T> = { readonly before: T; readonly after: T }

/** A line of data that is gone or new. */
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

/** A change around the pages, with the pages that share it. */
export type ShellChange = {
  readonly routes: readonly string[]
  readonly text: readonly TextChange[]
  readonly links: readonly LineChange[]
}

export type FileChange = {
  readonly name: string
  readonly before: number | undefined
  readonly after: number | undefined
}

export type SiteChange = {
  readonly added: readonly PageFacts[]
  readonly removed: readonly PageFacts[]
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
    unchanged: common.filter((pair) => !isChanged(pair)).map(({ after: { route } }) => route),
    shell: shellChanges(common),
    styles: sizesIfChanged(before.styles, after.styles),
    scripts: sizesIfChanged(before.scripts, after.scripts),
    files: fileChanges(before.files, after.files),
  }
}

const isChanged = ({ before, after }: Pair<PageFacts>) => before.own !== after.own

/** Whether two builds are the same to everybody. */
export const isNothing = (change: SiteChange): boolean =>
  [change.added, change.removed, change.changed, change.shell, change.files].every(
    (list) => list.length === 0,
  ) &&
  change.styles === undefined &&
  change.scripts === undefined

function comparePages({ before, after }: Pair<PageFacts>): PageChange {
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

/** The lines that are gone or new, in their order. */
export const lineChanges = (before: readonly string[], after: readonly string[]): LineChange[] =>
  diffArrays([...before], [...after]).flatMap(({ value, removed, added }) =>
    removed || added ? value.map((text) => ({ kind: removed ? 'out' : 'in', text }) as const) : [],
  )

/** What changed around the pages is told once for all that share it. */
function shellChanges(common: readonly Pair<PageFacts>[]): ShellChange[] {
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

function fileChanges(
  before: ReadonlyMap<string, SiteFile>,
  after: ReadonlyMap<string, SiteFile>,
): FileChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return names
    .filter((name) => before.get(name)?.hash !== after.get(name)?.hash)
    .map((name) => ({
      name,
      before: before.get(name)?.size,
      after: after.get(name)?.size,
    }))
}
