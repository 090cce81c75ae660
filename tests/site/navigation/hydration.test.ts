import type { Page } from 'playwright'
import { expect } from 'vitest'
import { hold, laterScripts } from '#tests/support/navigate.ts'
import { sendButton, writeMessage } from '#tests/support/contact-form.ts'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { routes } from '../documents/routes.ts'

/** The document, tag by tag, but for what an island does once it is alive. */
const markup = async (page: Page): Promise<string[]> => {
  const html = await page.locator('#root').evaluate((root) => root.outerHTML)
  return html
    .replaceAll(/(<site-island[^>]*>).*?(<\/site-island>)/gs, '$1$2')
    .replaceAll('><', '>\n<')
    .split('\n')
    .map((tag) =>
      // Whether the panel is open is told by the browser itself until the script is there.
      tag.includes('popovertarget=') ? tag.replace(' aria-expanded="false"', '') : tag,
    )
}

for (const route of routes) {
  test(`the script changes nothing in ${route}, and warns of nothing`, async ({
    newPage,
    site,
  }) => {
    const page = await newPage({ reducedMotion: true })
    const release = await hold(page, laterScripts)
    await page.goto(site.url + route.slice(1))
    const before = await markup(page)
    release()
    await pageReady(page)
    expect(await markup(page)).toEqual(before)
    expect(await page.locator('h1').count()).toBe(1)
  })
}

test('a form sent before the script came is sent once it is there', async ({
  newPage,
  site,
  inbox,
}) => {
  const page = await newPage()
  const release = await hold(page, laterScripts)
  await page.goto(`${site.url}contact`)
  await writeMessage(page)
  await sendButton(page).click()
  expect(await inbox.messages()).toEqual([])
  release()
  await expect.poll(async () => (await inbox.messages()).length).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/contact')
})

test('a button of an island pressed before the script came does its work once it is there', async ({
  newPage,
  site,
}) => {
  const page = await newPage({ reducedMotion: true })
  const release = await hold(page, laterScripts)
  await page.goto(site.url)
  const island = page.locator('site-island[name=Carousel]').first()
  await island.scrollIntoViewIfNeeded()
  await island.getByRole('button', { name: 'Next', includeHidden: true }).dispatchEvent('click')
  release()
  await pageReady(page)
  const shown = island.locator('.carousel-slide:not([inert])').first()
  expect(await shown.getAttribute('aria-label')).toMatch(/^2 of/)
})

test('where the script cannot come, a form is sent by the browser itself', async ({
  newPage,
  site,
  inbox,
}) => {
  const page = await newPage({ expected: [/Failed to (load|fetch)/, /TypeError/] })
  await page.route('**/assets/chunks/**', (route) => route.abort())
  await page.goto(`${site.url}contact`)
  await writeMessage(page)
  await sendButton(page).click()
  await expect.poll(async () => (await inbox.messages()).length).toBe(1)
})
