import { openContent, formatUnpublished } from '#scripts/content/index.ts'
import { formatLaunch, launchReport } from '#scripts/report/launch/index.ts'
import { buildDay } from './system/settings.ts'
import { readOptions, runCommand } from './system/command.ts'
import { printableJson } from './system/printable.ts'

const usage = 'Usage: npm run launch -- [--root FOLDER] [--json]'

/** `npm run launch`: what the owner still has to supply. The exit code is 0 if there is nothing. */
await runCommand(async () => {
  const { root, json } = readOptions(usage, {
    root: { type: 'string', default: process.cwd() },
    json: { type: 'boolean', default: false },
  })
  const report = launchReport(await openContent(root))
  const { missing, diagnostics, unpublished, madeBrochures } = report
  if (missing.length > 0 || diagnostics > 0) process.exitCode = 1
  if (json) {
    console.log(printableJson({ wants: missing, faults: diagnostics, madeBrochures, unpublished }))
    return
  }
  if (unpublished.length > 0) console.log(`${formatUnpublished(unpublished, buildDay())}\n`)
  process.stdout.write(formatLaunch(report))
})
