import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { copySite, type SiteCopy } from '#tests/build/site-copy.ts'
import { devTimes } from './bench-dev.ts'
import { asideOf, buildCases } from './build-cases.ts'
import { generatedProgram } from './generated-programs.ts'
import { type Cost, costOf } from './measure.ts'

export type BenchOptions = { programs: number; runs: number; print: (line: string) => void }

/**
 * Measures builds and checks of a copy of this site with so many programs; each line is the least
 * and the median of its runs.
 */
export async function benchBuild({ programs, runs, print }: BenchOptions): Promise<void> {
  const site = await copySite()
  try {
    const own = (await readdir(path.join(site.root, 'content/programs'))).length
    for (let id = own; id < programs; id += 1) {
      await site.write(`content/programs/generated-${id}.mdx`, generatedProgram(id + 1000))
    }
    print(`\n${programs} programs, ${runs} runs: least / median`)
    print('          CPU s           wall s  memory MB')
    for (const { name, prepare, args, env = {} } of buildCases) {
      const cost = await repeated(runs, async (turn) => {
        await prepare(site, turn)
        return costOf(() => site.start('build', env, args))
      })
      print(row(name, cost))
    }
    print(row('check, warm', await repeated(runs, () => costOf(() => site.start('check')))))
    print(await sizes(site))
    const times = Object.entries(await devTimes(site))
    print(`dev, wall s: ${times.map(([name, time]) => `${name} ${time.toFixed(2)}`).join(', ')}`)
  } finally {
    await rm(asideOf(site), { recursive: true, force: true })
    await site.remove()
  }
}

async function repeated(runs: number, run: (turn: number) => Promise<Cost>): Promise<Cost[]> {
  const costs: Cost[] = []
  for (let turn = 1; turn <= runs; turn += 1) costs.push(await run(turn))
  return costs
}

function row(name: string, costs: readonly Cost[]): string {
  const both = (pick: (cost: Cost) => number) => {
    const values = costs.map(pick).toSorted((a, b) => a - b)
    const [least = 0, median = 0] = [values[0], values[values.length >> 1]]
    return `${least.toFixed(2).padStart(7)} /${median.toFixed(2).padStart(7)}`
  }
  const most = Math.max(...costs.map(({ memory }) => memory))
  return `${both(({ cpu }) => cpu)} ${both(({ wall }) => wall)} ${most.toFixed(0).padStart(10)}  ${name}`
}

/** What is uploaded, and the scripts in it. */
async function sizes({ root }: SiteCopy): Promise<string> {
  const client = path.join(root, 'dist/client')
  let [all, scripts, packed] = [0, 0, 0]
  for (const name of await readdir(client, { recursive: true })) {
    const file = path.join(client, name)
    const { size, isFile } = await stat(file).then((found) => ({
      size: found.size,
      isFile: found.isFile(),
    }))
    if (!isFile) continue
    all += size
    if (!name.endsWith('.js')) continue
    scripts += size
    packed += gzipSync(await readFile(file)).length
  }
  return `dist ${(all / 1e6).toFixed(2)} MB, all scripts ${scripts} bytes, ${packed} after gzip`
}
