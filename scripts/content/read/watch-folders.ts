import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { listFiles } from './list-files.ts'

/**
 * Runs `work` now and after each change below the folders of a root, one run at a time, without end.
 * Compares the files' times and sizes: Node 20's recursive watcher misses files that an editor
 * replaces, and no watcher follows a folder that is deleted and recreated.
 */
export async function watchFolders(
  root: string,
  folders: readonly string[],
  work: () => Promise<void>,
): Promise<never> {
  for (let last = ''; ; await setTimeout(300)) {
    const now = JSON.stringify(listFiles(root, ...folders))
    // While the root is gone, a check would make it again, with a cache.
    if (now === last || !existsSync(root)) continue
    await work()
    last = now
  }
}
