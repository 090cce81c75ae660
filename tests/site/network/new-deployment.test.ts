import type { Page } from 'playwright'
import { expect } from 'vitest'
import {
  followNewLink,
  headerLink,
  heading,
  scrollTop,
  watchLoads,
} from '#tests/support/navigate.ts'
import { type Deployments, startDeployments } from '#tests/support/deployments.ts'
import { openPage } from '#tests/support/open-page.ts'
import { islandReady, pageReady, shellReady } from '#tests/support/ready.ts'
import { test as siteTest } from '#tests/support/site.ts'

const settled = (page: Page) => page.waitForLoadState('networkidle')

/** What an old page cannot have any more is told by the browser and by the script. */
const missing = /Failed to (?:load|fetch)|dynamically imported/

/** A tab of the old build, opened as it was served; the new one takes its place when told. */
const test = siteTest
  .extend('deployments', { scope: 'file' }, async ({ siteRoot }, { onCleanup }) => {
    const site = await startDeployments(siteRoot, {
      'About Us': 'About the Institute',
      'Contact Us': 'Write to Us',
    })
    onCleanup(site.close)
    return site
  })
  .extend('tab', async ({ browser, deployments: site }, { onCleanup }) => {
    await site.deploy('old')
    const { page, problems } = await openPage(browser, site.url, { reducedMotion: true })
    onCleanup(async () => {
      await page.context().close()
      const surprises = problems.filter((text) => !missing.test(text))
      if (surprises.length > 0) throw new Error(`The tab had problems:\n${surprises.join('\n')}`)
    })
    return page
  })

async function openOld(tab: Page, site: Deployments, path: string) {
  await tab.goto(site.url + path)
  await shellReady(tab)
  return watchLoads(tab)
}

test('A link leads to the new page by one full load, and to its #fragment', async ({
  tab,
  deployments: site,
}) => {
  const loads = await openOld(tab, site, 'training')
  await site.deploy('new')
  await followNewLink(tab, '/about?from=training#main')
  await heading(tab, 'About the Institute')
  await settled(tab)
  expect(loads).toHaveLength(1)
  expect(tab.url()).toBe(`${site.url}about?from=training#main`)

  await headerLink(tab, '/contact').click()
  await heading(tab, 'Write to Us')
  expect(loads).toHaveLength(1)
})

test('A page fetched ahead changes nothing, and one fetched before can still be shown', async ({
  tab,
  deployments: site,
}) => {
  const loads = await openOld(tab, site, 'about')
  await headerLink(tab, '/training').focus()
  await settled(tab)
  await site.deploy('new')
  await headerLink(tab, '/contact').focus()
  await settled(tab)
  await headerLink(tab, '/training').dispatchEvent('click')
  await heading(tab, 'Training & Capacity Building')
  await settled(tab)
  expect(loads).toEqual([])
  await headerLink(tab, '/contact').click()
  await heading(tab, 'Write to Us')
  await settled(tab)
  expect(loads).toEqual(['/contact'])
})

test('An island that is gone becomes one full load; what was typed is kept', async ({
  tab,
  deployments: site,
}) => {
  const loads = await openOld(tab, site, 'training')
  await headerLink(tab, '/contact').click()
  await heading(tab, 'Contact Us')
  await islandReady(tab, 'contact-form')
  await tab.locator('#contact-message').fill('Half a sentence')
  await headerLink(tab, '/').hover()
  await settled(tab)
  await site.deploy('new')
  await headerLink(tab, '/').click()
  await expect.poll(() => loads).toEqual(['/'])
  await pageReady(tab)
  await settled(tab)
  expect(loads).toEqual(['/'])
  await headerLink(tab, '/contact').click()
  await heading(tab, 'Write to Us')
  expect(await tab.locator('#contact-message').inputValue()).toBe('Half a sentence')
})

test('A shell that is gone before it came becomes one full load; what was typed is kept', async ({
  tab,
  deployments: site,
}) => {
  await tab.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  await tab.goto(`${site.url}contact`)
  const loads = watchLoads(tab)
  await site.deploy('new')
  await tab.locator('#contact-message').fill('Half a sentence')
  await heading(tab, 'Write to Us')
  await expect.poll(() => tab.locator('#contact-message').inputValue()).toBe('Half a sentence')
  await tab.keyboard.press('Shift')
  await islandReady(tab, 'contact-form')
  expect(loads).toEqual(['/contact'])
  expect(await tab.locator('#contact-message').inputValue()).toBe('Half a sentence')
})

test('Back leads to the new page by one full load, to where the visitor was', async ({
  tab,
  deployments: site,
}) => {
  const loads = await openOld(tab, site, 'about')
  await tab.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await tab.locator('main a[href="/consulting"]').first().dispatchEvent('click')
  await heading(tab, 'Consulting Services')
  expect(await scrollTop(tab)).toBe(0)
  await tab.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }))
  await site.deploy('new')
  await tab.goBack()
  await heading(tab, 'About the Institute')
  await settled(tab)
  expect(loads).toEqual(['/about'])
  await expect.poll(() => scrollTop(tab)).toBe(500)
  await tab.goForward()
  await heading(tab, 'Consulting Services')
  await expect.poll(() => scrollTop(tab)).toBe(150)
})
