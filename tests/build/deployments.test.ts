import { readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { heading, watchLoads } from '#tests/support/navigate.ts'
import { type Deployments, serveBuilds } from '#tests/support/deployments.ts'
import { openPage, type PageOptions } from '#tests/support/open-page.ts'
import { islandReady, pageReady, shellReady } from '#tests/support/ready.ts'
import { test as siteTest } from '#tests/support/site.ts'
import { cachedPaths, workerReady } from '#tests/support/worker.ts'
import { copySite, type SiteCopy } from './site-copy.ts'

const base = '/some/path/'

/** What an old page cannot have any more, and what there is no line for, is told by the browser. */
const missing = /Failed to (?:load|fetch)|dynamically imported/

type Builds = Deployments<'old' | 'new' | 'bare'>

const link = (page: Page, to: string) =>
  page.locator(`header nav a[href="${base}${to}"]:visible`).first()

/** Runs in the browser: the page's own script and style sheet. */
const assetsOf = () =>
  [...document.querySelectorAll('script[type=module][src], link[rel=stylesheet]')].map(
    (one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '',
  )

/** The scopes of the workers that the browser has. */
const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  )

describe.runIf(process.env['TEST_ALL'])('builds under a path, one after the other:', () => {
  let copy: SiteCopy
  let site: Builds

  /** Builds the copy as it stands, and puts the result aside. */
  async function build(name: string, env: Record<string, string> = {}): Promise<string> {
    const address = { SITE_URL: `https://host.example${base}` }
    const built = await copy.run('build', { ...address, ...env }, ['--no-pictures'])
    if (built.code !== 0) throw new Error(built.output)
    const folder = path.join(copy.root, name)
    await rename(path.join(copy.root, 'dist'), folder)
    return folder
  }

  beforeAll(async () => {
    copy = await copySite()
    const old = await build('old')
    await copy.edit('components/islands/inquiry/InquiryForm.tsx', 'rows={4}', 'rows={5}')
    await copy.edit('components/styles/base.css', '{', '{\n  --extra: 1px;')
    await copy.edit('pages/about.mdx', 'heading: About Us', 'heading: About the Institute')
    const fresh = await build('new')
    const bare = await build('bare', { SERVICE_WORKER: '0' })
    site = await serveBuilds({ old, new: fresh, bare })
  }, 600_000)
  afterAll(async () => {
    await site.close()
    await copy.remove()
  })

  const text = (name: string, file: string) =>
    readFile(path.join(copy.root, name, 'client', file), 'utf8')

  /** Opens tabs of the old build. */
  const test = siteTest.extend('openOld', async ({ browser }, { onCleanup }) => {
    const closing: (() => Promise<void>)[] = []
    onCleanup(async () => {
      for (const close of closing) await close()
    })
    return async (at: string, options: PageOptions = {}) => {
      await site.deploy('old')
      const { page, problems } = await openPage(browser, site.url, {
        reducedMotion: true,
        ...options,
      })
      closing.push(async () => {
        await page.context().close()
        const surprises = problems.filter((problem) => !missing.test(problem))
        if (surprises.length > 0) throw new Error(`The tab had problems:\n${surprises.join('\n')}`)
      })
      await page.goto(site.url + at)
      await shellReady(page)
      return page
    }
  })

  /** Of which build the page's own script and style sheet are, and that the page has all of it. */
  async function expectWhole(page: Page, name: 'old' | 'new') {
    await pageReady(page)
    const html = await text(name, 'about.html')
    expect((await page.evaluate(assetsOf)).filter((asset) => !html.includes(asset))).toEqual([])
    expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(9)
  }

  test('the two share no entry', async () => {
    const entry = /assets\/entries\/[^"]+\.js/
    const [old, fresh] = await Promise.all(['old', 'new'].map((name) => text(name, 'about.html')))
    expect(entry.exec(old ?? '')?.[0]).not.toBe(entry.exec(fresh ?? '')?.[0])
  })

  test('a link leads to the new page by one full load', async ({ openOld }) => {
    const tab = await openOld('training')
    const loads = watchLoads(tab)
    await site.deploy('new')
    await link(tab, 'about').click()
    await heading(tab, 'About the Institute')
    await expectWhole(tab, 'new')
    await link(tab, '').click()
    await tab.locator('#inquiry-message').waitFor()
    await expectWhole(tab, 'new')
    expect(loads).toEqual([`${base}about`])
  })

  test('an island that is first opened afterwards comes by one full load', async ({ openOld }) => {
    const tab = await openOld('contact')
    await islandReady(tab, 'contact-form')
    await tab.locator('#contact-message').fill('Half a sentence')
    const loads = watchLoads(tab)
    const fetched = tab.waitForResponse((response) => response.url() === site.url)
    await link(tab, '').focus()
    await (await fetched).finished()
    await site.deploy('new')
    await link(tab, '').dispatchEvent('click')
    await expect.poll(() => loads).toEqual([base])
    await expectWhole(tab, 'new')
    expect(await tab.locator('#inquiry-message').getAttribute('rows')).toBe('5')
    await link(tab, 'contact').click()
    await heading(tab, 'Contact Us')
    expect(await tab.locator('#contact-message').inputValue()).toBe('Half a sentence')
    expect(loads).toEqual([base])
  })

  test('the worker keeps to its path, serves it offline, and never mixes two builds', async ({
    openOld,
  }) => {
    const tab = await openOld('about', { serviceWorkers: 'allow' })
    await workerReady(tab)
    expect(await scopes(tab)).toEqual([site.url])
    const names = await tab.evaluate(() => caches.keys())
    expect(names.filter((name) => !name.startsWith(`site:${site.url}:`))).toEqual([])
    const strays = (await cachedPaths(tab)).filter((at) => !at.startsWith(base))
    expect(strays).toEqual([])

    await tab.context().setOffline(true)
    await tab.reload()
    await heading(tab, 'About Us')
    await expectWhole(tab, 'old')
    await link(tab, 'contact').click()
    await heading(tab, 'You are offline')
    expect(tab.url()).toBe(`${site.url}contact`)
    await tab.context().setOffline(false)
    await heading(tab, 'Contact Us')

    await site.deploy('new')
    await tab.goto(`${site.url}training`)
    await expectWhole(tab, 'new')
    await tab.context().setOffline(true)
    await link(tab, 'about').click()
    await heading(tab, 'About Us')
    await expectWhole(tab, 'old')
    await tab.context().setOffline(false)
  })

  test(
    'a build without the worker says so nowhere, and has the one that takes it away',
    { timeout: 400_000 },
    async ({ openOld }) => {
      expect(await text('new', 'about.html')).toContain('name="worker"')
      expect(await text('bare', 'about.html')).not.toContain('name="worker"')
      await expect(text('bare', 'offline.html')).rejects.toThrow('ENOENT')
      expect(await text('bare', 'sw.js')).toContain('unregister')
      const tab = await openOld('about', { serviceWorkers: 'allow' })
      await workerReady(tab)
      await tab.evaluate(() => caches.open('of another site'))
      await site.deploy('bare')
      await tab.goto(`${site.url}contact`)
      await pageReady(tab)
      expect(await tab.locator('meta[name=worker]').count()).toBe(0)
      const updateWorker = () =>
        tab.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          await registration?.update().catch(() => {})
        })
      // Chromium gives the old one up to five minutes to end what it has under way.
      await expect
        .poll(() => updateWorker().then(() => scopes(tab)), { interval: 500, timeout: 330_000 })
        .toEqual([])
      expect(await tab.evaluate(() => caches.keys())).toEqual(['of another site'])
    },
  )
})
