import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

// `node scripts/run.mjs build …` bundles scripts/build.ts and runs it; so does a path to a .ts file.
// For the bundler's allocator: half the memory of a small build, and a fifth less processor time.
process.env['MIMALLOC_ALLOW_THP'] ??= '0'
process.env['MIMALLOC_PURGE_DELAY'] ??= '0'

const cache = path.resolve(import.meta.dirname, '../.cache')
const [, , command = ''] = process.argv
const file = path.resolve(command.endsWith('.ts') ? command : `scripts/${command}.ts`)

/** Keeps `import.meta.dirname` that of the source file. @type {import('rolldown').Plugin} */
const sourceFolders = {
  name: 'source-folders',
  transform: {
    // Saves 0.25 s in each command.
    filter: { code: 'import.meta.dirname' },
    handler(code, id) {
      const folder = JSON.stringify(path.dirname(id))
      return { code: code.replaceAll('import.meta.dirname', folder), map: null }
    },
  },
}

async function bundle() {
  const folder = path.join(cache, `run-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { build } = await import('rolldown')
  const { output } = await build({
    input: file,
    platform: 'node',
    tsconfig: path.resolve(cache, '../tsconfig.json'),
    external: (id) => !/^[.#/]/.test(id) && !path.isAbsolute(id),
    treeshake: { moduleSideEffects: [{ external: true, sideEffects: false }] },
    checks: { ineffectiveDynamicImport: false },
    plugins: [sourceFolders],
    output: { dir: folder, entryFileNames: '[name].mjs', sourcemap: true },
  })
  return pathToFileURL(path.join(folder, output[0].fileName)).href
}

/** @param {NodeJS.ErrnoException} error */
function explain({ code, message, path: place = cache }) {
  if (code === 'ERR_MODULE_NOT_FOUND') return 'The packages are not installed. Run: npm ci'
  if (/no space left/i.test(message)) return `${cache} cannot be written: the disk is full.`
  const [, reason] = /^E[A-Z]+: (.+), mkdir /.exec(message) ?? []
  return reason ? `${place} cannot be written: ${reason}.` : message
}

const address = await bundle().catch((error) => {
  // Without a callback, sending to a process that has ended would throw.
  if (process.send) process.send({ error: explain(error) }, () => {})
  else console.error(explain(error))
  process.exitCode = 1
})
process.argv.splice(1, 2, file)
if (address) await import(address)
