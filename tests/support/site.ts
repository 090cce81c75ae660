import path from 'node:path'
import { test as base } from 'vitest'
import { launchBrowser } from '#scripts/system/browser.ts'
import { openPage, type PageOptions } from './open-page.ts'
import { copySite } from './site-copy.ts'
import { startSite } from './start-site.ts'

/** Fails if a page had problems that `expected` doesn't name. */
function expectNone(problems: readonly string[], expected: readonly RegExp[] = []) {
  const surprises = problems.filter((text) => !expected.some((known) => known.test(text)))
  if (surprises.length > 0) throw new Error(`The page had problems:\n${surprises.join('\n')}`)
}

/**
 * A test of a built site in the browser; a file that tests another one extends `site` or `url`.
 * `newPage` opens a page in a profile of its own; the test fails if anything goes wrong in it that
 * `expected` doesn't name. `read` gives a page without script, for tests that only look at it: they
 * share one visit. `inbox` is empty for each test. `copy` is a copy of the sources with the
 * content of the site, for all tests of a file.
 */
export const test = base
  // tests/support/prepare-site.ts provides the values.
  .extend('siteRoot', { scope: 'worker', injected: true }, '')
  .extend('sources', { scope: 'worker', injected: true }, '')
  .extend('browserPath', { scope: 'worker', injected: true }, '')
  .extend('browser', { scope: 'worker' }, async ({ browserPath }, { onCleanup }) => {
    const browser = await launchBrowser({ executablePath: browserPath })
    onCleanup(() => browser.close())
    return browser
  })
  .extend('site', { scope: 'file' }, async ({ siteRoot }, { onCleanup }) => {
    const site = await startSite(siteRoot)
    onCleanup(site.close)
    return site
  })
  .extend('copy', { scope: 'file' }, async ({ sources }, { onCleanup }) => {
    const copy = await copySite({ content: sources, cache: path.join(sources, '.cache') })
    onCleanup(copy.remove)
    return copy
  })
  .extend('inbox', async ({ site: { inbox } }, { onCleanup }) => {
    onCleanup(() => {
      inbox.answerWith('ok')
      return inbox.clear()
    })
    return inbox
  })
  .extend('url', { scope: 'file' }, ({ site }) => site.url)
  .extend('newPage', async ({ browser, url }, { onCleanup }) => {
    const closing: (() => Promise<void>)[] = []
    onCleanup(async () => {
      for (const close of closing) await close()
    })
    return async ({ expected = [], ...options }: PageOptions & { expected?: RegExp[] } = {}) => {
      const { page, problems } = await openPage(browser, url, options)
      closing.push(async () => {
        await page.context().close()
        expectNone(problems, expected)
      })
      return page
    }
  })
  .extend('read', { scope: 'file' }, ({ browser, url }, { onCleanup }) => {
    const opened = new Map<string, ReturnType<typeof openPage>>()
    onCleanup(async () => {
      for (const { page, problems } of await Promise.all(opened.values())) {
        await page.context().close()
        expectNone(problems)
      }
    })
    return async (path: string) => {
      const known = opened.get(path) ?? openPage(browser, url, { path, js: false })
      opened.set(path, known)
      return (await known).page
    }
  })
