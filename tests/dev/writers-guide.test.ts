import { readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect } from 'vitest'
import { violations } from '#tests/rules/axe.ts'
import { overflow } from '#tests/rules/overflow.ts'
import { test as siteTest } from '#tests/support/site.ts'
import { startDev } from './dev-server.ts'

/** Replaces the browser by a script that writes down the address. */
const browserScript = `import { writeFileSync } from 'node:fs'
writeFileSync('opened', process.argv.at(-1))`

const test = siteTest
  .extend('dev', { scope: 'file' }, async ({ copy }, { onCleanup }) => {
    await copy.write('browser.js', browserScript)
    const later = Date.now() / 1000 + 3600
    await utimes(path.join(copy.root, 'content/faqs/certified-training.mdx'), later, later)
    const env = { BROWSER: path.join(copy.root, 'browser.js') }
    const dev = await startDev(copy, { env, args: ['--open'] })
    onCleanup(dev.stop)
    return dev
  })
  .extend('url', { scope: 'file' }, ({ dev }) => dev.url)

describe('npm run dev', () => {
  test('opens and prints the page of the last edited file', async ({ copy, dev }) => {
    const address = `${dev.url}about#certified-training`
    expect(dev.output()).toContain(`${address}  (content/faqs/certified-training.mdx)`)
    const opened = () => readFile(path.join(copy.root, 'opened'), 'utf8').catch(() => '')
    await expect.poll(opened).toBe(address)
  })

  test('names the pages for writers, and is seen by this machine alone', ({ dev }) => {
    for (const page of ['writing', 'health', 'inbox'])
      expect(dev.output()).toContain(`${dev.url}__${page}`)
    expect(dev.output()).not.toContain('Network')
  })
})

for (const at of ['__writing', '__health']) {
  test(`/${at} passes axe-core and fits a wide and a narrow window`, async ({ newPage }) => {
    for (const width of [1440, 360]) {
      const page = await newPage({ width })
      await page.goto(at)
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    }
  })
}

describe('the guide', () => {
  test('is reached by keyboard: the first Tab leads past the menu', async ({ newPage }) => {
    const page = await newPage()
    await page.goto('__writing')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('To the text')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#text')
  })
})
