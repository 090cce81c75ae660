import { readdirSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'

type Options = {
  /** Milliseconds until an editor has written the files that it has begun to write. */
  settling?: number
  /** Whether the change of a file or a folder counts, by its path on this machine. */
  counts?: (path: string) => boolean
}

/** The paths at which something has changed; undefined when nobody knows where. */
export type Changed = ReadonlySet<string> | undefined

/**
 * Runs `work` now and after each change below the folders of a root, one run after the other, for as
 * long as the process lives or until what it returns is called.
 * Each folder is watched by itself: a watch on a file ends when an editor puts another in its place.
 */
export function watchFolders(
  root: string,
  folders: readonly string[],
  work: (changed: Changed) => Promise<void>,
  { settling = 100, counts = () => true }: Options = {},
): () => void {
  const watched = new Map<string, FSWatcher>()
  let isOver = false
  let last = Promise.resolve()
  let soon: NodeJS.Timeout | undefined
  let changed: Set<string> | undefined
  let mayHaveFolders = true

  const run = () => {
    const now = changed
    changed = new Set()
    if (mayHaveFolders) beginAll()
    last = last.then(() => (isOver ? undefined : work(now)))
  }
  function beginAll() {
    mayHaveFolders = false
    for (const folder of folders.flatMap((name) => foldersIn(join(root, name)))) begin(folder)
  }
  function begin(folder: string) {
    if (watched.has(folder)) return
    const watcher = watch(folder, (event, name) => {
      if (isOver || (name !== null && !counts(join(folder, name)))) return
      if (name === null) changed = undefined
      else changed?.add(join(folder, name))
      // What has come, gone or been renamed may be a folder.
      mayHaveFolders ||= name === null || event === 'rename'
      clearTimeout(soon)
      soon = setTimeout(run, settling)
    })
    watched.set(folder, watcher)
    const end = () => watched.delete(folder)
    watcher.once('close', end)
    // A folder that is deleted: its parent reports that.
    watcher.on('error', () => watcher.close())
  }
  run()
  return () => {
    isOver = true
    clearTimeout(soon)
    for (const watcher of watched.values()) watcher.close()
  }
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
