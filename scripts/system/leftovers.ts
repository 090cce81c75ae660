import { existsSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { namesIn, project, removeIfPossible } from './cache.ts'
import { codeOf } from './failure.ts'

/**
 * Removes what killed processes left in `.cache/`, as a command starts. Each process that runs a command
 * has a folder `run-<pid>` there, in which `run.mjs` puts the bundle; a build has `build-<pid>`, and a
 * review `review-<pid>`. In a container, this process may have the id of the one that was killed.
 * A build that is killed as it replaces dist/ leaves the last one in `build-<pid>.old`: it is put back.
 */
export function removeLeftovers(root = project): void {
  const cache = path.join(root, '.cache')
  const dist = path.join(root, 'dist')
  const [newest] = namesIn(cache)
    .filter((name) => /^build-\d+\.old$/.test(name))
    .map((name) => path.join(cache, name))
    .toSorted((a, b) => timeOf(b) - timeOf(a))
  try {
    if (newest !== undefined && !existsSync(dist)) renameSync(newest, dist)
  } catch {
    // It may be the only copy of the site.
    return
  }
  for (const name of namesIn(cache)) {
    const [, owner, pid] = /^(run|build|review)-(\d+)(?:\.old)?$/.exec(name) ?? []
    const isOwn = owner !== 'run' && Number(pid) === process.pid
    if (owner !== undefined && (isOwn || hasEnded(Number(pid))))
      removeIfPossible(path.join(cache, name))
  }
}

const timeOf = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0

function hasEnded(pid: number): boolean {
  try {
    return !process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}
