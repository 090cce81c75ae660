import { checkBuiltSite, openBuiltSite } from '#scripts/check/built/index.ts'
import { printReport } from '#scripts/report/terminal/index.ts'
import { runCommand } from '#scripts/system/command.ts'

const command = {
  name: 'npm run check:site',
  does: 'Says what is wrong with the built site.',
  options: {},
} as const

await runCommand(command, async () => {
  const site = await openBuiltSite(process.cwd())
  const diagnostics = checkBuiltSite(site)
  if (diagnostics.length > 0) process.exitCode = 1
  printReport(diagnostics)
  if (diagnostics.length === 0) console.log(`${site.pages.length} built pages, no faults.`)
})
