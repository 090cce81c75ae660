import path from 'node:path'
import { setFlagsFromString } from 'node:v8'

/**
 * The bundler's allocator (mimalloc) asks for memory in pages of 2 MB, each of which the kernel
 * empties whole, however little of it is used: a sixth of the processor time of a small build, and
 * a third of its memory. What it no longer needs it keeps for a second, longer than most bundling.
 */
process.env['MIMALLOC_ALLOW_THP'] ??= '0'
process.env['MIMALLOC_PURGE_DELAY'] ??= '0'

/**
 * How much of a function V8 runs before it optimizes it: fifteen times as much as by default, since most
 * of what a small build runs is over before that pays (8 % of its processor time). Node 24 has no such flag.
 */
if (Number.parseInt(process.versions.node) < 23) setFlagsFromString('--interrupt-budget=1000000')

/**
 * `node scripts/run.mjs build …` runs scripts/build.ts, on Node 20 as well. Bundling it takes a
 * tenth of a second; a loader of TypeScript, through which every package would go, takes seconds.
 * With NODE_OPTIONS=--enable-source-maps errors name the places in the source.
 */
async function run() {
  const [, , command = ''] = process.argv
  const file = path.resolve(
    import.meta.dirname,
    command.endsWith('.ts') ? command : `${command}.ts`,
  )
  process.argv.splice(1, 2, file)
  const { bundleCommand } = await import('./run/bundle-command.mjs')
  return bundleCommand(file)
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error && 'code' in error)) return error
  if (error.code === 'ERR_MODULE_NOT_FOUND') return 'The packages are not installed. Run: npm ci'
  if (error.code === 'ENOSPC') return '.cache cannot be written: the disk is full.'
  // `ENOTDIR: not a directory, mkdir '…'`
  const [, reason] = /^E[A-Z]+: (.+), (?:mkdir|open) /.exec(error.message) ?? []
  return reason && 'path' in error ? `${error.path} cannot be written: ${reason}.` : error
}

const address = await run().catch((error) => {
  console.error(explain(error))
  process.exit(1)
})
await import(address)
