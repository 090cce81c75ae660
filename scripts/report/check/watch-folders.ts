import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { listFiles } from '#scripts/content/index.ts'

type Options = { readonly pauseMs?: number; readonly signal?: AbortSignal }

/**
 * Runs `work` now and after each change below the folders of a root, one run at a time.
 * Compares the files' times and sizes: Node 20's recursive watcher misses files that an editor
 * replaces, and no watcher follows a folder that is deleted and recreated.
 */
export async function watchFolders(
  root: string,
  folders: readonly string[],
  work: () => Promise<void>,
  { pauseMs = 300, signal }: Options = {},
): Promise<void> {
  let last: string | undefined
  for (;;) {
    const now = JSON.stringify(folders.map((folder) => listFiles(root, folder)))
    // While the root is gone, a check would make it again, with a cache.
    if (existsSync(root)) {
      if (now !== last) await work()
      last = now
    }
    await setTimeout(pauseMs)
    if (signal?.aborted) return
  }
}
