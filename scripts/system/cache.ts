import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { Stop } from './failure.ts'
import { writeBelow } from './write-below.ts'

/** Everything that a value depends on besides the sources: texts and bytes. */
export type CacheKey = readonly (string | Uint8Array)[]

/** Values under `.cache/<kind>/`, one file each, shared by all runs and by builds at the same time. */
export type Cache = {
  /** The value of a key; undefined if it isn't there or its bytes don't match their hash. */
  readonly get: (key: CacheKey) => Buffer | undefined
  /** The hash of a key and the sources, in hex. If it is the same, so is the value. */
  readonly hashOf: (key: CacheKey) => string
  /** Throws the system's error if the value can't be written. */
  readonly set: (key: CacheKey, value: string | Uint8Array) => void
  /** `get`, or else `make` and `set`. */
  readonly cached: (
    key: CacheKey,
    make: () => string | Uint8Array | Promise<string | Uint8Array>,
  ) => Promise<Buffer>
  /** Removes the oldest unused values. At most as many are left as this run has used. */
  readonly prune: () => void
}

type Options = {
  /** The repository whose `.cache/` holds the values. */
  root: string
  kind: string
  /** The files and folders of this project whose code makes the values, such as `scripts/content`. */
  sources: readonly string[]
}

const project = path.resolve(import.meta.dirname, '../..')
const hashLength = 32
const hour = 3_600_000

/**
 * Opens the cache of one kind of value. A key is hashed together with the sources, the lockfile and
 * the version of Node, so a change to any of them makes a new value.
 */
export function openCache({ root, kind, sources }: Options): Cache {
  const folder = path.join(root, '.cache', kind)
  const version = hashOf([process.version, readLockfile(), ...sources.flatMap(filesIn)])
  const used = new Set<string>()

  const hashOfKey = (key: CacheKey) => hashOf([version, ...key]).toString('hex')

  function nameOf(key: CacheKey): string {
    const name = hashOfKey(key)
    used.add(name)
    return name
  }

  const get = (key: CacheKey) => {
    try {
      const bytes = readFileSync(path.join(folder, nameOf(key)))
      const value = bytes.subarray(hashLength)
      return hashOf([value]).equals(bytes.subarray(0, hashLength)) ? value : undefined
    } catch {
      return undefined
    }
  }

  const set = (key: CacheKey, value: string | Uint8Array) => {
    const bytes = Buffer.from(value)
    // If another process reads a half-written file, its hash doesn't match.
    writeBelow(folder, nameOf(key), Buffer.concat([hashOf([bytes]), bytes]))
  }

  return {
    get,
    set,
    hashOf: hashOfKey,
    async cached(key, make) {
      const known = get(key)
      if (known) return known
      const value = Buffer.from(await make())
      set(key, value)
      return value
    },
    prune() {
      const unused = namesIn(folder).filter((name) => !used.has(name))
      if (unused.length <= used.size) return
      const dated = unused.map((name) => {
        const file = path.join(folder, name)
        return { file, time: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }
      })
      // A value of the last hour may belong to a build that runs now.
      const old = dated.filter(({ time }) => Date.now() - time > hour)
      const room = used.size - (dated.length - old.length)
      const byAge = old.toSorted((a, b) => b.time - a.time)
      for (const { file } of byAge.slice(Math.max(0, room))) removeIfPossible(file)
    },
  }
}

/** Also removes a folder, which an earlier version may have left. */
function removeIfPossible(file: string): void {
  try {
    rmSync(file, { recursive: true, force: true })
  } catch {
    // The next run tries again.
  }
}

/** SHA-256 of the parts, each after its length, so that `ab`, `c` and `a`, `bc` differ. */
function hashOf(parts: CacheKey): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest()
}

const read = (file: string) => readFileSync(path.join(project, file))

function readLockfile(): Buffer {
  try {
    return read('package-lock.json')
  } catch (error) {
    throw new Stop('package-lock.json cannot be read. Restore it: git checkout package-lock.json', {
      cause: error,
    })
  }
}

/** Names and bytes of the files in a folder of the project, or of the file itself. */
function filesIn(source: string): CacheKey {
  if (statSync(path.join(project, source)).isFile()) return [source, read(source)]
  return readdirSync(path.join(project, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.mdx?$/.test(entry.name))
    .map(({ parentPath, name }) => path.relative(project, path.join(parentPath, name)))
    .toSorted()
    .flatMap((file) => [file, read(file)])
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
