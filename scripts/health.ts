import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { didYouMean } from '#scripts/content/index.ts'
import { columns, formatHealth, healthReport, isColumn } from '#scripts/report/health/index.ts'

const names = Object.keys(columns)
const usage = `Usage: npm run health -- [--sort ${names.join('|')}] [--json] [--root FOLDER]`

/** `npm run health`: the state of each file of content, what needs a hand first; `--json` for programs. */
async function health(args: readonly string[]): Promise<void> {
  const options = {
    root: { type: 'string', default: process.cwd() },
    sort: { type: 'string', default: 'open' },
    json: { type: 'boolean', default: false },
  } as const
  const { root, sort, json } = parseArgs({ args: [...args], options }).values
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`there is no folder ${root}.`)
  if (!isColumn(sort)) throw new Error(`there is no column ${sort}${didYouMean(sort, names)}.`)
  const report = await healthReport(root)
  const width = Math.min(120, process.stdout.columns ?? 100)
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : formatHealth(report, { sort, width }))
}

try {
  await health(process.argv.slice(2))
} catch (error) {
  console.error(`${error instanceof Error ? error.message.split('\n')[0] : String(error)} ${usage}`)
  process.exitCode = 1
}
