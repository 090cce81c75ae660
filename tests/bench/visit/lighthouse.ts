import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod'
import { findBrowser } from '#scripts/system/browser.ts'
import { median } from '../median.ts'
import { asWithoutTools } from './slow-page.ts'

/** The last version for Node 20. npm fetches it for each use, since it is larger than the site. */
const lighthouse = 'lighthouse@12.8.2'

const flags = ['--headless=new', '--no-sandbox', asWithoutTools]

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
}

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

/** The columns of a run: scores from 0 to 100, times in milliseconds. */
export const lighthouseParts = [...categories, ...Object.keys(audits)]

/** Runs Lighthouse's mobile test (simulated slow 4G, 4x CPU) with its defaults. */
export async function runLighthouse(url: string): Promise<number[]> {
  const npm = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url]
  const args = ['--quiet', '--ignore-status-code', '--output=json']
  const options = {
    env: { ...process.env, CHROME_PATH: await findBrowser() },
    maxBuffer: 2 ** 27,
    shell: process.platform === 'win32',
  }
  const run = () =>
    promisify(execFile)('npm', [...npm, ...args, `--chrome-flags=${flags.join(' ')}`], options)
  // Sometimes it misses the beginning of a load and asks for another run.
  const { stdout } = await run().catch(run).catch(withoutReport)
  const found = report.parse(JSON.parse(stdout))
  return [
    ...categories.map((name) => Math.round((found.categories[name]?.score ?? 0) * 100)),
    ...Object.values(audits).map((name) => {
      const value = found.audits[name]?.numericValue ?? 0
      return value < 1 ? Number(value.toFixed(3)) : Math.round(value)
    }),
  ]
}

/** The error holds the whole report; the last line of stderr says what went wrong. */
function withoutReport(error: unknown): never {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  throw new Error(said.split('\n').at(-1) || String(error))
}

/** The median of several runs, column by column. */
export const medianRun = (runs: readonly number[][]): number[] =>
  lighthouseParts.map((_, part) => median(runs.map((run) => run[part] ?? 0)))
