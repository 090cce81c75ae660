import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { copySite } from '#tests/support/site-copy.ts'
import { median } from '../median.ts'
import { devTimes } from './bench-dev.ts'
import { buildCases } from './build-cases.ts'
import { generatedProgram } from './generated-programs.ts'
import { type Cost, costOf } from './measure.ts'

/**
 * Prints what builds, a check and edits cost in a copy of this site with so many programs; each
 * line is the least and the median of its runs.
 */
export async function benchBuild(programs: number, runs: number): Promise<void> {
  const site = await copySite()
  try {
    const own = (await readdir(path.join(site.root, 'content/programs'))).length
    for (let id = own; id < programs; id += 1) {
      await site.write(`content/programs/generated-${id}.mdx`, generatedProgram(id + 1000))
    }
    console.log(`\n${programs} programs, ${runs} runs: least / median`)
    console.log('          CPU s           wall s  memory MB')
    for (const { name, prepare, args } of buildCases) {
      const costs: Cost[] = []
      for (let turn = 1; turn <= runs; turn += 1) {
        await prepare(site, turn)
        costs.push(await costOf(() => site.start(...args)))
      }
      console.log(row(name, costs))
    }
    const times = Object.entries(await devTimes(site))
    console.log(
      `dev, wall s: ${times.map(([name, time]) => `${name} ${time.toFixed(2)}`).join(', ')}`,
    )
  } finally {
    await site.remove()
  }
}

function row(name: string, costs: readonly Cost[]): string {
  const both = (pick: (cost: Cost) => number) => {
    const values = costs.map(pick)
    const figures = [Math.min(...values), median(values)]
    return figures.map((figure) => figure.toFixed(2).padStart(7)).join(' /')
  }
  const most = Math.max(...costs.map(({ memory }) => memory))
  return `${both(({ cpu }) => cpu)} ${both(({ wall }) => wall)} ${most.toFixed(0).padStart(10)}  ${name}`
}
