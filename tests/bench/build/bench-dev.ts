import { launchBrowser } from '#scripts/browser.ts'
import { startDev } from '#tests/dev/dev-server.ts'
import type { SiteCopy } from '#tests/dev/site-copy.ts'

/** Seconds that a person waits in development. */
export type DevTimes = {
  /** From the command to the first page, drawn. */
  firstPage: number
  /** From the saved file to the change in the open tab. */
  text: number
  component: number
}

const program = 'local-economic-development'

/** An edit that puts words at a place of the program's page: a line of its text, or of its layout. */
const edits = {
  text: [`content/programs/${program}.mdx`, 'The program lasts', 'Now lasts', 'main'],
  component: ['components/layouts/ProgramLayout.tsx', 'id="ask', 'id="now', '[id^=now]'],
} as const

/** What `npm run dev` takes in a copy of the site, in a browser; the copy is left edited. */
export async function devTimes(site: SiteCopy): Promise<DevTimes> {
  const began = performance.now()
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
    const firstPage = performance.now() - began
    await page.waitForLoadState('networkidle')
    await isListening
    const visible = async ([file, from, to, selector]: (typeof edits)[keyof typeof edits]) => {
      await site.edit(file, from, to)
      const saved = performance.now()
      const words = selector === 'main' ? to : ''
      // A locator looks only every half second in the end.
      await page.waitForFunction(
        ([where, text]) => document.querySelector(where)?.textContent?.includes(text),
        [selector, words] as const,
        { polling: 'raf' },
      )
      return (performance.now() - saved) / 1000
    }
    const text = await visible(edits.text)
    const component = await visible(edits.component)
    return { firstPage: firstPage / 1000, text, component }
  } finally {
    await browser.close()
    dev.stop()
  }
}
