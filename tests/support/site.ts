import { test as base } from 'vitest'
import { launchBrowser } from '#scripts/system/browser.ts'
import { openPage, type PageOptions } from './open-page.ts'
import { startSite } from './start-site.ts'

/**
 * A test of the built site in the browser. `newPage` opens a page in a profile of its own; the test
 * fails if anything goes wrong in it that `expected` doesn't name. `inbox` is empty for each test.
 */
export const test = base
  // tests/support/prepare-site.ts provides the values.
  .extend('siteRoot', { scope: 'worker', injected: true }, '')
  .extend('browserPath', { scope: 'worker', injected: true }, '')
  .extend('browser', { scope: 'worker' }, async ({ browserPath }, { onCleanup }) => {
    const browser = await launchBrowser(browserPath)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('site', { scope: 'file' }, async ({ siteRoot }, { onCleanup }) => {
    const site = await startSite(siteRoot)
    onCleanup(site.close)
    return site
  })
  .extend('inbox', async ({ site: { inbox } }, { onCleanup }) => {
    onCleanup(() => {
      inbox.answerWith('ok')
      return inbox.clear()
    })
    return inbox
  })
  .extend('newPage', async ({ browser, site }, { onCleanup }) => {
    const closing: (() => Promise<void>)[] = []
    onCleanup(async () => {
      for (const close of closing) await close()
    })
    return async ({ expected = [], ...options }: PageOptions & { expected?: RegExp[] } = {}) => {
      const { page, problems } = await openPage(browser, site.url, options)
      closing.push(async () => {
        await page.context().close()
        const surprises = problems.filter((text) => !expected.some((known) => known.test(text)))
        if (surprises.length > 0) throw new Error(`The page had problems:\n${surprises.join('\n')}`)
      })
      return page
    }
  })
