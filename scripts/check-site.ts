import { openContent, printReport } from '#scripts/content/index.ts'
import { jsonReport } from '#scripts/report/check/index.ts'
import {
  checkExternal,
  checkSite,
  contentDiagnostics,
  openBuiltSite,
} from '#scripts/report/site/index.ts'
import { readOptions, runCommand } from './system/command.ts'

const noContent = { documents: [], placeholders: [], unpublished: [] }
const usage = 'Usage: npm run check:site -- [--external] [--json] [--root FOLDER]'

/**
 * `npm run check:site`: what is wrong with the built site, at the lines of the content that made it.
 * `--external` also requests the pages of other sites that it links to.
 */
await runCommand(async () => {
  const { root, json, external } = readOptions(usage, {
    root: { type: 'string', default: process.cwd() },
    json: { type: 'boolean', default: false },
    external: { type: 'boolean', default: false },
  })
  const site = await openBuiltSite(root)
  const { found, pages, outside } = checkSite(site)
  if (external) found.push(...(await checkExternal(outside)))
  // The content is needed only to find the lines of diagnostics.
  const content = found.length > 0 ? await openContent(root) : noContent
  const diagnostics = contentDiagnostics(found, content.documents, site)
  const isWrong = diagnostics.some(({ severity }) => severity === 'error')
  if (isWrong) process.exitCode = 1
  if (json) return console.log(jsonReport(diagnostics, content))
  printReport(diagnostics)
  if (!isWrong) console.log(`${pages} built pages, no faults.`)
})
