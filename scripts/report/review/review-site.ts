import path from 'node:path'
import { notFoundRoute, programRoute } from '#content/schema/routes.ts'
import type { BuiltSite } from '#scripts/report/site/index.ts'
import { launchBrowser } from '#scripts/system/browser.ts'
import { counted } from '#scripts/system/counted.ts'
import { readSettings } from '#scripts/system/settings.ts'
import { type SiteChange, compareSites } from './compare-sites.ts'
import { buildCommit, commitChanges, commitOf, removeWorktrees } from './git.ts'
import { type Photo, photograph } from './photograph.ts'
import { readSite, styleSheets } from './read-site.ts'

/** What report and comment are written from: `main (1a2b3c4d)`, `5e6f7a8b with 2 files changed`. */
export type Review = { readonly before: string; readonly after: string } & Awaited<
  ReturnType<typeof compareBuilds>
>

type Log = (line: string) => void

/**
 * Builds the site at a commit, `ref`, and as it is now, and compares the two. At most `maxPhotos`
 * changed pages are photographed.
 */
export async function reviewSite(
  root: string,
  ref: string,
  maxPhotos: number,
  log: Log,
): Promise<Review> {
  const commit = await commitOf(root, ref)
  const head = await commitOf(root, 'HEAD')
  const work = path.join(root, '.cache', `review-${process.pid}`)
  // One time for both builds: what is published between them is no difference.
  const { now } = readSettings()
  const build = (name: string, side: string, commit: string) => {
    log(`Building ${name}`)
    return buildCommit(name, commit, { root, folder: path.join(work, side), now })
  }
  try {
    const current = await commitChanges(root, work)
    const changes = current.count === 0 ? '' : ` with ${counted(current.count, 'file')} changed`
    const before = `${ref} (${commit.slice(0, 8)})`
    const after = `${head.slice(0, 8)}${changes}`
    const builds = [
      await build(before, 'before', commit),
      await build(after, 'after', current.commit),
    ] as const
    return { before, after, ...(await compareBuilds(...builds, maxPhotos, log)) }
  } finally {
    await removeWorktrees(root, work)
  }
}

/** Compares two finished builds, and photographs the pages that differ. */
export async function compareBuilds(
  before: BuiltSite,
  after: BuiltSite,
  maxPhotos: number,
  log: Log,
) {
  const change = compareSites(readSite(before), readSite(after))
  // The not-found page holds every route, so each new page changes its markup.
  const changed = change.pages
    .filter(({ kind, route }) => kind === 'changed' && route !== notFoundRoute)
    .map(({ route }) => route)
  const routes = [...changed.slice(0, maxPhotos), ...samplesOf(change)]
  /** By route, for each width at which the page looks different. */
  const photos = new Map<string, readonly Photo[]>()
  if (routes.length > 0) {
    log(`Photographing ${counted(routes.length, 'page')}`)
    const browser = await launchBrowser()
    try {
      for (const route of routes) photos.set(route, await photograph(browser, route, before, after))
    } finally {
      await browser.close()
    }
  }
  return { change, photos, withoutPhotos: Math.max(0, changed.length - maxPhotos) }
}

/** Unchanged pages that show what a change of the style sheet or the header does to them. */
function samplesOf({ files, shell, unchanged }: SiteChange): string[] {
  if (shell.length === 0 && !files.some(({ name }) => name === styleSheets)) return []
  const program = unchanged.find((route) => route.startsWith(programRoute('')))
  return ['/', '/about', '/contact', program ?? ''].filter((route) => unchanged.includes(route))
}
