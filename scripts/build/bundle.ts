import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { openCache } from '#scripts/system/cache.ts'
import { runInWorkers } from '#scripts/system/workers.ts'

/** The files of a bundle by path: `client/…`, `server/…`, `worker.js` and `removal.js`. */
export type Bundle = ReadonlyMap<string, Uint8Array>

/** The sources of the bundle, besides packages. bundle-worker.ts checks that none is missing. */
export const bundleSources = [
  'components',
  'content/schema',
  'pages',
  'scripts/render',
  'scripts/build/bundle.ts',
  'scripts/build/bundle-worker.ts',
  'scripts/build/service-worker.ts',
  'scripts/patches/lean-client.ts',
  'scripts/system/own-code.ts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Bundlers would read these too: settings in a folder are for all folders below it. */
const otherSettings = ['content', 'scripts', 'scripts/build', 'scripts/system'].flatMap(
  (folder) => [`${folder}/package.json`, `${folder}/tsconfig.json`],
)

/** Bundles the code into `draft`, or takes the bundle of an earlier build with the same sources. */
export async function currentBundle(root: string, base: string, draft: string): Promise<Bundle> {
  const cache = openCache({ root, kind: 'bundle', sources: bundleSources })
  const settings = otherSettings.flatMap((file) => {
    const found = path.join(root, file)
    return existsSync(found) ? [file, readFileSync(found)] : []
  })
  const value = await cache.cached([base, ...settings], async () => {
    // In a process of its own, bundling frees its memory at the end and doesn't delay other work.
    await runInWorkers([{ root, base, folder: draft }], {
      worker: path.join(import.meta.dirname, 'bundle-worker.ts'),
      tasksPerProcess: 1,
    })
    const files = await filesBelow(draft)
    await rm(draft, { recursive: true })
    return serialize(files)
  })
  cache.prune()
  return deserialize(value)
}

async function filesBelow(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const read = files.map(
    async (file) => [path.relative(folder, file), await readFile(file)] as const,
  )
  // Pages have no script, so the entries that Vike makes for them are empty.
  const filled = (await Promise.all(read)).filter(([, bytes]) => bytes.length > 0)
  return new Map(filled.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
