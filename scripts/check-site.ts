import { openContent } from '#scripts/check/content/index.ts'
import { printReport, jsonReport } from '#scripts/report/terminal/index.ts'
import {
  checkExternal,
  checkSite,
  contentDiagnostics,
  openBuiltSite,
} from '#scripts/check/built/index.ts'
import { jsonOption, runCommand } from '#scripts/system/command.ts'
import { today } from '#scripts/system/settings.ts'

const noContent = { all: [], flags: [], unpublished: [] }

const command = {
  name: 'npm run check:site',
  does: 'Says what is wrong with the built site, at the lines of the content that made it.',
  options: {
    external: { type: 'boolean', does: 'asks for the pages of other sites that it links to, too' },
    json: jsonOption,
  },
} as const

await runCommand(command, async ({ json, external }) => {
  const root = process.cwd()
  const site = await openBuiltSite(root)
  const { found, pages, outside } = checkSite(site)
  if (external) found.push(...(await checkExternal(outside)))
  // The content is needed only to find the lines of diagnostics.
  const content = found.length > 0 ? await openContent(root, today()) : noContent
  const diagnostics = contentDiagnostics(found, content.all, site)
  const isWrong = diagnostics.some(({ severity }) => severity === 'error')
  if (isWrong) process.exitCode = 1
  if (json) return console.log(jsonReport(diagnostics, content))
  printReport(diagnostics)
  if (!isWrong) console.log(`${pages} built pages, no faults.`)
})
