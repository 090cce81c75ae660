import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { deserialize, serialize } from 'node:v8'
import { listFiles } from '#scripts/read/files/index.ts'
import { allCode, openCache } from '#scripts/system/cache.ts'
import { UserError } from '#scripts/system/failure.ts'

/** The files of a bundle by path: `client/…`, `server/…`, `worker.js` and `removal.js`. */
export type Bundle = ReadonlyMap<string, Uint8Array>

/** Bundlers also read settings in the folders of content. */
const otherSettings = ['content/package.json', 'content/tsconfig.json']

/** Bundles the code into `draft`, or takes the bundle of an earlier build with the same sources. */
export async function currentBundle(root: string, base: string, draft: string): Promise<Bundle> {
  const cache = openCache({ root, kind: 'bundle', sources: allCode })
  const settings = otherSettings.flatMap((file) => {
    const found = path.join(root, file)
    return existsSync(found) ? [file, readFileSync(found)] : []
  })
  const value = await cache.cached([base, ...settings], async () => {
    // In a process of its own, bundling frees its memory at the end and doesn't delay other work.
    await bundleInto(root, base, draft)
    const files = filesBelow(draft)
    rmSync(draft, { recursive: true })
    return serialize(files)
  })
  return deserialize(value)
}

const beside = (file: string) => path.join(import.meta.dirname, file)

/** Throws a `UserError` with the words of the process if it fails. */
async function bundleInto(...task: [root: string, base: string, folder: string]): Promise<void> {
  const child = fork(beside('../run.mjs'), [beside('bundle-worker.ts'), ...task], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  const said = child.stderr ? text(child.stderr) : ''
  const [code, signal] = await once(child, 'exit')
  if (code !== 0) throw new UserError((await said).trim() || `The bundler was ended by ${signal}.`)
}

/** The files of a bundle without the empty entries that Vike writes for pages, which have no script. */
function filesBelow(folder: string): Map<string, Uint8Array> {
  const { files } = listFiles(folder, 'client', 'server', 'worker.js', 'removal.js')
  const names = files.filter(({ size }) => size > 0).map(({ path }) => path)
  return new Map(names.toSorted().map((name) => [name, readFileSync(path.join(folder, name))]))
}
