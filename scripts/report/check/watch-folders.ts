import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Runs `work` now and after each change below the folders of a root, one run at a time, until the
 * returned function is called. An editor has `settleMs` milliseconds to finish writing.
 * Every folder has a watcher of its own, opened again for each run: Node 20's recursive watcher
 * misses files that an editor replaces, and no watcher follows a folder that is deleted and recreated.
 */
export function watchFolders(
  root: string,
  folders: readonly string[],
  work: () => Promise<void>,
  settleMs = 100,
): () => void {
  let watchers: FSWatcher[] = []
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()

  const close = () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
  const run = () => {
    close()
    watchers = folders.flatMap((name) => foldersIn(join(root, name))).map(open)
    last = last.then(work)
  }
  const open = (folder: string) => {
    const watcher = watch(folder, () => {
      clearTimeout(timer)
      timer = setTimeout(run, settleMs)
    })
    // The watcher of a deleted folder fails on Windows; the folder above reports the change.
    return watcher.on('error', () => watcher.close())
  }
  run()
  return close
}

/** A folder and all folders below it; empty if it doesn't exist. */
function foldersIn(folder: string): string[] {
  try {
    const below = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name))
    return [folder, ...below]
  } catch {
    return []
  }
}
