import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod'
import { disabledFeatures, findBrowser, quietFlags } from '#scripts/system/browser.ts'

/** The last version for Node 20; fetched by npm when it is wanted, since it weighs more than the site. */
const lighthouse = 'lighthouse@12.8.2'

const flags = ['--headless=new', '--no-sandbox', ...quietFlags, disabledFeatures]

const points = ({ score: share }: { score: number }) => Math.round(share * 100)

const score = z.object({ score: z.number() })
const measure = z.object({ numericValue: z.number() })

const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': measure,
    'total-blocking-time': measure,
    'cumulative-layout-shift': measure,
  }),
})

/** One run of Lighthouse: scores from 0 to 100, times in milliseconds. */
export type LighthouseRun = {
  performance: number
  accessibility: number
  practices: number
  seo: number
  lcp: number
  tbt: number
  cls: number
}

export const lighthouseParts = [
  'performance',
  'accessibility',
  'practices',
  'seo',
  'lcp',
  'tbt',
  'cls',
] as const

/** Lighthouse's mobile run (simulated slow 4G, 4x CPU) of an address, on its defaults. */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  const args = [
    'exec',
    '--yes',
    `--package=${lighthouse}`,
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--ignore-status-code',
  ]
  const options = {
    env: { ...process.env, CHROME_PATH: await findBrowser() },
    maxBuffer: 2 ** 27,
    shell: process.platform === 'win32',
  }
  const run = () =>
    promisify(execFile)(
      'npm',
      [...args, '--output=json', `--chrome-flags=${flags.join(' ')}`],
      options,
    )
  // Now and then it misses the beginning of a load, and says itself: run it again.
  const { stdout } = await run().catch(run).catch(withoutReport)
  const { categories, audits } = report.parse(JSON.parse(stdout))
  return {
    performance: points(categories.performance),
    accessibility: points(categories.accessibility),
    practices: points(categories['best-practices']),
    seo: points(categories.seo),
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    tbt: Math.round(audits['total-blocking-time'].numericValue),
    cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
  }
}

/** The error carries the whole report; what went wrong stands on the last line of the other stream. */
function withoutReport(error: unknown): never {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  throw new Error(said.split('\n').at(-1) || String(error))
}

/** The middle of several runs, part by part. */
export function medianRun(runs: readonly LighthouseRun[]): LighthouseRun {
  const middle = (part: keyof LighthouseRun) =>
    runs.map((run) => run[part]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    practices: middle('practices'),
    seo: middle('seo'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
  }
}
