import { didYouMean } from '#scripts/content/index.ts'
import { columnNames, formatHealth, healthReport, isColumn } from '#scripts/report/health/index.ts'
import { readOptions, runCommand } from './system/command.ts'
import { Stop } from './system/failure.ts'
import { printableJson } from './system/printable.ts'

const usage = `Usage: npm run health -- [--sort ${columnNames.join('|')}] [--json] [--root FOLDER]`

/** `npm run health`: the state of each file of content; those that need attention come first. */
await runCommand(async () => {
  const { root, sort, json } = readOptions(usage, {
    root: { type: 'string', default: process.cwd() },
    sort: { type: 'string', default: 'open' },
    json: { type: 'boolean', default: false },
  })
  if (!isColumn(sort))
    throw new Stop(`there is no column ${sort}${didYouMean(sort, columnNames)}. ${usage}`)
  const health = await healthReport(root)
  process.stdout.write(json ? `${printableJson(health)}\n` : formatHealth(health, sort))
})
