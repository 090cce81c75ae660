import path from 'node:path'

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
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ERR_MODULE_NOT_FOUND') return 'The packages are not installed. Run: npm ci'
  if (code === 'EACCES' || code === 'EROFS') return 'The folder .cache cannot be written.'
  return error
}

const address = await run().catch((error) => {
  console.error(explain(error))
  process.exit(1)
})
await import(address)
