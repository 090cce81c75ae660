import type { Page } from 'playwright'
import { expect } from 'vitest'
import { contactField } from '#tests/site/contact-form.ts'
import { test } from '#tests/support/deployments.ts'
import {
  followNewLink,
  headerLink,
  heading,
  isSameDocument,
  markDocument,
  scrollTo,
  scrollTop,
  watchLoads,
} from '#tests/support/navigate.ts'
import { islandReady, pageReady } from '#tests/support/ready.ts'
import { all, onlyInAll } from '#tests/run/all.ts'

const settled = (page: Page) => page.waitForLoadState('networkidle')

/** Points at a link until its page is fetched, which a link in view may have done before. */
async function fetchAhead(tab: Page, path: string) {
  await headerLink(tab, path).dispatchEvent('pointerover')
  await tab.waitForFunction(
    (address) => performance.getEntriesByName(address).length > 0,
    new URL(path, tab.url()).href,
  )
}

const message = (tab: Page) => contactField(tab, 'message')

test('A link leads to the new page by one full load', async ({ openOld, deployments: site }) => {
  const tab = await openOld({ path: 'training' })
  const loads = watchLoads(tab)
  await site.deploy('new')
  await followNewLink(tab, '/about?from=training#_main')
  await heading(tab, 'About the Institute')
  await settled(tab)
  expect(loads).toHaveLength(1)
  expect(tab.url()).toBe(`${site.url}about?from=training#_main`)

  await headerLink(tab, '/contact').click()
  await heading(tab, 'Write to Us')
  expect(loads).toHaveLength(1)
})

test('A shell that is gone costs one load, no draft', async ({ openOld, deployments: site }) => {
  const tab = await openOld()
  await tab.goto('contact')
  const loads = watchLoads(tab)
  await site.deploy('new')
  const answer = tab.waitForResponse((one) => new URL(one.url()).pathname === '/contact')
  await message(tab).fill('Half a')
  await answer.then((one) => one.finished())
  // Under somebody who types, no page is loaded.
  await message(tab).pressSequentially(' sentence')
  expect(await message(tab).inputValue()).toBe('Half a sentence')
  expect(loads).toEqual([])
  const send = tab.getByRole('button', { name: 'Send' })
  await send.focus()
  // A script that failed is requested again after some seconds.
  const wanted = () => send.dispatchEvent('pointerover').then(() => loads)
  await expect.poll(wanted).toEqual(['/contact'])
  await heading(tab, 'Write to Us')
  await expect.poll(() => message(tab).inputValue()).toBe('Half a sentence')
  await islandReady(tab, 'contact-form')
  expect(loads).toEqual(['/contact'])
  expect(await message(tab).inputValue()).toBe('Half a sentence')
})

test('A gone island costs one load, and no draft', async ({ openOld, deployments: site, skip }) => {
  skip(!all, onlyInAll)
  const tab = await openOld({ path: 'training' })
  const loads = watchLoads(tab)
  await headerLink(tab, '/contact').click()
  await heading(tab, 'Contact Us')
  await islandReady(tab, 'contact-form')
  await message(tab).fill('Half a sentence')
  await fetchAhead(tab, '/')
  await site.deploy('new')
  await headerLink(tab, '/').click()
  await heading(tab, 'Shape Your Future with Maitighar Institute')
  await markDocument(tab)
  // An island asks for its script when it is wanted.
  await tab.locator('site-island[name=Carousel] button').first().click()
  await expect.poll(() => loads).toEqual(['/'])
  await expect.poll(() => isSameDocument(tab)).toBe(false)
  await pageReady(tab)
  await settled(tab)
  expect(loads).toEqual(['/'])
  await headerLink(tab, '/contact').click()
  await heading(tab, 'Write to Us')
  expect(await message(tab).inputValue()).toBe('Half a sentence')
})

test('Back is one full load, to the same place', async ({ openOld, deployments: site, skip }) => {
  skip(!all, onlyInAll)
  const tab = await openOld({ path: 'about' })
  const loads = watchLoads(tab)
  await scrollTo(tab, 500)
  await tab.locator('main a[href="/consulting"]').first().dispatchEvent('click')
  await heading(tab, 'Consulting Services')
  expect(await scrollTop(tab)).toBe(0)
  await scrollTo(tab, 150)
  // The place is stored once scrolling has ended.
  await tab.waitForTimeout(300)
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
