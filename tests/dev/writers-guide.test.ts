import { readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { openPage } from '#tests/support/open-page.ts'
import { test } from '#tests/support/site.ts'
import { violations } from '#tests/site/accessibility/axe.ts'
import { startDev } from './dev-server.ts'
import { copySite, type SiteCopy } from '#tests/build/site-copy.ts'

/** Development compiles what is asked for the first time. */
const cold = { timeout: 120_000 }

let site: SiteCopy
let dev: Awaited<ReturnType<typeof startDev>>

/** Replaces the browser by a script that writes down the address. */
const browserScript = `import { writeFileSync } from 'node:fs'
writeFileSync('opened', process.argv.at(-1))`
const openedAddress = () => readFile(path.join(site.root, 'opened'), 'utf8').catch(() => '')

beforeAll(async () => {
  site = await copySite()
  await site.write('browser.js', browserScript)
  const faq = path.join(site.root, 'content/faqs/certified-training.mdx')
  const later = Date.now() / 1000 + 3600
  await utimes(faq, later, later)
  dev = await startDev(site, {
    env: { BROWSER: path.join(site.root, 'browser.js') },
    args: ['--open'],
  })
})
afterAll(async () => {
  await dev.stop()
  await site.remove()
})

/** Opens a page, with time for the first compilation. */
async function open(browser: Browser, path: string, width = 1440) {
  const opened = await openPage(browser, dev.url, { width })
  await opened.page.goto(path, { timeout: 100_000 })
  return opened
}

describe('npm run dev', () => {
  test('opens and prints the page of the last edited file', async () => {
    const address = `${dev.url}about#certified-training`
    expect(dev.output).toContain(`${address}  (content/faqs/certified-training.mdx)`)
    await expect.poll(openedAddress).toBe(address)
  })

  test('names the pages for writers', () => {
    for (const page of ['writing', 'health', 'inbox'])
      expect(dev.output).toContain(`${dev.url}__${page}`)
  })

  test('is seen by this machine alone', () => {
    expect(dev.output).not.toContain('Network')
  })
})

describe.each(['__writing', '__health'])('/%s', (at) => {
  test('passes axe-core and fits a wide and a narrow window', cold, async ({ browser }) => {
    for (const width of [1440, 360]) {
      const { page, problems } = await open(browser, at, width)
      expect(await violations(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(problems).toEqual([])
      await page.context().close()
    }
  })
})

describe('the guide', () => {
  test('is reached by keyboard: the first Tab leads past the menu', cold, async ({ browser }) => {
    const { page } = await open(browser, '__writing')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('To the text')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#text')
    await page.context().close()
  })

  test(
    'shows an edit to a schema and to a component when it is loaded again',
    cold,
    async ({ browser }) => {
      const { page } = await open(browser, '__writing')
      const shown = async () => {
        await page.reload().catch(() => {})
        return page.locator('main').textContent()
      }
      await site.edit(
        'components/mdx/registry.tsx',
        '<div>{children}</div>',
        '<div>Look: {children}</div>',
      )
      await expect
        .poll(shown, { timeout: 20_000 })
        .toContain('Look: The course is held in English.')
      await site.edit('content/schema/program.ts', 'How long it lasts.', 'How many days it lasts.')
      await expect.poll(shown, { timeout: 20_000 }).toContain('How many days it lasts.')
      await page.context().close()
    },
  )
})
