import { openSite } from '#scripts/check/open-site.ts'
import { formatUnpublished } from '#scripts/report/terminal/index.ts'
import {
  formatFirstScreen,
  formatLaunch,
  launchList,
  sendTestMessage,
} from '#scripts/report/launch/index.ts'
import { today } from '#scripts/read/files/index.ts'
import { UserError } from '#scripts/system/failure.ts'
import { runCommand } from '#scripts/system/command.ts'

const command = {
  name: 'npm run launch',
  does: 'Counts the facts that persuade visitors, and what is still to supply and to confirm. The exit code is 0 if nothing is to supply.',
  options: {
    all: {
      type: 'boolean',
      default: false,
      does: 'lists everything: what is to supply and to confirm, translations that are behind, days to come, photographs to take',
    },
    confirmed: { type: 'boolean', default: false, does: 'nothing may be to confirm either' },
    send: {
      type: 'boolean',
      default: false,
      does: 'sends one test message to the form service, and prints what it answers',
    },
  },
} as const

await runCommand(command, async ({ all, confirmed, send }) => {
  const day = today(process.cwd())
  if (send) {
    const { content } = await openSite(process.cwd(), day)
    if (!content) throw new UserError('There are faults to fix first: see `npm run check`')
    return console.log(await sendTestMessage(content.site))
  }
  const report = await launchList(process.cwd(), day)
  const { toSupply, toConfirm, faults, unpublished } = report
  const open = toSupply.length + faults + (confirmed ? toConfirm.length : 0)
  if (open > 0) process.exitCode = 1
  if (!all) return void process.stdout.write(formatFirstScreen(report))
  if (unpublished.length > 0) console.log(`${formatUnpublished(unpublished, day)}\n`)
  process.stdout.write(formatLaunch(report))
})
