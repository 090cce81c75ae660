import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRunning } from './system/is-running.mjs'

// `node scripts/run.mjs build …` bundles scripts/build.ts and runs it, on Node 20 too; so does a path to a .ts file.

// The bundler's allocator, mimalloc, otherwise takes memory in pages of 2 MB and keeps it for a second:
// a fifth of the processor time of a small build, and half of its memory.
process.env['MIMALLOC_ALLOW_THP'] ??= '0'
process.env['MIMALLOC_PURGE_DELAY'] ??= '0'

const root = path.resolve(import.meta.dirname, '..')
const [, , command = '', ...rest] = process.argv
const file = path.resolve(
  command.endsWith('.ts') ? command : path.join(import.meta.dirname, `${command}.ts`),
)

/** Keeps `import.meta.dirname` and `import.meta.url` those of the source file. @type {import('rolldown').Plugin} */
const sourcePlaces = {
  name: 'source-places',
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

async function bundle() {
  const folder = path.join(root, '.cache', `run-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const name of readdirSync(path.dirname(folder))) {
    const [, pid] = /^run-(\d+)$/.exec(name) ?? []
    if (pid && pid !== String(process.pid) && !isRunning(Number(pid)))
      rmSync(path.join(root, '.cache', name), { recursive: true, force: true })
  }
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: file,
    cwd: root,
    platform: 'node',
    tsconfig: path.join(root, 'tsconfig.json'),
    external: (id) => !/^[.#/]/.test(id) && !path.isAbsolute(id),
    treeshake: { moduleSideEffects: [{ external: true, sideEffects: false }] },
    plugins: [sourcePlaces],
    checks: { ineffectiveDynamicImport: false },
  })
  const { output } = await build.generate({ entryFileNames: '[name].mjs', sourcemap: true })
  await build.close()
  for (const part of output)
    writeFileSync(path.join(folder, part.fileName), 'code' in part ? part.code : part.source)
  return pathToFileURL(path.join(folder, output[0].fileName)).href
}

/** @param {NodeJS.ErrnoException} error */
function explain(error) {
  if (error.code === 'ERR_MODULE_NOT_FOUND') return 'The packages are not installed. Run: npm ci'
  if (error.code === 'ENOSPC') return '.cache cannot be written: the disk is full.'
  const [, reason] = /^E[A-Z]+: (.+), (?:mkdir|open) /.exec(error.message) ?? []
  return reason ? `${error.path} cannot be written: ${reason}.` : error
}

const address = await bundle().catch((error) => {
  console.error(explain(error))
  process.exit(1)
})
process.argv.splice(1, process.argv.length, file, ...rest)
await import(address)
