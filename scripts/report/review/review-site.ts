import { programRoute } from '#content/schema/routes.ts'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { holdBuildTime } from '#scripts/system/build-time.ts'
import { launchBrowser } from '#scripts/system/browser.ts'
import { siteBase } from '#scripts/system/site-url.ts'
import { buildCopy, removeCopy } from './build-copy.ts'
import { compareSites } from './compare-sites.ts'
import type { SiteChange } from './compare-sites.ts'
import { changedFiles, commitOf } from './git.ts'
import { photograph, serveFolder } from './photograph.ts'
import type { Photo } from './photograph.ts'
import { readSite } from './read-site.ts'
import type { Review } from './review.ts'

export type ReviewOptions = {
  readonly root: string
  /** What the files as they are now are compared with: any name that git knows. */
  readonly ref: string
  /** The most pages that are photographed. */
  readonly photos: number
  readonly say?: (line: string) => void
}

/** Where the pages of a build are. */
type Built = { readonly folder: string; readonly base: string }

/** Builds the site at a commit and as it is now, and compares the two. */
export async function reviewSite(options: ReviewOptions): Promise<Review> {
  const { root, ref, say = () => undefined } = options
  const commit = await commitOf(root, ref)
  const head = await commitOf(root, 'HEAD')
  const dirty = (await changedFiles(root)).length
  const before = `${ref} (${commit.slice(0, 8)})`
  const after =
    dirty === 0
      ? head.slice(0, 8)
      : `${head.slice(0, 8)} with ${dirty} ${dirty === 1 ? 'file' : 'files'} changed`
  // Both are built at one moment: what a day publishes is no difference.
  holdBuildTime()
  const work = path.join(root, '.cache', `review-${process.pid}`)
  const [old, now] = [path.join(work, 'before'), path.join(work, 'after')]
  try {
    say(`Building ${before}`)
    const first = await buildCopy({ root, folder: old, commit, withChanges: false, name: before })
    say(`Building ${after}`)
    const second = await buildCopy({
      root,
      folder: now,
      commit: head,
      withChanges: true,
      name: after,
    })
    const built = [first, second].map((copy) => ({
      folder: path.join(copy.root, 'dist', 'client'),
      base: siteBase(copy.root),
    }))
    const notices = [...first.notices, ...second.notices]
    const compared = await compareBuilds(built, options.photos, say)
    return { before, after, ...compared, notices: [...notices, ...compared.notices] }
  } finally {
    await removeCopy(root, old)
    await removeCopy(root, now)
    await removeCopy(root, work)
  }
}

type Compared = Pick<Review, 'change' | 'photos' | 'samples' | 'notices'>

/** Compares two finished builds, and photographs pages that differ. */
export async function compareBuilds(
  [before, after]: readonly Built[],
  most: number,
  say: (line: string) => void,
): Promise<Compared> {
  if (!before || !after) throw new Error('two builds are compared')
  const change = compareSites(await readSite(before.folder), await readSite(after.folder))
  const samples = samplesOf(change)
  const changed = change.changed.map(({ route }) => route)
  const routes = [...changed.slice(0, most), ...samples].filter((route) => route !== '/404')
  const left = changed.length - Math.min(most, changed.length)
  const notices = left === 0 ? [] : [`${left} of the changed pages are not photographed.`]
  if (routes.length === 0) return { change, photos: new Map(), samples, notices }
  say(`Photographing ${routes.length} pages`)
  const photos = await photographAll(routes, before, after)
  const told = samples.filter((route) => photos.get(route)?.length !== 0)
  return { change, photos, samples: told, notices }
}

async function photographAll(routes: readonly string[], before: Built, after: Built) {
  const sites = await Promise.all(
    [before, after].map(({ folder, base }) => serveFolder(folder, base)),
  )
  const browser: Browser = await launchBrowser()
  const photos = new Map<string, Photo[]>()
  try {
    const [old, fresh] = sites
    if (!old || !fresh) return photos
    for (const route of routes) photos.set(route, await photograph(browser, route, old, fresh))
    return photos
  } finally {
    await browser.close()
    for (const site of sites) await site.close()
  }
}

/** A few pages of different kinds, where a change of the style sheet may show on all. */
function samplesOf({ styles, shell, unchanged }: SiteChange): string[] {
  if (!styles && shell.length === 0) return []
  const program = unchanged.find((route) => route.startsWith(programRoute('')))
  const wanted = ['/', '/about', '/contact', ...(program === undefined ? [] : [program])]
  return wanted.filter((route) => unchanged.includes(route))
}
