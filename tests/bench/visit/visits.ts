import type { Browser, Page } from 'playwright'
import { median } from '../median.ts'
import { openSlowly } from './slow-page.ts'

type Visit = (page: Page) => Promise<unknown>

/** Scrolls to the end of the page, as somebody does who reads it, and waits for what that starts. */
const read: Visit = async (page) => {
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < length; top += 400) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await page.waitForTimeout(150)
  }
  await page.waitForTimeout(6000)
}

/** Opens the menu of a phone and closes it, and touches the first island, which starts React. */
const act: Visit = async (page) => {
  for (let press = 0; press < 2; press += 1) {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await page.waitForTimeout(2000)
  }
  const island = page.locator('site-island').first()
  if ((await island.count()) > 0) await island.dispatchEvent('pointerdown')
  await page.waitForTimeout(2000)
}

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10

/** What one visit of a page costs. */
async function measure(browser: Browser, url: string, path: string, visit: Visit) {
  const { page, chrome, close, ...seen } = await openSlowly(browser, url, {
    width: 360,
    isSlow: true,
  })
  const bytes = new Map<string, number>()
  const kinds = new Map<string, string>()
  const ran = new Set<string>()
  chrome.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  chrome.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  chrome.on('Debugger.scriptParsed', (script) => {
    if (script.url.startsWith(url)) ran.add(script.url.replace(/^.*\//, ''))
  })
  await chrome.send('Network.enable')
  await chrome.send('Debugger.enable')
  await page.goto(path, { waitUntil: 'load' })
  await visit(page)
  const figures = {
    kB: [...bytes].map(([kind, size]) => `${kind} ${kilobytes(size)}`).join(', '),
    requests: kinds.size,
    scripts: ran.size,
    blocking: seen.blocking(),
    press: Math.max(0, ...seen.longest()),
    long: seen.scripts().toSorted((a, b) => b.duration - a.duration),
  }
  await close()
  return figures
}

/** Visits of somebody who reads and somebody who acts: the figures of the last, times as medians. */
export async function* visits(browser: Browser, url: string, path: string, rounds: number) {
  for (const [name, visit] of [
    ['reads', read],
    ['acts', act],
  ] as const) {
    const runs: Awaited<ReturnType<typeof measure>>[] = []
    for (let round = 0; round < rounds; round += 1) {
      runs.push(await measure(browser, url, path, visit))
    }
    const names = new Set(runs.flatMap(({ long }) => long.map((script) => script.name)))
    const long = [...names].map((script) => {
      const times = runs.map((run) => run.long.find((one) => one.name === script)?.duration ?? 0)
      return `${script} ${median(times)}`
    })
    yield {
      name,
      kB: runs.at(-1)?.kB ?? '',
      requests: median(runs.map((run) => run.requests)),
      scripts: median(runs.map((run) => run.scripts)),
      blocking: median(runs.map((run) => Math.round(run.blocking))),
      press: median(runs.map((run) => run.press)),
      long: long.join(', '),
    }
  }
}
