import { openContent } from '#scripts/check/content/index.ts'
import { printReport, jsonReport } from '#scripts/report/terminal/index.ts'
import { checkSite, contentDiagnostics, openBuiltSite } from '#scripts/check/built/index.ts'
import { jsonOption, runCommand } from '#scripts/system/command.ts'
import { today } from '#scripts/system/settings.ts'

const noContent = { all: [], flags: [], unpublished: [] }

const command = {
  name: 'npm run check:site',
  does: 'Says what is wrong with the built site, at the lines of the content that made it.',
  options: { json: jsonOption },
} as const

await runCommand(command, async ({ json }) => {
  const root = process.cwd()
  const site = await openBuiltSite(root)
  const { found, pages } = checkSite(site)
  // The content is needed only to find the lines of faults.
  const content = found.length > 0 ? await openContent(root, today()) : noContent
  const diagnostics = contentDiagnostics(found, content.all, site)
  if (diagnostics.length > 0) process.exitCode = 1
  if (json) return console.log(jsonReport(diagnostics, content))
  printReport(diagnostics)
  if (diagnostics.length === 0) console.log(`${pages} built pages, no faults.`)
})
