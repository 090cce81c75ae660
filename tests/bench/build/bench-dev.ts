import { launchBrowser } from '#scripts/system/browser.ts'
import { startDev } from '#tests/dev/dev-server.ts'
import type { SiteCopy } from '#tests/support/site-copy.ts'

const program = 'local-economic-development'
const file = `content/programs/${program}.mdx`

/** A text of a file and what replaces it, and where the page then shows which words. */
const edits = {
  text: [file, 'The program', 'Now the program', 'main', 'Now the program'],
  title: [file, 'title: ', 'title: New ', 'main h1', 'New '],
  component: ['components/layouts/ProgramLayout.tsx', 'id="ask', 'id="now', '[id^=now]', ''],
} as const

/**
 * Seconds that a person waits in development: from the command to the first page, and from a saved
 * file to the change in the open tab. The copy is left edited.
 */
export async function devTimes(site: SiteCopy): Promise<Record<string, number>> {
  let began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const dev = await startDev(site, { args: ['--no-open'] })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    // With thousands of programs, on a machine that has just built them.
    page.setDefaultTimeout(300_000)
    const isListening = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('page:ready')),
      )
    await page.goto(`${dev.url}programs/${program}`)
    await page.locator('main h1').waitFor()
    const times: Record<string, number> = { 'first page': seconds() }
    await page.waitForLoadState('networkidle')
    await isListening
    for (const [name, [changed, from, to, ...shown]] of Object.entries(edits)) {
      await site.edit(changed, from, to)
      began = performance.now()
      // A locator looks only every half second in the end.
      await page.waitForFunction(
        ([where, text]) => document.querySelector(where)?.textContent?.includes(text),
        shown,
        { polling: 'raf' },
      )
      times[name] = seconds()
    }
    return times
  } finally {
    await browser.close()
    await dev.stop()
  }
}
