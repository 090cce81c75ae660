import { deserialize, serialize } from 'node:v8'
import { createBlobStore } from './blob-store.ts'
import { compilerVersion } from './compiler-version.ts'
import type { CompiledBody } from '../markdown/compile-body.ts'
import type { ParsedYaml } from './parse-yaml.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'

/** What is known of a file by itself, but for its name and its text. */
export type KeptDocument = {
  readonly yaml: Omit<ParsedYaml, 'places'> | undefined
  readonly facts: CompiledBody | undefined
  readonly bodyLine: number
  readonly diagnostics: readonly LocalDiagnostic[]
}

/** Keeps documents by the sum of their files and their kind, from one run to the next. */
export type DocumentCache = {
  readonly get: (key: string) => KeptDocument | undefined
  /** Whether `get` would find it; it is not read for that. */
  readonly has: (key: string) => boolean
  readonly set: (key: string, document: KeptDocument) => void
  readonly save: () => void
}

/** Documents in a folder, for one version of the compiler. */
export function createDocumentCache(folder: string): DocumentCache {
  const { get, set, has, save } = createBlobStore(folder, compilerVersion())
  return {
    get(key) {
      const blob = get(key)
      const document: KeptDocument | undefined = blob && deserialize(blob)
      return document
    },
    set: (key, document) => set(key, serialize(document)),
    has,
    save,
  }
}
