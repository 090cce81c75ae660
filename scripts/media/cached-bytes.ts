import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

type Key = readonly (string | Uint8Array)[]

/**
 * The path of a file made once: `make` runs only when no file under `.cache/<kind>/` answers to the
 * key.
 *
 * The key must hold everything that the bytes depend on, the version of their maker included.
 * Files are written whole or not at all, so that an interrupted build leaves no half of one.
 */
export async function cachedFile(
  kind: string,
  key: Key,
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const file = cachePath(kind, key)
  if (await exists(file)) return file
  const bytes = await make()
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, file)
  return file
}

/** Where the file of a key lies, or will lie once it is made. */
export const cachePath = (kind: string, key: Key): string =>
  path.resolve('.cache', kind, hashOf(key))

/** The bytes of a file made once; see `cachedFile`. */
export const cachedBytes = async (...asked: Parameters<typeof cachedFile>): Promise<Uint8Array> =>
  readFile(await cachedFile(...asked))

/** Hex SHA-256 of the parts, each set off by its length so that parts cannot run together. */
function hashOf(parts: Key): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
