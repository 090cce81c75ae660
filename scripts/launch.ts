import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildDay } from './system/build-time.ts'
import { createContentStore, formatUnpublished, readFiles } from '#scripts/content/index.ts'
import { formatLaunch, launchReport } from '#scripts/report/launch/index.ts'

const usage = 'Usage: npm run launch -- [--root FOLDER] [--json]'

/** `npm run launch`: what the owner has still to supply; exit code 0 when there is nothing. */
async function launch(args: readonly string[]): Promise<void> {
  const options = { root: { type: 'string' }, json: { type: 'boolean' } } as const
  const { root = process.cwd(), json = false } = parseArgs({ args: [...args], options }).values
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`there is no folder ${root}.`)
  const report = launchReport(await createContentStore(root).read(), readFiles(root))
  if (report.wants.length > 0 || report.diagnostics > 0) process.exitCode = 1
  if (json) {
    console.log(JSON.stringify(report))
    return
  }
  if (report.unpublished.length > 0) {
    console.log(`${formatUnpublished(report.unpublished, buildDay())}\n`)
  }
  process.stdout.write(formatLaunch(report))
}

try {
  await launch(process.argv.slice(2))
} catch (error) {
  console.error(`${error instanceof Error ? error.message.split('\n')[0] : String(error)} ${usage}`)
  process.exitCode = 1
}
