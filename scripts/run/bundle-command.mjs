import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { isRunning } from './is-running.mjs'
import { packedPackages } from './packed-packages.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, '.cache')

/**
 * A module knows where it lies, wherever its bundle does.
 * @type {import('rolldown').Plugin}
 */
const ownPlaces = {
  name: 'own-places',
  transform: {
    filter: { code: /import\.meta\.(?:dirname|url)/ },
    handler: (code, id) => ({
      code: code
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
}

/**
 * Packages stay what they are and where they are, but for those that lie packed.
 * @param {ReadonlyMap<string, string>} packed
 * @returns {import('rolldown').Plugin}
 */
const packagesAside = (packed) => ({
  name: 'packages-aside',
  resolveId: {
    filter: { id: /^[^.#/]/ },
    handler: (id) =>
      path.isAbsolute(id) ? undefined : { id: packed.get(id) ?? id, external: 'absolute' },
  },
})

/** What processes that were killed left behind. */
function removeAbandoned() {
  for (const name of readdirSync(cache)) {
    const [, pid] = /^run-(\d+)$/.exec(name) ?? []
    if (pid === undefined || Number(pid) === process.pid || isRunning(Number(pid))) continue
    rmSync(path.join(cache, name), { recursive: true, force: true })
  }
}

/**
 * Bundles a module of TypeScript, packages left out, into a folder of this process that goes when
 * the process ends. Returns the address to import.
 * @param {string} file
 */
export async function bundleCommand(file) {
  const folder = path.join(cache, `run-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  removeAbandoned()
  const bundle = await rolldown({
    input: file,
    cwd: root,
    platform: 'node',
    tsconfig: path.join(root, 'tsconfig.json'),
    plugins: [packagesAside(await packedPackages(root, cache)), ownPlaces],
  })
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { output } = await bundle.generate({ entryFileNames: '[name].mjs', sourcemap: true })
  await bundle.close()
  for (const file of output) {
    writeFileSync(path.join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source)
  }
  return pathToFileURL(path.join(folder, output[0].fileName)).href
}
