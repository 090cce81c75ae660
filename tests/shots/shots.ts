import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { launchBrowser } from '#scripts/system/browser.ts'
import { openContent } from '#scripts/content/open-content.ts'
import { shellReady } from '#tests/support/ready.ts'
import { startSite } from '#tests/support/start-site.ts'
import { states, type State } from './states.ts'

/**
 * `node scripts/run.mjs tests/shots/shots.ts [word]`: screenshots of the built site, to compare with
 * the design. Every page at three widths, then its states; with a word, those with it in their name.
 */
const widths = [360, 820, 1440]
const folder = 'shots'
const word = process.argv[2] ?? ''

async function shownPages(): Promise<State[]> {
  const { content } = await openContent(process.cwd())
  if (!content) throw new Error('The content has faults: run npm run check')
  const routes = [...content.routes.keys()].map((route) =>
    route === '/404' ? '/no-such-page' : route,
  )
  return routes.map((route) => ({
    name: route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'),
    path: route.slice(1),
    reach: () => Promise.resolve(),
  }))
}

/** Scrolls through the page, so that lazy pictures load, and returns to the top. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await page.waitForTimeout(30)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}

const site = await startSite(process.env['SITE_ROOT'] ?? process.cwd())
const browser = await launchBrowser()
await mkdir(folder, { recursive: true })

for (const state of [...(await shownPages()), ...states]) {
  if (!state.name.includes(word)) continue
  for (const width of state.widths ?? widths) {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width, height: width < 600 ? 800 : 900 },
      reducedMotion: 'reduce',
    })
    // Without the map, the drawing in its place shows.
    await context.route(
      (url) => url.origin !== new URL(site.url).origin,
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    )
    const page = await context.newPage()
    await page.goto(state.path)
    await scrollThrough(page)
    await shellReady(page)
    await state.reach({ page, inbox: site.inbox })
    if (!state.isScreen) await page.evaluate(() => window.scrollTo(0, 0))
    const file = path.join(folder, `${state.name}-${width}.png`)
    await page.screenshot({ path: file, fullPage: !state.isScreen })
    console.log(file)
    await context.close()
  }
}

await browser.close()
await site.close()
