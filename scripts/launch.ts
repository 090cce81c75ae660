import { openContent, formatUnpublished } from '#scripts/content/index.ts'
import { formatLaunch, launchReport } from '#scripts/report/launch/index.ts'
import { buildDay } from './system/settings.ts'
import { jsonOption, rootOption, runCommand } from './system/command.ts'
import { printableJson } from './system/printable.ts'

const command = {
  name: 'npm run launch',
  does: 'Lists what the owner still has to supply. The exit code is 0 if there is nothing.',
  options: { json: jsonOption, root: rootOption },
}

await runCommand(command, async ({ root, json }) => {
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
