import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A file and a stamp that changes when it is written. */
type Listed = { readonly path: string; readonly stamp: string }

const picture = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i

/**
 * Finds the pictures that cannot be shown (too large, of another kind than they say, damaged), each
 * with the reason. A file is looked into again only when it has been written.
 */
export function pictureInspector(root: string) {
  let known = new Map<string, string | undefined>()

  return async (files: readonly Listed[]): Promise<ReadonlyMap<string, string>> => {
    const now = new Map<string, string | undefined>()
    const unusable = new Map<string, string>()
    for (const file of files.filter((listed) => picture.test(listed.path))) {
      const key = `${file.path} ${file.stamp}`
      const reason = known.has(key)
        ? known.get(key)
        : await reasonAgainst(path.join(root, file.path))
      now.set(key, reason)
      if (reason !== undefined) unusable.set(file.path, reason)
    }
    known = now
    return unusable
  }
}

async function reasonAgainst(file: string): Promise<string | undefined> {
  // A site without pictures of its own does not wait for the library that reads them.
  const { inspectImage } = await import('./inspect-image.ts')
  const found = await inspectImage(await readFile(file))
  return found.ok ? undefined : found.reason
}
