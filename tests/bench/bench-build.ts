import { parseArgs } from 'node:util'
import { benchBuild } from './build/bench-build.ts'

/** `npm run bench:build -- 6 1000 --runs 3`: what builds cost with so many programs. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' } },
})
const counts = positionals.length > 0 ? positionals.map(Number) : [6, 100, 1000]
for (const programs of counts) {
  await benchBuild({ programs, runs: Number(values.runs), print: console.log })
}
