import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'
import { languageOfRoute, withoutLanguage } from '#content/schema/languages.ts'

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
export const markup = async (page: Page): Promise<string[]> => {
  const html = await page.locator('#_root').evaluate((root) => root.outerHTML)
  return (
    html
      .replaceAll(/(<site-island[^>]*>).*?(<\/site-island>)/gs, '$1$2')
      // Whether the office is open depends on the time.
      .replaceAll(/ data-now="[^"]*"/g, '')
      .replaceAll('><', '>\n<')
      .split('\n')
  )
}

/**
 * Loads a page as a reader does, to its end and back. Returns the kB of those requests by kind, and a
 * function for the kB of all requests until it is called.
 */
export async function visit(page: Page, url: string) {
  const early: Response[] = []
  const later: Response[] = []
  page.on('response', (response) => {
    if (partOf(response) === 'script') later.push(response)
    else if (later.length === 0) early.push(response)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  // On a busy machine, the requests of the first paint come late.
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100)))
    await document.fonts.ready
  })
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.waitForTimeout(500)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const weightOf = async (...parts: ReturnType<typeof partOf>[]) => {
    const own = [...early, ...later].filter((response) => parts.includes(partOf(response)))
    const bytes = await Promise.all(own.map(bytesOf))
    return bytes.reduce((total, size) => total + size, 0) / 1024
  }
  return { read: await weightOf('css', 'fonts', 'hero', 'loader'), weightOf }
}

/** The parts of a page that weigh nothing, or more kB than they may. */
export async function faultyWeights(
  route: string,
  { read, weightOf }: Awaited<ReturnType<typeof visit>>,
) {
  const isEnglish = languageOfRoute(route) === 'en'
  // Home has its carousels. A Nepali page has words, a sheet and fonts of its own: 70 kB of fonts, not 23.
  const script = (withoutLanguage(route) === '/' ? 100 : 90) + (isEnglish ? 0 : 3)
  const [css, early] = isEnglish ? [13, 42] : [14, 42 + 47 + 1]
  const weights = [
    ['css', await weightOf('css'), css],
    ['loader', await weightOf('loader'), 3.5],
    ['script', await weightOf('script'), script],
    ['before an intent', read, early],
  ] as const
  return weights.filter(([, kB, limit]) => kB === 0 || kB > limit)
}
