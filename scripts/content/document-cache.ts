import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { keepLatest } from '#scripts/keep-latest.ts'
import { writeWhole } from '#scripts/write-whole.ts'
import { compilerVersion } from './compiler-version.ts'
import type { MdxFacts } from './mdx-facts.ts'
import type { ParsedYaml } from './parse-yaml.ts'
import type { Finding } from './types.ts'

/** What is known of a file by itself, but for its name and its text. */
export type KeptDocument = {
  readonly yaml: Omit<ParsedYaml, 'places'> | undefined
  readonly facts: MdxFacts | undefined
  readonly bodyLine: number
  readonly findings: readonly Finding[]
}

/** Keeps documents by the hash of their files (in hexadecimal digits), from one run to the next. */
export type DocumentCache = {
  readonly get: (key: string) => KeptDocument | undefined
  readonly set: (key: string, document: KeptDocument) => void
  /** Writes what has come since. A folder that cannot be written costs time, nothing else. */
  readonly save: () => void
}

/** Documents whose keys begin with the same digit lie in one file, so that one new one costs little. */
type Shard = { readonly documents: Map<string, KeptDocument>; isChanged: boolean }

/** As many documents as nobody asks for any more may stay in a shard, beside as many that are in use. */
const mostUnused = 20

/** This version, and one to which somebody may go back, such as that of another branch. */
const mostVersions = 2

/**
 * Documents in a folder. Another version of the compiler has a folder of its own; of the others the
 * latest stays. A file begins with the sum of the rest: one that is damaged counts as absent.
 */
export function createDocumentCache(folder: string): DocumentCache {
  const versioned = join(folder, compilerVersion())
  const shards = new Map<string, Shard>()
  const used = new Set<string>()
  const shardOf = (key: string): Shard => {
    const name = key.slice(0, 1)
    const shard = shards.get(name) ?? { documents: read(join(versioned, name)), isChanged: false }
    shards.set(name, shard)
    return shard
  }
  return {
    get(key) {
      used.add(key)
      return shardOf(key).documents.get(key)
    },
    set(key, document) {
      const shard = shardOf(key)
      shard.documents.set(key, document)
      shard.isChanged = true
    },
    save() {
      const changed = [...shards].filter(([, { isChanged }]) => isChanged)
      if (changed.length === 0 || !makeFolder(versioned)) return
      for (const [name, shard] of changed) {
        forgetUnused(shard.documents, used)
        shard.isChanged = !isWritten(join(versioned, name), shard.documents)
      }
      keepLatest(folder, mostVersions)
    },
  }
}

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const sumLength = 32

function read(file: string): Map<string, KeptDocument> {
  try {
    const bytes = readFileSync(file)
    const rest = bytes.subarray(sumLength)
    if (!sumOf(rest).equals(bytes.subarray(0, sumLength))) return new Map()
    const documents: Map<string, KeptDocument> = deserialize(rest)
    return documents
  } catch {
    return new Map()
  }
}

/** Whether the file could be written. */
function isWritten(file: string, documents: Map<string, KeptDocument>): boolean {
  const rest = serialize(documents)
  try {
    writeWhole(file, Buffer.concat([sumOf(rest), rest]))
    return true
  } catch {
    return false
  }
}

function forgetUnused(documents: Map<string, KeptDocument>, used: ReadonlySet<string>): void {
  const unused = [...documents.keys()].filter((key) => !used.has(key))
  for (const key of unused.slice(0, Math.max(0, unused.length - mostUnused))) documents.delete(key)
}

function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    return true
  } catch {
    return false
  }
}
