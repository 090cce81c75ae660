import { rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'

/**
 * Puts a finished folder in the place of another; the old one stays until the new one is whole.
 * Both lie on one file system, so each step is a rename. Files are removed at once, one after the other,
 * in a third of the processor time that promises of them take. Of two builds that end at once the later
 * one stays. Errors carry `place` as their path.
 */
export async function swapFolder(finished: string, place: string): Promise<void> {
  const old = oldOf(finished)
  try {
    await moveAway(place, old)
    await rename(finished, place)
  } catch (error) {
    if (isTaken(error)) return swapFolder(finished, place)
    await rename(old, place).catch(() => {})
    throw error instanceof Error ? Object.assign(error, { path: place }) : error
  }
  rmSync(old, { recursive: true, force: true })
}

/** Where the folder that is being replaced lies for a moment. */
export const oldOf = (finished: string): string => `${finished}.old`

async function moveAway(place: string, old: string): Promise<void> {
  rmSync(old, { recursive: true, force: true })
  await rename(place, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

/** Another build has put its folder there since the place was cleared. */
const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(EEXIST|ENOTEMPTY)$/.test(String(error.code))
