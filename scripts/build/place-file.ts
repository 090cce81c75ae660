import { copyFileSync, linkSync, rmSync } from 'node:fs'

/**
 * Puts a file of the cache into the site that is being built: as a second name of the same bytes,
 * which costs no copying and keeps the time at which they were made; as a copy where the system
 * cannot do that (another disk, a name that is taken).
 */
export function placeFile(kept: string, place: string): void {
  try {
    linkSync(kept, place)
  } catch {
    // What stands there may be a second name of other kept bytes: it is not written into.
    rmSync(place, { force: true })
    copyFileSync(kept, place)
  }
}
