import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'
import { expect } from 'vitest'
import { nameInFont } from '#components/fonts/name.ts'
import { languageOfRoute, withoutLanguage } from '#content/schema/languages.ts'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { routes } from './pages.ts'
import { notFoundMessages } from './routes.ts'

/**
 * The parts of a page with a budget; `script` is React, the router and all islands of the page. Fonts of
 * letters that only some pages have, such as Nepali ones, and the pictures of a writer have none.
 */
function partOf(response: Response) {
  const kind = response.request().resourceType()
  const { pathname } = new URL(response.url())
  if (pathname.includes('/assets/chunks/')) return 'script'
  if (/-hero\.[0-9a-f]{8}\.svg$/.test(pathname)) return 'hero'
  if (kind === 'stylesheet') return 'css'
  if (kind === 'script') return 'loader'
  return kind === 'font' && !/-(?:all|name)\.[^/]*$/.test(pathname) ? 'fonts' : undefined
}

/** The bytes of a response with gzip; fonts are compressed already. */
async function bytesOf(response: Response): Promise<number> {
  const body = await response.body()
  return partOf(response) === 'fonts' ? body.length : gzipSync(body).length
}

/** The document, tag by tag, without the content of islands, which they change once hydrated. */
const markup = async (page: Page): Promise<string[]> => {
  const html = await page.locator('#_root').evaluate((root) => root.outerHTML)
  return (
    html
      .replaceAll(/(<site-island[^>]*>).*?(<\/site-island>)/gs, '$1$2')
      // Whether the office is open depends on the time.
      .replaceAll(/ data-now="[^"]*"/g, '')
      .replaceAll('><', '>\n<')
      .split('\n')
      .map((tag) =>
        // Before the script, the browser itself says whether the panel is open.
        tag.includes('popovertarget=') ? tag.replace(' aria-expanded="false"', '') : tag,
      )
  )
}

/** Loads a page and measures the parts that the browser requests for it, in kB; its markup before and after the script. */
async function weigh(page: Page, url: string) {
  const early: Response[] = []
  const later: Response[] = []
  page.on('response', (response) => {
    if (partOf(response) === 'script') later.push(response)
    else if (later.length === 0) early.push(response)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  // What the first paint requests comes late on a busy machine.
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100)))
    await document.fonts.ready
  })
  await page.waitForTimeout(500)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.waitForTimeout(500)
  const sum = async (...parts: ReturnType<typeof partOf>[]) => {
    const own = [...early, ...later].filter((response) => parts.includes(partOf(response)))
    const bytes = await Promise.all(own.map(bytesOf))
    return bytes.reduce((total, size) => total + size, 0) / 1024
  }
  const ofReader = await sum('script')
  const before = await markup(page)
  await pageReady(page)
  const after = await markup(page)
  const weights = {
    css: await sum('css'),
    loader: await sum('loader'),
    script: await sum('script'),
    'before an intent': await sum('css', 'fonts', 'hero', 'loader'),
  }
  return { ofReader, before, after, weights: Object.entries(weights) }
}

for (const route of routes) {
  const isEnglish = languageOfRoute(`/${route}`) === 'en'
  // Home has its carousels. A Nepali page has words, a sheet and fonts of its own: 70 kB of fonts, not 23.
  const script = (withoutLanguage(`/${route}`) === '/' ? 100 : 90) + (isEnglish ? 0 : 3)
  const [css, early] = isEnglish ? [13, 42] : [14, 42 + 47 + 1]
  const limits = new Map(Object.entries({ css, loader: 3.5, script, 'before an intent': early }))
  test(`/${route} runs the loader only while it is read, stays within its budget of bytes, and its script changes nothing`, async ({
    newPage,
    site,
  }) => {
    const expected = notFoundMessages
    // Without motion, no carousel plays.
    const page = await newPage({ width: 360, height: 800, reducedMotion: true, expected })
    const { ofReader, before, after, weights } = await weigh(page, site.url + route)
    const isUnknown = route === 'no-such-page'
    // The not-found page looks for the nearest page, without React.
    expect(ofReader).toBeLessThanOrEqual(isUnknown ? 3 : 0)
    if (!isUnknown) expect(after).toEqual(before)
    expect(await page.locator('h1').count()).toBe(1)
    expect(Math.min(...weights.map(([, kB]) => kB))).toBeGreaterThan(0)
    expect(weights.filter(([part, kB]) => kB > (limits.get(part) ?? 0))).toEqual([])
    // The Nepali line of the English not-found page has a font of the system, and the menu a small one.
    await page.locator('#_root > header [popovertarget]').click()
    await page.evaluate(() => document.fonts.ready)
    const nepali = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('devanagari')),
    )
    // A site with another Nepali name needs the whole font for it.
    const named = page.locator('#_root > header').getByText(nameInFont)
    if (isEnglish && (await named.count()) > 0) expect(nepali).toEqual([])
  })
}
