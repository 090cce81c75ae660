import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { leftInCache, lostDist } from '#scripts/system/cache.ts'
import { codeOf } from '#scripts/system/failure.ts'

/** The folder in which this process builds. */
export const buildFolder = (root: string): string => path.join(root, `.cache/build-${process.pid}`)

/**
 * Replaces `place` with a finished folder of the same file system. If two builds end at the same
 * time, the later one wins. Errors have `place` as their path.
 */
export function swapFolder(finished: string, place: string): void {
  const old = `${finished}.old`
  try {
    rmSync(old, { recursive: true, force: true })
    if (existsSync(place)) renameSync(place, old)
    renameSync(finished, place)
  } catch (error) {
    // Another build put its folder there, or moved the old one away, in the meantime.
    if (/^(?:EEXIST|ENOTEMPTY)$/.test(codeOf(error))) return swapFolder(finished, place)
    if (existsSync(old) && !existsSync(place)) renameSync(old, place)
    throw error instanceof Error ? Object.assign(error, { path: place }) : error
  }
  // Under this name, a half-removed folder can't be mistaken for the last build.
  if (existsSync(old)) renameSync(old, finished)
  rmSync(finished, { recursive: true, force: true })
}

/**
 * Removes the folders of builds that were killed. A build killed between the two renames of a swap
 * left no dist/, so the one before it is moved back.
 */
export function removeStaleBuilds(root: string): void {
  const lost = lostDist(root)
  if (lost) {
    renameSync(lost, path.join(root, 'dist'))
    console.log('A build was killed while it replaced dist/. The old dist/ is back.')
  }
  for (const folder of leftInCache(root, 'build')) rmSync(folder, { recursive: true, force: true })
}
