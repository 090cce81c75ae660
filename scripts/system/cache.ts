import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { UserError } from './failure.ts'
import { writeBelow } from './write-below.ts'

/** The texts and bytes that a value depends on, besides the sources. */
export type CacheKey = readonly (string | Uint8Array)[]

type Value = string | Uint8Array

type Options = {
  /** The repository whose `.cache/` holds the values. */
  root: string
  kind: string
  /** The files and folders of this project whose code makes the values, such as `scripts/read`. */
  sources: readonly string[]
}

/** The sources of a bundle, which may import any of them. */
export const allCode = [
  'components',
  'content/kinds',
  'content/schema',
  'pages',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** This repository, whose code runs. */
export const project = path.resolve(import.meta.dirname, '../..')
const hashLength = 32
const hour = 3_600_000

/** The names of the values that this process has used, by the folder of their cache. */
const usedIn = new Map<string, Set<string>>()

export type Cache = ReturnType<typeof openCache>

/**
 * Opens the cache of one kind of value: files in `.cache/<kind>/`, shared by all runs and by builds
 * at the same time. A key is hashed together with the sources, the installed packages and the version
 * of Node, so a change to any of them makes a new value.
 */
export function openCache({ root, kind, sources }: Options) {
  const folder = path.join(root, '.cache', kind)
  const version = sha256([process.version, installedPackages(), hashOfSources(sources)])
  const used = usedIn.get(folder) ?? new Set()
  usedIn.set(folder, used)

  function nameOf(key: CacheKey): string {
    const name = sha256([version, ...key]).toString('hex')
    used.add(name)
    return name
  }

  /** The value of a key; undefined if it isn't there, is damaged, or belongs to another key. */
  function get(key: CacheKey): Buffer | undefined {
    try {
      const name = nameOf(key)
      const bytes = readFileSync(path.join(folder, name))
      const value = bytes.subarray(hashLength)
      return sha256([name, value]).equals(bytes.subarray(0, hashLength)) ? value : undefined
    } catch {
      return undefined
    }
  }

  /** If the disk is full or read-only, the next run makes the value again. */
  function set(key: CacheKey, value: Value): void {
    const name = nameOf(key)
    const bytes = Buffer.from(value)
    try {
      // If another process reads a half-written file, its hash doesn't match.
      writeBelow(folder, name, Buffer.concat([sha256([name, bytes]), bytes]))
    } catch {}
  }

  async function cached(key: CacheKey, make: () => Value | Promise<Value>): Promise<Buffer> {
    const known = get(key)
    if (known) return known
    const value = Buffer.from(await make())
    set(key, value)
    return value
  }

  return { get, set, cached }
}

/**
 * Removes the oldest unused values of each cache that this process has opened. At most as many are
 * left as it has used, and all of the last hour, which may belong to a build that runs now.
 */
export function pruneCaches(): void {
  for (const [folder, used] of usedIn) {
    const unused = namesIn(folder)
      .filter((name) => !used.has(name))
      .map((name) => {
        const file = path.join(folder, name)
        return { file, time: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }
      })
      .toSorted((a, b) => b.time - a.time)
    for (const { file, time } of unused.slice(used.size))
      if (Date.now() - time > hour) removeIfPossible(file)
  }
  usedIn.clear()
}

/** The hash of files and folders of this project, in hex, without texts. */
export const hashOfSources = (sources: readonly string[]): string =>
  sha256(sources.flatMap(filesIn)).toString('hex')

/** The names in a folder; none if it is missing or can't be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Removes a file or folder. If that fails, the next run tries again. */
export function removeIfPossible(file: string): void {
  try {
    rmSync(file, { recursive: true, force: true })
  } catch {}
}

/** SHA-256 of the parts, each after its length, so that `ab`, `c` and `a`, `bc` differ. */
function sha256(parts: CacheKey): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest()
}

const read = (file: string) => readFileSync(path.join(project, file))

/** package-lock.json may be newer than what is installed: npm writes this file once it has installed it. */
function installedPackages(): Buffer {
  const file = 'node_modules/.package-lock.json'
  try {
    return read(file)
  } catch (cause) {
    throw new UserError(`${file} cannot be read. Run: npm ci`, { cause })
  }
}

/** A key includes every file of a folder but texts. */
const isSource = (file: string): boolean => !/\.mdx?$/.test(file)

function filesIn(source: string): CacheKey {
  if (statSync(path.join(project, source)).isFile()) return [source, read(source)]
  return readdirSync(path.join(project, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(project, path.join(parentPath, name)))
    .filter(isSource)
    .toSorted()
    .flatMap((file) => [file, read(file)])
}
