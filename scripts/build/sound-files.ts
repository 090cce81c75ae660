import { readFileSync, statSync } from 'node:fs'
import { readKept, writeKept } from '#scripts/system/kept-value.ts'

export type SoundFiles = {
  /**
   * Whether a file is there and its bytes are right. They are read and judged only if the file was
   * written since it was last found to be so.
   */
  isSound: (file: string, isRight: (bytes: Buffer) => boolean) => boolean
  /** Takes a file for sound that this run has just written. */
  trust: (file: string) => void
  /** Keeps what is known of the files that this run has named. */
  save: () => void
}

/**
 * Remembers in a file which files were sound, by the stamps of their last writing, as git does for a
 * work tree: a place that was filled anew, such as a cache restored in CI, is read again.
 */
export function soundFiles(index: string): SoundFiles {
  const before = readKept<Map<string, string>>(index) ?? new Map<string, string>()
  const now = new Map<string, string>()
  return {
    isSound(file, isRight) {
      if (now.has(file)) return true
      const stamp = stampOf(file)
      if (stamp === undefined) return false
      if (before.get(file) !== stamp && !isRight(readFileSync(file))) return false
      now.set(file, stamp)
      return true
    },
    trust(file) {
      if (now.has(file)) return
      const stamp = stampOf(file)
      if (stamp !== undefined) now.set(file, stamp)
    },
    save: () => writeKept(index, now),
  }
}

/** When it was last written, its size and which file it is; a link to it changes none of these. */
function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats?.isFile() ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : undefined
}
