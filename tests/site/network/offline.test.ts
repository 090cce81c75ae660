import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { serviceWorker } from '#scripts/build/service-worker.ts'
import { contactField, sendButton, successPanel, writeMessage } from '#tests/site/contact-form.ts'
import { startDeployments } from '#tests/support/deployments.ts'
import { headerLink, heading, textLink, watchLoads } from '#tests/support/navigate.ts'
import { islandReady, shellReady } from '#tests/support/ready.ts'
import { test as siteTest } from '#tests/support/site.ts'
import { cachedPaths, workerReady } from '#tests/support/worker.ts'

const test = siteTest
  .extend('deployments', { scope: 'file' }, async ({ siteRoot }, { onCleanup }) => {
    const site = await startDeployments(siteRoot, { 'About Us': 'About the Institute' })
    onCleanup(site.close)
    return site
  })
  .extend('tab', async ({ newPage, deployments: site }) => {
    await site.deploy('old')
    return newPage({
      baseURL: site.url,
      reducedMotion: true,
      serviceWorkers: 'allow',
      expected: [/Failed to (?:load|fetch)|imported/],
    })
  })

/** Opens a page on a later visit, when the worker is there. */
async function openAgain(tab: Page, path: string) {
  await tab.goto(path)
  await workerReady(tab)
  await shellReady(tab)
}

test('The first visit pays nothing: the worker comes when all else is done', async ({ tab }) => {
  const requests: string[] = []
  tab.context().on('request', (request) => requests.push(new URL(request.url()).pathname))
  await tab.addInitScript(() => {
    Reflect.set(window, 'idleCallbacks', [])
    globalThis.requestIdleCallback = (callback) => {
      Reflect.get(window, 'idleCallbacks').push(callback)
      return 0
    }
  })
  await tab.goto('about', { waitUntil: 'networkidle' })
  await tab.keyboard.press('Shift')
  await shellReady(tab)
  await tab.waitForFunction(() => Reflect.get(window, 'idleCallbacks').length === 2)
  expect(requests.filter((path) => /sw\.js|offline/.test(path))).toEqual([])
  const before = requests.length
  await tab.evaluate(() => Reflect.get(window, 'idleCallbacks')[1]())
  await workerReady(tab)
  expect(await cachedPaths(tab)).toContain('/about')
  expect(requests.slice(before)).toContain('/sw.js')
})

test('Offline, pages seen before can be read; others say so, and open with the connection', async ({
  tab,
  deployments,
}) => {
  await openAgain(tab, 'about')
  await headerLink(tab, '/contact').click()
  await heading(tab, 'Contact Us')
  await tab.context().setOffline(true)
  await headerLink(tab, '/about').click()
  await heading(tab, 'About Us')
  await tab.reload()
  await heading(tab, 'About Us')
  await shellReady(tab)
  await tab.goto('contact?from=somewhere')
  await heading(tab, 'Contact Us')
  const style = () => tab.locator('h1').evaluate((node) => getComputedStyle(node).fontFamily)
  expect(await style()).toContain('Eczar')

  await shellReady(tab)
  await headerLink(tab, '/AccountingServices').click()
  await heading(tab, 'You are offline')
  expect(tab.url()).toBe(`${deployments.url}AccountingServices`)
  await tab.getByRole('link', { name: 'Try Again' }).click()
  await heading(tab, 'You are offline')
  await tab.context().setOffline(false)
  await heading(tab, 'Expert Accounting & Financial Services')
})

test('The offline page, opened by its own address, is loaded once', async ({ tab }) => {
  const loads = watchLoads(tab)
  const requested = tab.waitForRequest(
    (request) => !request.isNavigationRequest() && request.url().endsWith('/offline'),
  )
  await tab.goto('offline')
  await tab.keyboard.press('Shift')
  await shellReady(tab)
  await (await (await requested).response())?.finished()
  await textLink(tab, 'Back to Home').click()
  await tab.locator('#inquiry-message').waitFor()
  expect(loads).toEqual(['/offline'])
})

test('A message written offline stays in its tab, and can be sent with the connection', async ({
  tab,
}) => {
  await openAgain(tab, 'contact')
  await islandReady(tab, 'contact-form')
  await tab.context().setOffline(true)
  await writeMessage(tab, 'Which courses begin in spring?')
  await sendButton(tab).click()
  await tab.getByText('You are offline. Your message stays').waitFor()
  await tab.reload()
  await islandReady(tab, 'contact-form')
  await tab.getByText('You are offline. Your message stays').waitFor()
  expect(await contactField(tab, 'message').inputValue()).toBe('Which courses begin in spring?')
  await tab.context().setOffline(false)
  await tab.getByRole('button', { name: 'Send It Now' }).click()
  await successPanel(tab).waitFor()
  expect((await cachedPaths(tab)).filter((path) => path.startsWith('/__'))).toEqual([])
  await tab.reload()
  await islandReady(tab, 'contact-form')
  expect(await contactField(tab, 'message').inputValue()).toBe('')
  expect(await tab.getByText('You are online again').count()).toBe(0)
})

test('A new build is never mixed with an old one, online or offline', async ({
  tab,
  deployments,
}) => {
  await openAgain(tab, 'about')
  await headerLink(tab, '/contact').click()
  await heading(tab, 'Contact Us')
  await deployments.deploy('new')
  await tab.goto('about')
  await heading(tab, 'About the Institute')
  await shellReady(tab)
  await tab.context().setOffline(true)
  // The page of the old build with its script, or of the new one if it was fetched ahead.
  await headerLink(tab, '/contact').click()
  await heading(tab, 'Contact Us')
  const isNew = await tab.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const named = Array.from(
      document.querySelectorAll('script[src], link[rel=stylesheet]'),
      (node) => node.getAttribute('src') ?? node.getAttribute('href') ?? '',
    )
    return [...loaded, ...named]
      .filter((name) => /\/assets\/.*\.(?:js|css)$/.test(name))
      .map((name) => /[.-]Z[\w-]{7}\.\w+$/.test(name))
  })
  expect(isNew.length).toBeGreaterThan(3)
  expect(new Set(isNew).size).toBe(1)
})

test('A build without the worker removes it and all that it has cached', async ({
  tab,
  deployments,
}) => {
  await openAgain(tab, 'about')
  await deployments.deploy('new')
  const file = deployments.file('sw.js')
  const worker = await readFile(file)
  await writeFile(file, await serviceWorker(process.cwd(), 'removal'))
  await tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
  await expect
    .poll(() => tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  expect(await cachedPaths(tab)).toEqual([])
  await writeFile(file, worker)
})
