import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { launchBrowser } from '#scripts/system/browser.ts'
import { routesOf } from '#tests/rules/routes.ts'
import { openPage } from '#tests/support/open-page.ts'
import { startSite } from '#tests/support/start-site.ts'
import { allWidths, states, type State } from './states.ts'

/**
 * `node scripts/run.mjs tests/shots/shots.ts [word]`: screenshots of the built site, to compare with
 * the design. Every page at three widths, then its states; with a word, those with it in their name.
 */
const folder = 'shots'
const word = process.argv[2] ?? ''

const root = process.env['SITE_ROOT'] ?? process.cwd()
const pages = [...(await routesOf(root, root, true)), 'no-such-page'].map((route): State => ({
  name: route.replaceAll('/', '-') || 'home',
  path: route,
}))

/** Scrolls through the page, so that lazy pictures load, and returns to the top. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await page.waitForTimeout(30)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}

const site = await startSite(root)
const browser = await launchBrowser()
await mkdir(folder, { recursive: true })

for (const state of [...pages, ...states].filter(({ name }) => name.includes(word))) {
  for (const width of state.widths ?? allWidths) {
    const size = { width, height: width < 600 ? 800 : 900 }
    const options = { path: state.path, reducedMotion: true, ...size }
    const { page } = await openPage(browser, site.url, options)
    await scrollThrough(page)
    await state.reach?.({ page, inbox: site.inbox })
    if (!state.isScreen) await page.evaluate(() => window.scrollTo(0, 0))
    const file = path.join(folder, `${state.name}-${width}.png`)
    await page.screenshot({ path: file, fullPage: !state.isScreen })
    console.log(file)
    await page.context().close()
  }
}

await browser.close()
await site.close()
