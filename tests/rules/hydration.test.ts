import type { Page } from 'playwright'
import { expect } from 'vitest'
import { hold, laterScripts } from '#tests/support/navigate.ts'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { contentRoutes } from './pages.ts'

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

for (const route of contentRoutes) {
  test(`the script changes nothing in /${route}, and warns of nothing`, async ({ newPage }) => {
    const page = await newPage({ reducedMotion: true })
    const release = await hold(page, laterScripts)
    await page.goto(route)
    const before = await markup(page)
    release()
    await pageReady(page)
    expect(await markup(page)).toEqual(before)
    expect(await page.locator('h1').count()).toBe(1)
  })
}
