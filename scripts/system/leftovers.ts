import { existsSync, lstatSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { namesIn, project, removeIfPossible } from './cache.ts'
import { codeOf } from './failure.ts'

/** Where the last dist/ is while a build replaces it with `folder`. */
export const oldOf = (folder: string): string => `${folder}.old`

/** Removes `oldOf(folder)` under another name. If it is interrupted, no half of it is put back. */
export function removeOld(folder: string): void {
  const removed = `${folder}.removed`
  rmSync(removed, { recursive: true, force: true })
  if (existsSync(oldOf(folder))) renameSync(oldOf(folder), removed)
  rmSync(removed, { recursive: true, force: true })
}

/**
 * Puts back the dist/ that a killed build took away, and removes what killed processes left in
 * `.cache/`, as a command starts. Each process that runs a command has a folder `run-<pid>` there, in
 * which `run.mjs` puts the bundle; a build has `build-<pid>`, and a review `review-<pid>`. In a
 * container, this process may have the id of the one that was killed.
 */
export function removeLeftovers(root = project): void {
  const cache = path.join(root, '.cache')
  for (const name of namesIn(cache)) {
    const [, owner, pid, ending] = /^(run|build|review)-(\d+)(?:\.(old|removed))?$/.exec(name) ?? []
    if (owner === undefined) continue
    const isOver = hasEnded(Number(pid)) || (owner !== 'run' && Number(pid) === process.pid)
    if (ending === 'old') putBack(path.join(cache, `build-${pid}`), root, isOver)
    else if (isOver) removeIfPossible(path.join(cache, name))
  }
}

/** If this fails, the next command tries again. */
function putBack(folder: string, root: string, isOver: boolean): void {
  const dist = path.join(root, 'dist')
  try {
    // In the worktree of a review, .cache leads to that of the repository, whose dist/ is elsewhere.
    if (lstatSync(path.join(root, '.cache')).isSymbolicLink()) return
    // A build that isn't over takes it away again.
    if (!existsSync(dist)) renameSync(oldOf(folder), dist)
    else if (isOver) removeOld(folder)
  } catch {}
}

function hasEnded(pid: number): boolean {
  try {
    return !process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}
