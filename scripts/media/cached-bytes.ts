import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Bytes made once: `make` runs only when no file under `.cache/<kind>/` answers to the key.
 *
 * The key must hold everything that the bytes depend on, the version of their maker included.
 * Files are written whole or not at all, so that an interrupted build leaves no half of one.
 */
export async function cachedBytes(
  kind: string,
  key: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const folder = path.resolve('.cache', kind)
  const file = path.join(folder, hashOf(key))
  const known = await readIfThere(file)
  if (known) return known
  const bytes = await make()
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, file)
  return bytes
}

/** Hex SHA-256 of the parts, each set off by its length so that parts cannot run together. */
export function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}
