import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { readSummed, writeSummed } from '#scripts/system/summed-file.ts'
import type { ListedFile } from './list-files.ts'

/** The sums of files, known by their stamps from one run to the next. */
export type FileSums = {
  /** Undefined when the file may have been written since its sum was taken. */
  readonly get: (listed: ListedFile) => string | undefined
  /** `seen`: when the file was listed, in milliseconds since 1970, before its bytes were read. */
  readonly set: (listed: ListedFile, sum: string, seen: number) => void
  /** Writes what is known of the files that somebody asked for. */
  readonly save: () => void
}

/**
 * Clocks of file systems go in steps (FAT: two seconds): a file that was written a moment before it
 * was read can be written again and bear the same stamp. Its sum counts only for the time being.
 */
const settling = 3000
export const isSettled = ({ changed }: ListedFile, seen: number): boolean =>
  changed < seen - settling

type Known = { readonly stamp: string; readonly sum: string }

/** Sums kept in a file. */
export function createFileSums(file: string): FileSums {
  const before = read(file)
  const now = new Map<string, Known>()
  let isChanged = false
  let kept = before.size
  return {
    get({ path, stamp }) {
      const known = now.get(path)
      if (known) return known.stamp === stamp ? known.sum : undefined
      const earlier = before.get(path)
      if (earlier?.stamp !== stamp) return undefined
      now.set(path, earlier)
      return earlier.sum
    },
    set(listed, sum, seen) {
      if (!isSettled(listed, seen)) return
      now.set(listed.path, { stamp: listed.stamp, sum })
      isChanged = true
    },
    save() {
      if (!isChanged && now.size === kept) return
      const rest = JSON.stringify(Array.from(now, ([path, { stamp, sum }]) => [path, stamp, sum]))
      try {
        mkdirSync(dirname(file), { recursive: true })
        writeSummed(file, Buffer.from(rest))
        isChanged = false
        kept = now.size
      } catch {
        // It costs time, nothing else.
      }
    },
  }
}

function read(file: string): ReadonlyMap<string, Known> {
  const bytes = readSummed(file)
  if (!bytes) return new Map()
  const known: [path: string, stamp: string, sum: string][] = JSON.parse(bytes.toString())
  return new Map(known.map(([path, stamp, sum]) => [path, { stamp, sum }]))
}
