import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from '#scripts/system/failure.ts'

export const buildFolder = (root: string): string => path.join(root, `.cache/build-${process.pid}`)

/**
 * Replaces `place` with a finished folder of the same file system. If two builds end at the same time,
 * the later one wins. Errors have `place` as their path.
 */
export function swapFolder(finished: string, place: string): void {
  const old = `${finished}.old`
  try {
    if (existsSync(place)) renameSync(place, old)
    renameSync(finished, place)
  } catch (error) {
    // In the meantime, another build put its folder there or took the last one away.
    const isTaken = /^(?:EEXIST|ENOTEMPTY|ENOENT)$/.test(codeOf(error))
    if (isTaken && existsSync(finished)) {
      rmSync(old, { recursive: true, force: true })
      return swapFolder(finished, place)
    }
    if (existsSync(old) && !existsSync(place)) renameSync(old, place)
    throw error instanceof Error ? Object.assign(error, { path: place }) : error
  }
  rmSync(old, { recursive: true, force: true })
}
