import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { adminRoute, fileOfPage } from '#content/schema/routes.ts'
import { type BuiltSite, openBuiltSite } from '#scripts/check/built/index.ts'
import { UserError } from '#scripts/system/failure.ts'
import { git } from '#scripts/system/git.ts'
import { readSettings } from '#scripts/system/settings.ts'
import { compareSites } from './compare-sites.ts'
import { addWorktreeOfChanges, buildWorktree, commitOf, removeWorktrees } from './git.ts'
import { photograph } from './photograph.ts'
import { headerAndFooter, readSite } from './read-site.ts'
import { compareDestinations, writtenFiles } from './written-files.ts'

export type Review = Awaited<ReturnType<typeof reviewSite>>

/**
 * Builds the site at a commit, `ref`, and as it is now, and compares the two. `before` and `after`
 * name them: `main (1a2b3c4d)`, `the working files`. With `built`, a folder that holds dist/, no code of
 * the second site runs, except its scripts in the browser.
 */
export async function reviewSite(root: string, ref: string, built?: string) {
  if (built && !existsSync(path.join(built, 'dist/site.json')))
    throw new UserError(`There is no build in ${built}: expected the folder that holds dist/`)
  const commit = await commitOf(root, ref)
  const before = `${ref} (${commit.slice(0, 8)})`
  const after = built ? path.basename(built) : 'the working files'
  // Both builds use the same time, so that no entry is published between them.
  const seconds = Math.floor(readSettings().now.getTime() / 1000)
  const settings = { PRECOMPRESS: '0', SOURCE_DATE_EPOCH: String(seconds) }
  const work = path.join(root, '.cache', `review-${process.pid}`)
  const [old, recent] = [path.join(work, 'before'), path.join(work, 'after')]
  // git still knows the worktrees of a killed review.
  await removeWorktrees(root, work)
  try {
    await git(root, 'worktree', 'add', '--detach', old, commit)
    if (!built) await addWorktreeOfChanges(root, recent)
    const comparison = await compareBuilds(
      await buildWorktree(before, root, old, settings),
      await (built ? openBuiltSite(built) : buildWorktree(after, root, recent, settings)),
    )
    return { before, after, checked: built ? checkedIn(built) : '', ...comparison }
  } finally {
    await removeWorktrees(root, work)
  }
}

/** The output of the check, which review.yml writes into dist/ of a build; empty without it. */
function checkedIn(built: string): string {
  const file = path.join(built, 'dist/check.txt')
  return existsSync(file) ? readFileSync(file, 'utf8').slice(0, 10_000).trim() : ''
}

const maxPhotographed = 12

/**
 * Compares two finished builds, each page at a former address with the one that took its place, and
 * photographs the pages that differ: all pages, if a style sheet or the header does.
 */
export async function compareBuilds(before: BuiltSite, after: BuiltSite) {
  const files = writtenFiles(before, after)
  const recent = readSite(after)
  const movedTo = (route: string) =>
    after.redirects.get(after.base + route.slice(1))?.replace(after.base, '/') ?? route
  const old = new Map(Array.from(readSite(before), ([at, page]) => [movedTo(at), page] as const))
  const changes = compareSites(old, recent, new Set(files.map(({ route }) => route)))
  const isRestyled = changes.some(({ name }) => name === headerAndFooter || name.endsWith('.css'))
  const routes = changes.filter(({ isPage }) => isPage).map(({ name }) => name)
  const all = [...recent.keys()].filter((name) => name.startsWith('/'))
  const shown = [...new Set([...routes, ...(isRestyled ? all : [])])].slice(0, maxPhotographed)
  return {
    files,
    changes,
    diverted: compareDestinations(before.destinations, after.destinations),
    photos: await photograph(shown, before, after),
    // The published site has an editor; one that the change brings doesn't count.
    hasForms: before.files.has(fileOfPage(adminRoute).slice(1)),
  }
}
