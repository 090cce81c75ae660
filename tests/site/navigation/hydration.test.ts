import type { Page } from 'playwright'
import { expect } from 'vitest'
import { hold, laterScripts } from '#tests/support/navigate.ts'
import { sendButton, writeMessage } from '#tests/site/contact-form.ts'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { contentRoutes } from '../routes.ts'

/** The document, tag by tag, without the content of islands, which they change once hydrated. */
const markup = async (page: Page): Promise<string[]> => {
  const html = await page.locator('#_root').evaluate((root) => root.outerHTML)
  return html
    .replaceAll(/(<site-island[^>]*>).*?(<\/site-island>)/gs, '$1$2')
    .replaceAll('><', '>\n<')
    .split('\n')
    .map((tag) =>
      // Before the script, the browser itself says whether the panel is open.
      tag.includes('popovertarget=') ? tag.replace(' aria-expanded="false"', '') : tag,
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

test('a form sent before the script came is sent once it is there', async ({ newPage, inbox }) => {
  const page = await newPage()
  const release = await hold(page, laterScripts)
  await page.goto('contact')
  await writeMessage(page)
  await sendButton(page).click()
  expect(await inbox.messages()).toEqual([])
  release()
  await expect.poll(async () => (await inbox.messages()).length).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/contact')
})

test('a button of an island pressed before the script came works once it is there', async ({
  newPage,
}) => {
  const page = await newPage({ reducedMotion: true })
  const release = await hold(page, laterScripts)
  await page.goto('')
  const island = page.locator('site-island[name=Carousel]').first()
  await island.scrollIntoViewIfNeeded()
  await island.getByRole('button', { name: 'Next', includeHidden: true }).dispatchEvent('click')
  release()
  await pageReady(page)
  const shown = island.locator('.carousel-slide:not([inert])').first()
  expect(await shown.getAttribute('aria-label')).toMatch(/^2 of/)
})
