import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

// `node scripts/run.mjs build …` bundles scripts/build.ts and runs it; so does a path to a .ts file.

// Otherwise the bundler's allocator takes memory in pages of 2 MB and gives it back after a second:
// a fifth of the processor time of a small build, and half of its memory.
process.env['MIMALLOC_ALLOW_THP'] ??= '0'
process.env['MIMALLOC_PURGE_DELAY'] ??= '0'

const cache = path.resolve(import.meta.dirname, '../.cache')
const [, , command = '', ...rest] = process.argv
const file = command.endsWith('.ts')
  ? path.resolve(command)
  : path.join(import.meta.dirname, `${command}.ts`)

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
  const folder = path.join(cache, `run-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  // Killed commands left theirs.
  for (const name of readdirSync(cache))
    if (name.startsWith('run-') && hasEnded(Number(name.slice(4))))
      rmSync(path.join(cache, name), { recursive: true, force: true })
  const { build } = await import('rolldown')
  const { output } = await build({
    input: file,
    platform: 'node',
    tsconfig: path.resolve(cache, '../tsconfig.json'),
    external: (id) => !/^[.#/]/.test(id) && !path.isAbsolute(id),
    treeshake: { moduleSideEffects: [{ external: true, sideEffects: false }] },
    checks: { ineffectiveDynamicImport: false },
    plugins: [sourcePlaces],
    output: { entryFileNames: '[name].mjs', sourcemap: true },
    write: false,
  })
  for (const part of output)
    writeFileSync(path.join(folder, part.fileName), 'code' in part ? part.code : part.source)
  return pathToFileURL(path.join(folder, output[0].fileName)).href
}

/** @param {number} pid */
function hasEnded(pid) {
  try {
    return !process.kill(pid, 0)
  } catch (error) {
    return Object(error).code === 'ESRCH'
  }
}

/** @param {NodeJS.ErrnoException} error */
function explain(error) {
  if (error.code === 'ERR_MODULE_NOT_FOUND') return 'The packages are not installed. Run: npm ci'
  if (error.code === 'ENOSPC') return `${cache} cannot be written: the disk is full.`
  const [, reason] = /^E[A-Z]+: (.+), (?:mkdir|open) /.exec(error.message) ?? []
  return reason ? `${error.path} cannot be written: ${reason}.` : error
}

const address = await bundle().catch((error) => {
  if (process.send) process.send({ error: String(explain(error)) })
  else console.error(explain(error))
  process.exitCode = 1
})
process.argv.splice(1, process.argv.length, file, ...rest)
if (address) await import(address)
