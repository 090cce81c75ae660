import { rename, rm } from 'node:fs/promises'

/**
 * Puts a finished folder in the place of another; the old one stays until the new one is whole.
 * Both lie on one file system, so each step is a rename.
 */
export async function swapFolder(finished: string, place: string): Promise<void> {
  const old = `${finished}.old`
  await rename(place, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  try {
    await rename(finished, place)
  } catch (error) {
    await rename(old, place).catch(() => {})
    throw error
  }
  await rm(old, { recursive: true, force: true })
}
