import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright'
import * as z from 'zod'
import { findBrowser, launchBrowser } from '#scripts/system/browser.ts'
import { routesOf } from '#tests/engine/any-site/routes.ts'
import { sendButton } from '#tests/site/contact-form.ts'
import { answerExternal, isExternal } from '#tests/support/open-page.ts'
import { startSite } from '#tests/support/start-site.ts'

/** The last version for Node 20. npm fetches it for each use, since it is larger than the site. */
const lighthouse = 'lighthouse@12.8.2'

/** With developer tools open, as here, V8 parses React once more for the stacks of two errors. A visitor has none open. */
const asWithoutTools = '--js-flags=--no-enable-lazy-source-positions'

const parts = {
  scores: ['performance', 'accessibility', 'best-practices', 'seo'],
  times: ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'],
} as const

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

/** Scores from 0 to 100, and times in milliseconds, of Lighthouse's mobile test with its defaults. */
async function runLighthouse(url: string): Promise<number[]> {
  const args = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, '--quiet']
  const flags = `--chrome-flags=--headless=new --no-sandbox ${asWithoutTools}`
  const { stdout } = await promisify(execFile)(
    'npm',
    [...args, '--ignore-status-code', '--output=json', flags],
    { env: { ...process.env, CHROME_PATH: await findBrowser() }, maxBuffer: 2 ** 27 },
  )
  const { categories, audits } = report.parse(JSON.parse(stdout))
  return [
    ...parts.scores.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    ...parts.times.map((name) => Number((audits[name]?.numericValue ?? 0).toFixed(3))),
  ]
}

/** What a visitor may press first, before any script but the loader has come. */
const presses: readonly [string, string, (page: Page) => Promise<unknown>][] = [
  ['menu', '', (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap()],
  ['question', 'about', (page) => page.locator('summary').first().tap()],
  [
    'highlights, next',
    '',
    (page) =>
      page.locator('site-island[data-id=highlights]').getByRole('button', { name: 'Next' }).tap(),
  ],
  ['empty form sent', 'contact', (page) => sendButton(page).tap()],
  ['link followed', '', (page) => page.locator('main a[href$=programs]').first().tap()],
]

/** Milliseconds from a press to the next paint, on a phone with a fourth of this processor; at least 16. */
async function pressTime(
  browser: Browser,
  baseURL: string,
  [, path, press]: (typeof presses)[number],
) {
  const viewport = { width: 360, height: 800 }
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true })
  const durations: number[] = []
  await context.route(isExternal, (route) => answerExternal(route, console.error))
  await context.exposeFunction('reportPress', (duration: number) => void durations.push(duration))
  await context.addInitScript(() => {
    const tell: (duration: number) => void = Reflect.get(window, 'reportPress')
    const observer = new PerformanceObserver((list) => {
      // https://web.dev/articles/inp
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId') > 0) tell(entry.duration)
    })
    const always = { durationThreshold: 16 }
    observer.observe({ type: 'event', buffered: true, ...always })
  })
  const page = await context.newPage()
  const chrome = await context.newCDPSession(page)
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(path)
  await press(page)
  // Presses are reported late.
  await page.waitForTimeout(1500)
  await context.close()
  return Math.max(16, ...durations)
}

/** The median of figures, the higher one of two. */
const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

const row = (name: string, cells: readonly (string | number)[]) =>
  name.padEnd(60) + cells.map((cell) => String(cell).padStart(26)).join('')

/**
 * Measures a visit of a build on a phone: Lighthouse on the pages with `word` in their address, then
 * first presses. Each figure is the median of `runs`. Compare figures of an idle machine only.
 */
export async function benchVisit(root: string, word: string, runs: number): Promise<void> {
  const site = await startSite(root)
  const columns = [...parts.scores, ...parts.times]
  console.log(row('Lighthouse, mobile', columns))
  for (const route of (await routesOf(root)).filter((each) => each.includes(word))) {
    const results: number[][] = []
    for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(site.url + route))
    console.log(
      row(
        `/${route}`,
        columns.map((_, part) => median(results.map((run) => run[part] ?? 0))),
      ),
    )
  }
  const browser = await launchBrowser({ args: [asWithoutTools] })
  console.log('\nmilliseconds to the next paint, processor at a fourth; goal 200')
  for (const press of presses.filter(([, path]) => path.includes(word))) {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) times.push(await pressTime(browser, site.url, press))
    console.log(row(press[0], [median(times)]))
  }
  await browser.close()
  await site.close()
}
