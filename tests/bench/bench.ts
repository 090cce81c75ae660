import { parseArgs } from 'node:util'
import { runCommand } from '#scripts/system/command.ts'
import { benchBuild } from './build/bench-build.ts'
import { benchBytes } from './bench-bytes.ts'
import { benchVisit } from './bench-visit.ts'

const usage = `npm run bench -- build [programs …] [--runs 1]  builds, a check and edits of so many programs
npm run bench -- bytes                          what every page weighs; fails over budget
npm run bench -- visit [word] [--runs 5]        Lighthouse and interactions`

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string' } },
  })
  const [name, ...words] = positionals
  const root = process.env['SITE_ROOT'] ?? process.cwd()
  if (name === 'bytes') return benchBytes(root)
  if (name === 'visit') {
    const [word = ''] = words
    return benchVisit({ root, word, runs: Number(values.runs ?? 5) })
  }
  if (name !== 'build') return console.log(usage)
  const counts = words.length > 0 ? words.map(Number) : [6, 100, 1000]
  for (const programs of counts) await benchBuild(programs, Number(values.runs ?? 1))
})
