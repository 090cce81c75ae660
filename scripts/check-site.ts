import { checkBuiltSite, openBuiltSite } from '#scripts/check/built/index.ts'
import { jsonReport, printReport } from '#scripts/report/terminal/index.ts'
import { jsonOption, runCommand } from '#scripts/system/command.ts'

const command = {
  name: 'npm run check:site',
  does: 'Says what is wrong with the built site.',
  options: { json: jsonOption },
} as const

await runCommand(command, async ({ json }) => {
  const site = await openBuiltSite(process.cwd())
  const diagnostics = checkBuiltSite(site)
  if (diagnostics.length > 0) process.exitCode = 1
  if (json) return console.log(jsonReport(diagnostics, { flags: [], unpublished: [] }))
  printReport(diagnostics)
  if (diagnostics.length === 0) console.log(`${site.pages.length} built pages, no faults.`)
})
