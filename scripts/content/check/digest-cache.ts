import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageVersion } from '#scripts/make/media/index.ts'
import { createBlobStore } from '../read/blob-store.ts'
import { compilerVersion } from '../read/compiler-version.ts'
import type { Digest } from './digest.ts'

/**
 * Keeps the digests of documents without a fault, by the same keys as the documents themselves.
 * They are apart from these since they are asked for in every run, all of them, and since a change
 * of a schema makes them stale, but not what is costly: the documents.
 */
export type DigestCache = {
  readonly get: (key: string) => Digest | undefined
  readonly set: (key: string, digest: Digest) => void
  readonly save: () => void
}

/** Digests in a folder, for one version of the compiler and of the schemas. As JSON they are read fastest. */
export function createDigestCache(folder: string): DigestCache {
  const { get, set, save } = createBlobStore(folder, digestVersion())
  return {
    get(key) {
      const blob = get(key)
      const digest: Digest | undefined = blob && JSON.parse(Buffer.from(blob).toString())
      return digest
    },
    set: (key, digest) => set(key, Buffer.from(JSON.stringify(digest))),
    save,
  }
}

const schemas = join(import.meta.dirname, '../../../content/schema')

function digestVersion(): string {
  const hash = createHash('sha256').update(compilerVersion()).update(packageVersion('zod'))
  for (const name of readdirSync(schemas)) hash.update(readFileSync(join(schemas, name)))
  return hash.digest('hex').slice(0, 16)
}
