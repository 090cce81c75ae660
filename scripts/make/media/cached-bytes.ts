import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '#scripts/system/write-whole.ts'

type Key = readonly (string | Uint8Array)[]

/**
 * The path of a file made once: `make` runs only when no file under `.cache/<kind>/` answers to the
 * key.
 *
 * The key must hold everything that the bytes depend on, the version of their maker included.
 * Files are written whole or not at all; one that was damaged later is made anew, which the sum
 * beside it tells.
 */
export async function cachedFile(
  kind: string,
  key: Key,
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const kept = await keptFile(kind, key)
  if (kept !== undefined) return kept
  const file = cachePath(kind, key)
  const bytes = await make()
  await mkdir(path.dirname(file), { recursive: true })
  writeWhole(file, bytes)
  writeWhole(sumOf(file), hashOf([bytes]))
  return file
}

/** The path of the file that answers to a key, if it has been made and is sound. */
export async function keptFile(kind: string, key: Key): Promise<string | undefined> {
  const file = cachePath(kind, key)
  try {
    const [bytes, sum] = await Promise.all([readFile(file), readFile(sumOf(file), 'utf8')])
    return sum === hashOf([bytes]) ? file : undefined
  } catch {
    return undefined
  }
}

/** The bytes of a file made once; see `cachedFile`. */
export const cachedBytes = async (...asked: Parameters<typeof cachedFile>): Promise<Uint8Array> =>
  readFile(await cachedFile(...asked))

/** Where the file of a key lies, or will lie once it is made. */
export const cachePath = (kind: string, key: Key): string =>
  path.resolve('.cache', kind, hashOf(key))
const sumOf = (file: string) => `${file}.sum`

/** Hex SHA-256 of the parts, each set off by its length so that parts cannot run together. */
function hashOf(parts: Key): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}
