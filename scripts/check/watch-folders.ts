import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds until an editor has written the files that it has begun to write. */
const settling = 100

/**
 * Runs `work` now and after each change below the folders of a root, one run after the other, for as
 * long as the process lives.
 * Each folder is watched by itself: a watch on a file ends when an editor puts another in its place.
 */
export function watchFolders(
  root: string,
  folders: readonly string[],
  work: () => Promise<void>,
): void {
  const watched = new Set<string>()
  let last = Promise.resolve()
  let soon: NodeJS.Timeout | undefined

  const run = () => {
    for (const folder of folders.flatMap((name) => foldersIn(join(root, name)))) begin(folder)
    last = last.then(work)
  }
  function begin(folder: string) {
    if (watched.has(folder)) return
    watched.add(folder)
    const watcher = watch(folder, () => {
      clearTimeout(soon)
      soon = setTimeout(run, settling)
    })
    const end = () => watched.delete(folder)
    watcher.once('close', end)
    // A folder that is deleted: its parent reports that.
    watcher.on('error', () => watcher.close())
  }
  run()
}

/** A folder and all below it; nothing where there is none. */
function foldersIn(folder: string): string[] {
  try {
    const below = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    return [folder, ...below.flatMap(({ name }) => foldersIn(join(folder, name)))]
  } catch {
    return []
  }
}
