import { counted } from '#scripts/system/counted.ts'
import path from 'node:path'
import { programRoute } from '#content/schema/routes.ts'
import { launchBrowser } from '#scripts/system/browser.ts'
import { readSettings, siteBase } from '#scripts/system/settings.ts'
import { type SiteChange, compareSites } from './compare-sites.ts'
import { buildCommit, changedFiles, commitOf, removeWorktrees } from './git.ts'
import { type Built, type Photo, photograph } from './photograph.ts'
import { readSite } from './read-site.ts'
import type { Review } from './words.ts'

export type ReviewOptions = {
  readonly root: string
  /** What the current files are compared with: any name that git knows. */
  readonly ref: string
  /** The most pages to photograph. */
  readonly photos: number
  readonly say: (line: string) => void
}

/** Builds the site at a commit and as it is now, and compares the two. */
export async function reviewSite({ root, ref, photos, say }: ReviewOptions): Promise<Review> {
  const commit = await commitOf(root, ref)
  const head = await commitOf(root, 'HEAD')
  const { length: count } = await changedFiles(root)
  const before = `${ref} (${commit.slice(0, 8)})`
  const changes = count === 0 ? '' : ` with ${counted(count, 'file')} changed`
  const after = `${head.slice(0, 8)}${changes}`
  const work = path.join(root, '.cache', `review-${process.pid}`)
  const builds = [
    { folder: path.join(work, 'before'), commit, name: before, withChanges: false },
    { folder: path.join(work, 'after'), commit: head, name: after, withChanges: true },
  ]
  // One moment for both builds: what is published between them is no difference.
  const { now } = readSettings()
  const notices: string[] = []
  const built: Built[] = []
  try {
    for (const build of builds) {
      say(`Building ${build.name}`)
      notices.push(...(await buildCommit({ root, now, ...build })))
      const folder = path.join(build.folder, 'dist', 'client')
      built.push({ folder, base: siteBase(build.folder) })
    }
    const compared = await compareBuilds(built, photos, say)
    return { before, after, ...compared, notices: [...notices, ...compared.notices] }
  } finally {
    await removeWorktrees(root, work)
  }
}

type Compared = Pick<Review, 'change' | 'photos' | 'samples' | 'notices'>

/** Compares two finished builds, and photographs the pages that differ. */
export async function compareBuilds(
  [before, after]: readonly Built[],
  most: number,
  say: (line: string) => void,
): Promise<Compared> {
  if (!before || !after) throw new Error('expected two builds')
  const change = compareSites(await readSite(before.folder), await readSite(after.folder))
  const samples = samplesOf(change)
  const changed = change.changed.map(({ route }) => route)
  const routes = [...changed.slice(0, most), ...samples].filter((route) => route !== '/404')
  const left = changed.length - Math.min(most, changed.length)
  const notices = left === 0 ? [] : [`${left} of the changed pages are not photographed.`]
  const photos = new Map<string, readonly Photo[]>()
  if (routes.length > 0) {
    say(`Photographing ${routes.length} pages`)
    const browser = await launchBrowser()
    try {
      for (const route of routes) photos.set(route, await photograph(browser, route, before, after))
    } finally {
      await browser.close()
    }
  }
  return { change, photos, samples: samples.filter((route) => photos.get(route)?.length), notices }
}

/** A few pages that show what a change of the style sheet or the header does elsewhere. */
function samplesOf({ styles, shell, unchanged }: SiteChange): string[] {
  if (!styles && shell.length === 0) return []
  const program = unchanged.find((route) => route.startsWith(programRoute('')))
  return ['/', '/about', '/contact', program ?? ''].filter((route) => unchanged.includes(route))
}
