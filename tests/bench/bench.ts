import { runCommand } from '#scripts/system/command.ts'
import { UserError } from '#scripts/system/failure.ts'
import { benchBuild } from './build.ts'
import { benchVisit } from './visit.ts'

const command = {
  name: 'npm run bench',
  does: `build [programs …]  builds, a check and edits of so many programs
visit [word]        Lighthouse and first presses`,
  takes: ['build|visit', '[…]', '[…]', '[…]'],
  options: {
    runs: { type: 'string', value: '<number>', does: 'how often; by default 1 build, 5 visits' },
  },
} as const

await runCommand(command, async ({ runs }, [name, ...words]) => {
  if (name === 'visit')
    return benchVisit(process.env['SITE_ROOT'] ?? process.cwd(), words[0] ?? '', Number(runs ?? 5))
  if (name !== 'build') throw new UserError('expected build or visit: npm run bench -- build')
  const counts = words.length > 0 ? words.map(Number) : [6, 100, 1000]
  for (const programs of counts) await benchBuild(programs, Number(runs ?? 1))
})
