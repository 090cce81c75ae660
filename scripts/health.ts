import { didYouMean } from '#scripts/content/diagnostics/index.ts'
import { columnNames, formatHealth, healthReport, isColumn } from '#scripts/report/health/index.ts'
import { jsonOption, runCommand } from '#scripts/system/command.ts'
import { Stop } from '#scripts/system/failure.ts'
import { printableJson } from '#scripts/system/text/printable.ts'

const columns = columnNames.join(', ')
const command = {
  name: 'npm run health',
  does: 'Shows the state of each file of content; those that need attention come first.',
  options: {
    sort: {
      type: 'string',
      default: 'supply',
      value: '<column>',
      does: `sorts by one of ${columns}`,
    },
    json: jsonOption,
  },
} as const

await runCommand(command, async ({ sort, json }) => {
  if (!isColumn(sort))
    throw new Stop(
      `there is no column ${sort}${didYouMean(sort, columnNames) || '.'} There are: ${columns}.`,
    )
  const health = await healthReport(process.cwd())
  process.stdout.write(json ? `${printableJson(health)}\n` : formatHealth(health, sort))
})
