import { existsSync } from 'node:fs'
import path from 'node:path'
import { adminRoute, fileOfPage } from '#content/schema/routes.ts'
import { type BuiltSite, openBuiltSite } from '#scripts/check/built/index.ts'
import { Stop } from '#scripts/system/failure.ts'
import { readSettings } from '#scripts/system/settings.ts'
import { compareSites, lostAddresses } from './compare-sites.ts'
import {
  addWorktree,
  addWorktreeOfChanges,
  buildWorktree,
  commitOf,
  hasChanges,
  removeWorktrees,
} from './git.ts'
import { compareOpen } from './open-items.ts'
import { photograph } from './photograph.ts'
import { headerAndFooter, readSite } from './read-site.ts'
import { staleTranslations, warningsOf } from './warnings.ts'
import { compareDestinations, renamedFiles, writtenFiles } from './written-files.ts'

export type Review = Awaited<ReturnType<typeof reviewSite>>

/**
 * Builds the site at a commit, `ref`, and as it is now, and compares the two. `before` and `after`
 * name them: `main (1a2b3c4d)`, `5e6f7a8b with uncommitted changes`. With `built`, a folder that holds
 * dist/, no code of the second site runs, except its scripts in the browser.
 */
export async function reviewSite(root: string, ref: string, built?: string) {
  if (built && !existsSync(path.join(built, 'dist/site.json')))
    throw new Stop(`There is no build in ${built}: expected the folder that holds dist/`)
  const commit = await commitOf(root, ref)
  const head = await commitOf(root, 'HEAD')
  const before = `${ref} (${commit.slice(0, 8)})`
  const changed = head.slice(0, 8) + ((await hasChanges(root)) ? ' with uncommitted changes' : '')
  const after = built ? path.basename(built) : changed
  // One time for both builds: what is published between them is no difference.
  const seconds = Math.floor(readSettings().now.getTime() / 1000)
  const settings = { PRECOMPRESS: '0', SOURCE_DATE_EPOCH: String(seconds) }
  const work = path.join(root, '.cache', `review-${process.pid}`)
  const [old, recent] = [path.join(work, 'before'), path.join(work, 'after')]
  // git still knows the worktrees of a killed review.
  await removeWorktrees(root, work)
  try {
    await addWorktree(root, old, commit)
    if (!built) await addWorktreeOfChanges(root, recent)
    const comparison = await compareBuilds(
      await buildWorktree(before, root, old, settings),
      await (built ? openBuiltSite(built) : buildWorktree(after, root, recent, settings)),
    )
    const warnings = built ? warningsOf(built) : await staleTranslations(root)
    return { before, after, warnings, ...comparison }
  } finally {
    await removeWorktrees(root, work)
  }
}

const maxPhotographed = 12

/**
 * Compares two finished builds, each page of a renamed file with the one at its former address, and
 * photographs the pages that differ or are new.
 */
export async function compareBuilds(before: BuiltSite, after: BuiltSite) {
  const files = writtenFiles(before.sources, after.sources)
  const written = new Set(files.map(({ route }) => route))
  const renamed = renamedFiles(files, after)
  const moved = new Map(renamed.map(({ old, recent }) => [old.route, recent.route]))
  const old = Array.from(readSite(before), ([at, page]) => [moved.get(at) ?? at, page] as const)
  const changes = compareSites(new Map(old), readSite(after), written)
  const pagesThatAre = (wanted: string) =>
    changes.filter(({ isPage, kind }) => isPage && kind === wanted).map(({ name }) => name)
  // Style sheets and the header change the looks of pages that are as before.
  const isRestyled = changes.some(
    ({ name, kind }) => kind !== 'as before' && (name === headerAndFooter || name.endsWith('.css')),
  )
  const shown = ['changed', 'added', ...(isRestyled ? ['as before'] : [])]
  const routes = shown.flatMap(pagesThatAre)
  const photos = await photograph(routes.slice(0, maxPhotographed), before, after)
  // The editor of the published site, not one that the change brings.
  const hasForms = before.files.has(fileOfPage(adminRoute).slice(1))
  const open = compareOpen(before.open, after.open, files, renamed)
  const diverted = compareDestinations(before.destinations, after.destinations)
  return { files, diverted, changes, lost: lostAddresses(before, after), photos, hasForms, open }
}
