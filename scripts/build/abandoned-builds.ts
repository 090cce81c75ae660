import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { isRunning } from '#scripts/system/is-running.mjs'

/** The folder in which this process builds, below the cache. */
export const buildFolder = (cache: string): string => path.join(cache, `build-${process.pid}`)

/**
 * Removes what builds that were killed left in the cache. One killed just while it put its folder
 * in the place of `dist` left `dist` away: then the old one (see swapFolder) goes back.
 */
export async function removeAbandonedBuilds(cache: string, dist: string): Promise<void> {
  const names = await readdir(cache).catch(() => [])
  for (const name of names) {
    const [, pid, old] = /^build-(\d+)(\.old)?$/.exec(name) ?? []
    if (pid === undefined || isRunning(Number(pid))) continue
    const folder = path.join(cache, name)
    if (old !== undefined && !existsSync(dist)) await rename(folder, dist)
    await rm(folder, { recursive: true, force: true })
  }
}
