import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { serviceWorker } from '#scripts/build/service-worker.ts'
import { test as deploymentTest } from '#tests/support/deployments.ts'
import { all, onlyInAll } from '#tests/run/all.ts'
import { headerLink, heading, isSameDocument, markDocument } from '#tests/support/navigate.ts'
import { shellReady } from '#tests/support/ready.ts'
import { cachedPaths, workerReady, workerScopes } from '#tests/support/worker.ts'

/** `openAgain` opens a page as on a later visit, when the service worker is there. */
const test = deploymentTest.extend('openAgain', ({ openOld }) => async (path: string) => {
  const tab = await openOld({ path, serviceWorkers: 'allow' })
  await workerReady(tab)
  return tab
})

/** The addresses of pictures on the page that can't be shown. */
const brokenPictures = (tab: Page) =>
  tab.locator('main img').evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager'
    const shown = await Promise.all(
      images.map((image) =>
        image.decode().then(
          () => true,
          () => false,
        ),
      ),
    )
    return images.filter((_, index) => !shown[index]).map(({ src }) => src)
  })

const isChunk = (path: string) => path.includes('/chunks/')

test('The first visit pays nothing; its page is then there offline', async ({ openOld }) => {
  const tab = await openOld({ serviceWorkers: 'allow' })
  const requests: string[] = []
  tab.context().on('request', (request) => requests.push(new URL(request.url()).pathname))
  await tab.addInitScript(() => {
    if (sessionStorage.length > 0) return
    sessionStorage.setItem('isVisited', '')
    const whenIdle: IdleRequestCallback[] = []
    Object.assign(window, { whenIdle })
    globalThis.requestIdleCallback = (callback) => whenIdle.push(callback)
  })
  await tab.goto('', { waitUntil: 'networkidle' })
  await tab.waitForFunction(() => Reflect.get(window, 'whenIdle').length === 1)
  expect(requests.filter((path) => /sw\.js|offline/.test(path))).toEqual([])
  await tab.evaluate(() => Reflect.get(window, 'whenIdle')[0]())
  await workerReady(tab)
  expect(requests).toContain('/sw.js')
  const cached = await cachedPaths(tab)
  expect(cached).toContain('/')
  expect(cached.filter(isChunk)).toEqual([])

  await tab.context().setOffline(true)
  await tab.reload()
  expect(await brokenPictures(tab)).toEqual([])
  await tab.context().setOffline(false)
  await tab.goto('about')
  await shellReady(tab)
  await expect.poll(async () => (await cachedPaths(tab)).filter(isChunk).length).toBeGreaterThan(10)
  await tab.context().setOffline(true)
  await tab.goto('')
  const carousel = tab.getByRole('region', { name: 'Partnership reviews' })
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: 'Next' }).click()
  await carousel.and(tab.locator('[data-ready]')).waitFor()
})

test('Offline, known pages can be read, others come later', async ({ openAgain, deployments }) => {
  const tab = await openAgain('about')
  await headerLink(tab, '/').click()
  await heading(tab, 'Shape Your Future with Maitighar Institute')
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
  expect(await tab.getByRole('main').locator('a[href^="tel:"]').count()).toBe(1)
  expect(await brokenPictures(tab)).toEqual([])
  // Chromium fetches a page ahead even while it emulates a lost connection.
  await tab.getByRole('link', { name: 'Try again' }).dispatchEvent('click')
  await heading(tab, 'You are offline')
  await tab.context().setOffline(false)
  await heading(tab, 'Expert Accounting & Financial Services')

  await tab.context().setOffline(true)
  await tab.goto('programs/local-economic-development')
  await heading(tab, 'You are offline')
  await shellReady(tab)
  await headerLink(tab, '/about').click()
  await heading(tab, 'About Us')
  await markDocument(tab)
  await tab.context().setOffline(false)
  // The offline page would reload at once.
  await tab.waitForTimeout(500)
  await heading(tab, 'About Us')
  expect(await isSameDocument(tab)).toBe(true)
})

test('The offline page has the facts of the last deployment', async ({
  openAgain,
  deployments,
}) => {
  const tab = await openAgain('contact')
  await deployments.deploy('reworded')
  await tab.goto('about')
  await heading(tab, 'About the Institute')
  const cached = () => tab.evaluate(async () => (await caches.match('/offline'))?.text())
  await expect.poll(cached).toContain('About the Institute')
  await tab.context().setOffline(true)
  await tab.goto('training')
  await heading(tab, 'You are offline')
  expect(await headerLink(tab, '/about').textContent()).toBe('About the Institute')
})

// Twice in thirty runs the browser waited for its worker for good: another try, in a new profile.
test(
  'A new build is never mixed with an old one, online or offline, and one without the worker removes it',
  {
    retry: 1,
  },
  async ({ openAgain, deployments, skip }) => {
    skip(!all, onlyInAll)
    const tab = await openAgain('about')
    await headerLink(tab, '/contact').click()
    await heading(tab, 'Contact Us')
    await deployments.deploy('new')
    await tab.goto('about')
    await heading(tab, 'About the Institute')
    await shellReady(tab)
    await tab.context().setOffline(true)
    // The page of the old build with its script, or of the new one if it was fetched ahead.
    await headerLink(tab, '/contact').click()
    await tab.locator('#_contact-message').waitFor({ timeout: 30_000 })
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

    // A build without the worker removes the worker and its caches.
    await tab.context().setOffline(false)
    // Pages of that build register no worker. Those of this one may be about to do it again.
    await tab.goto('robots.txt')
    await tab.evaluate(() => caches.open('of another site'))
    const file = deployments.file('sw.js')
    const worker = await readFile(file)
    await writeFile(file, await serviceWorker(process.cwd(), 'removal'))
    await tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
    })
    await expect.poll(() => workerScopes(tab)).toEqual([])
    expect(await tab.evaluate(() => caches.keys())).toEqual(['of another site'])
    await writeFile(file, worker)
  },
)
