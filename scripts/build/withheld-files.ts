import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { UnpublishedEntry } from '#scripts/content/index.ts'

/**
 * Takes out of the built folder what public/ brought for entries that are not published alone:
 * their brochures and pictures.
 */
export async function withholdFiles(
  client: string,
  unpublished: readonly UnpublishedEntry[],
): Promise<void> {
  for (const file of unpublished.flatMap(({ files }) => files)) {
    await rm(path.join(client, file), { force: true })
  }
}
