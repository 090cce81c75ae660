import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { jsonReport } from '#scripts/report/check/index.ts'
import { createContentStore, listFiles, printReport } from '#scripts/content/index.ts'
import {
  checkExternal,
  checkSite,
  readBuiltSite,
  siteDiagnostics,
} from '#scripts/report/site/index.ts'

const usage = 'Usage: npm run check:site -- [--external] [--json] [--root FOLDER]'

/**
 * `npm run check:site`: what is wrong with the built site, at the lines of the content that made it.
 * `--external` asks other sites whether the pages that are linked to still exist.
 */
async function check(args: readonly string[]): Promise<void> {
  const options = {
    root: { type: 'string' },
    json: { type: 'boolean' },
    external: { type: 'boolean' },
  } as const
  const { root = process.cwd(), json, external } = parseArgs({ args: [...args], options }).values
  const site = await readBuiltSite(root)
  const given = listFiles(root, 'public').files.map(({ path }) => path.slice('public/'.length))
  const { findings, pages, outside } = await checkSite(
    join(root, 'dist/client'),
    site,
    new Set(given),
  )
  const all = [...findings, ...(external ? await checkExternal(outside) : [])]
  // The content is read only to say where a fault comes from.
  const content = all.length > 0 ? await createContentStore(root).read() : nothing
  const diagnostics = siteDiagnostics(all, content.documents, site.base)
  if (diagnostics.some(({ severity }) => severity === 'error')) process.exitCode = 1
  if (json) {
    console.log(jsonReport(diagnostics, content))
    return
  }
  printReport(diagnostics)
  if (process.exitCode === undefined) console.log(`${pages} built pages, no faults.`)
}

const nothing = { documents: [], placeholders: [], unpublished: [] }

try {
  await check(process.argv.slice(2))
} catch (error) {
  console.error(`${error instanceof Error ? error.message.split('\n')[0] : String(error)} ${usage}`)
  process.exitCode = 1
}
