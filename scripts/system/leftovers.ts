import path from 'node:path'
import { namesIn, project, removeIfPossible } from './cache.ts'
import { codeOf } from './failure.ts'

/**
 * Removes what killed processes left in `.cache/`, as a command starts. Each process that runs a command
 * has a folder `run-<pid>` there, in which `run.mjs` puts the bundle; a build has `build-<pid>`, and a
 * review `review-<pid>`. In a container, this process may have the id of the one that was killed.
 */
export function removeLeftovers(root = project): void {
  const cache = path.join(root, '.cache')
  for (const name of namesIn(cache)) {
    const [, owner, pid] = /^(run|build|review)-(\d+)(?:\.old)?$/.exec(name) ?? []
    const isOwn = owner !== 'run' && Number(pid) === process.pid
    if (owner !== undefined && (isOwn || hasEnded(Number(pid))))
      removeIfPossible(path.join(cache, name))
  }
}

function hasEnded(pid: number): boolean {
  try {
    return !process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}
