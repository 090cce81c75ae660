import { launchBrowser } from '#scripts/system/browser.ts'
import { startDev } from '#tests/dev/dev-server.ts'
import type { SiteCopy } from '#tests/build/site-copy.ts'

/** Seconds that a person waits in development, as the bench prints them. */
export type DevTimes = {
  /** From the command to the first page, drawn. */
  'first page': number
  /** From the saved file to the change in the open tab. */
  text: number
  title: number
  component: number
}

const program = 'local-economic-development'

const file = `content/programs/${program}.mdx`

/** What takes the place of words in a file, and where the page then shows what. */
const edits = {
  text: [file, 'The program lasts', 'Now lasts', 'main', 'Now lasts'],
  title: [file, 'title: ', 'title: New ', 'main h1', 'New '],
  component: ['components/layouts/ProgramLayout.tsx', 'id="ask', 'id="now', '[id^=now]', ''],
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
    const visible = async (edit: (typeof edits)[keyof typeof edits]) => {
      const [changed, from, to, selector, words] = edit
      await site.edit(changed, from, to)
      const saved = performance.now()
      // A locator looks only every half second in the end.
      await page.waitForFunction(
        ([where, text]) => document.querySelector(where)?.textContent?.includes(text),
        [selector, words] as const,
        { polling: 'raf' },
      )
      return (performance.now() - saved) / 1000
    }
    const text = await visible(edits.text)
    const title = await visible(edits.title)
    const component = await visible(edits.component)
    return { 'first page': firstPage / 1000, text, title, component }
  } finally {
    await browser.close()
    dev.stop()
  }
}
