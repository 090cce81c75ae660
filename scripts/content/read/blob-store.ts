import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { keepLatest } from '#scripts/system/keep-latest.ts'
import { readSummed, writeSummed } from '#scripts/system/summed-file.ts'

/** Keeps bytes by keys that begin with a hexadecimal digit, from one run to the next. */
export type BlobStore = {
  readonly get: (key: string) => Uint8Array | undefined
  readonly has: (key: string) => boolean
  readonly set: (key: string, blob: Uint8Array) => void
  /** Writes what has come since. A folder that cannot be written costs time, nothing else. */
  readonly save: () => void
}

/** Blobs whose keys begin with the same digit lie in one file, so that one new one costs little. */
type Shard = { readonly blobs: Map<string, Uint8Array>; isChanged: boolean }

/** As many blobs as nobody asks for any more may stay in a shard, beside as many that are in use. */
const mostUnused = 20

/** This version, and one to which somebody may go back, such as that of another branch. */
const mostVersions = 2

/**
 * Blobs in a folder. Another version has a folder of its own; of the others the latest stays.
 * A file that is damaged counts as absent.
 */
export function createBlobStore(folder: string, version: string): BlobStore {
  const versioned = join(folder, version)
  const shards = new Map<string, Shard>()
  const used = new Set<string>()
  const shardOf = (key: string): Shard => {
    used.add(key)
    const name = key.slice(0, 1)
    const shard = shards.get(name) ?? { blobs: read(join(versioned, name)), isChanged: false }
    shards.set(name, shard)
    return shard
  }
  return {
    get: (key) => shardOf(key).blobs.get(key),
    has: (key) => shardOf(key).blobs.has(key),
    set(key, blob) {
      const shard = shardOf(key)
      shard.blobs.set(key, blob)
      shard.isChanged = true
    },
    save() {
      const changed = [...shards].filter(([, { isChanged }]) => isChanged)
      if (changed.length === 0 || !makeFolder(versioned)) return
      for (const [name, shard] of changed) {
        forgetUnused(shard.blobs, used)
        shard.isChanged = !isWritten(join(versioned, name), shard.blobs)
      }
      keepLatest(folder, mostVersions)
    },
  }
}

const numberLength = 4

/** The length of the list of keys, that list with the length of each blob, the blobs. */
function read(file: string): Map<string, Uint8Array> {
  const bytes = readSummed(file)
  if (!bytes) return new Map()
  let at = numberLength + bytes.readUInt32LE(0)
  const keys: [key: string, length: number][] = JSON.parse(bytes.toString('utf8', numberLength, at))
  return new Map(keys.map(([key, length]) => [key, bytes.subarray(at, (at += length))]))
}

/** Whether the file could be written. */
function isWritten(file: string, blobs: ReadonlyMap<string, Uint8Array>): boolean {
  const keys = Buffer.from(JSON.stringify(Array.from(blobs, ([key, { length }]) => [key, length])))
  const length = Buffer.alloc(numberLength)
  length.writeUInt32LE(keys.length)
  try {
    writeSummed(file, Buffer.concat([length, keys, ...blobs.values()]))
    return true
  } catch {
    return false
  }
}

function forgetUnused(blobs: Map<string, Uint8Array>, used: ReadonlySet<string>): void {
  const unused = [...blobs.keys()].filter((key) => !used.has(key))
  for (const key of unused.slice(0, Math.max(0, unused.length - mostUnused))) blobs.delete(key)
}

function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    return true
  } catch {
    return false
  }
}
