import type { Browser, CDPSession } from 'playwright'
import { answerExternal, isExternal } from '#tests/support/open-page.ts'

/**
 * React makes two errors as it starts. For their stacks, V8 parses all of React once more if developer
 * tools are open, as Playwright and Lighthouse open them: 55 of 71 ms at a fourth of the processor. A
 * visitor has none open. With this flag, V8 needs no second time.
 */
export const asWithoutTools = '--js-flags=--no-enable-lazy-source-positions'

/** Makes the processor of a page four times slower than this machine. */
export const slowDown = (chrome: CDPSession) =>
  chrome.send('Emulation.setCPUThrottlingRate', { rate: 4 })

/** Runs in the browser: reports each interaction, long task and script of a long frame. */
function watchFrames() {
  const types = ['longtask', 'event', 'long-animation-frame']
  const observer = new PerformanceObserver((list) => {
    const report: (kind: string, name: string, duration: number) => void = Reflect.get(
      window,
      'reportEntry',
    )
    for (const entry of list.getEntries()) {
      // https://web.dev/articles/inp
      const isPress = Reflect.get(entry, 'interactionId') > 0
      if (entry.entryType === 'longtask' || isPress) report(entry.entryType, '', entry.duration)
      for (const { sourceURL, invoker, duration } of Reflect.get(entry, 'scripts') ?? []) {
        report('script', String(sourceURL || invoker).replace(/^.*\//, ''), duration)
      }
    }
  })
  for (const type of types) {
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) })
  }
}

type Options = { width: number; isSlow: boolean }

/** Opens an empty page in a context of its own, on a phone or a desktop. */
export async function openSlowly(browser: Browser, baseURL: string, { width, isSlow }: Options) {
  const entries: { kind: string; name: string; duration: number }[] = []
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 800 },
    hasTouch: width < 600,
    // What comes by way of a worker counts for nothing in the page.
    serviceWorkers: 'block',
  })
  await context.route(isExternal, (route) => answerExternal(route, console.error))
  await context.exposeFunction('reportEntry', (kind: string, name: string, duration: number) => {
    entries.push({ kind, name, duration })
  })
  await context.addInitScript(watchFrames)
  const page = await context.newPage()
  const chrome = await context.newCDPSession(page)
  if (isSlow) await slowDown(chrome)
  const durations = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).map(({ duration }) => duration)
  return {
    page,
    chrome,
    longest: () => durations('event'),
    /** What tasks took beyond 50 ms. */
    blocking: () => durations('longtask').reduce((sum, each) => sum + Math.max(0, each - 50), 0),
    /** The longest run of each script in a long frame. */
    scripts: () => {
      const all = entries.filter(({ kind }) => kind === 'script')
      const names = [...new Set(all.map(({ name }) => name))]
      return names.map((name) => {
        const runs = all.filter((entry) => entry.name === name).map(({ duration }) => duration)
        return { name, duration: Math.round(Math.max(...runs)) }
      })
    },
    close: () => context.close(),
  }
}
