import { runCommand } from '#scripts/system/command.ts'
import { Stop } from '#scripts/system/failure.ts'
import { benchBuild } from './build/bench-build.ts'
import { benchVisit } from './bench-visit.ts'

const command = {
  name: 'npm run bench',
  does: `build [programs …]  builds, a check and edits of so many programs
visit [word]        Lighthouse and interactions`,
  takes: ['build|visit', '[…]', '[…]', '[…]'],
  options: {
    runs: { type: 'string', value: '<number>', does: 'how often; by default 1 build, 5 visits' },
  },
} as const

await runCommand(command, async (values, [name, ...words]) => {
  const root = process.env['SITE_ROOT'] ?? process.cwd()
  if (name === 'visit') {
    const [word = ''] = words
    return benchVisit({ root, word, runs: Number(values.runs ?? 5) })
  }
  if (name !== 'build') throw new Stop('expected build or visit: npm run bench -- build')
  const counts = words.length > 0 ? words.map(Number) : [6, 100, 1000]
  for (const programs of counts) await benchBuild(programs, Number(values.runs ?? 1))
})
