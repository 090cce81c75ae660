import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page, Request } from 'playwright'
import { expect } from 'vitest'
import { nameInFont } from '#components/fonts/name.ts'
import { browserStrings } from '#components/strings/ne.ts'
import { headerLink } from '#tests/support/navigate.ts'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

function watchRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

const isLater = (request: Request) => request.url().includes('/assets/chunks/')

const kindOf = (request: Request) =>
  /\/media\/about-hero\.[^/]*\.svg$/.test(request.url()) ? 'hero' : request.resourceType()

test('scripts hold no reader of content, and Nepali words in one file', async ({ siteRoot }) => {
  const client = path.join(siteRoot, 'dist/client')
  const files = await readdir(client, { recursive: true })
  expect(files.filter((name) => /\.(mdx|tsx?|map|ya?ml)$|node_modules/.test(name))).toEqual([])
  const names = files.filter((name) => /^assets.*\.js$/.test(name))
  const scripts = await Promise.all(names.map((name) => readFile(path.join(client, name), 'utf8')))
  const { another } = browserStrings.form
  expect(scripts.filter((script) => script.includes(another))).toHaveLength(1)
  for (const [index, script] of scripts.entries()) {
    // The hash in the name of a chunk can have any letters.
    const own = script.replaceAll(/-[\w-]{8}(?=\.\w)/g, '').replaceAll(nameInFont, '')
    const letters = script.includes(another) ? [] : [...own.matchAll(/[\u0900-\u0963]+/g)]
    const readers = [...own.matchAll(/mdx|zod|ya?ml|matter|remark|rehype/gi)]
    expect([names[index], ...letters, ...readers]).toEqual([names[index]])
  }
})

const manifestLink = (page: Page) => page.locator('link[rel=manifest]')

test('the first paint needs one loader, and React comes with an intent', async ({ newPage }) => {
  const page = await newPage()
  const requests = watchRequests(page)
  await page.goto('about')
  const kinds = requests.map(kindOf)
  const count = (...names: string[]) => kinds.filter((kind) => names.includes(kind)).length
  for (const kind of ['document', 'stylesheet', 'script', 'hero']) {
    expect([kind, count(kind)]).toEqual([kind, 1])
  }
  expect(count('font')).toBeGreaterThanOrEqual(2)
  expect(count('font')).toBeLessThanOrEqual(3)
  expect(count('fetch', 'xhr')).toBe(0)
  expect(await page.locator('link[rel=preload][as=font]').count()).toBe(2)
  await manifestLink(page).waitFor({ state: 'attached' })

  await page.waitForLoadState('networkidle')
  // A visitor who reads.
  await page.mouse.move(700, 800)
  await page.mouse.wheel(0, 4000)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Tab')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.waitForTimeout(1000)
  expect(requests.filter(isLater)).toEqual([])
  await page.getByRole('button', { name: 'Services' }).hover()
  await page.locator('html[data-shell]').waitFor({ state: 'attached' })
  expect(requests.filter(isLater).length).toBeGreaterThan(0)
  await pageReady(page)
  expect(await manifestLink(page).count()).toBe(1)
  expect(await manifestLink(page).getAttribute('href')).toMatch(/\/site\.webmanifest$/)
})

test('without script the manifest and the Nepali font are there at once', async ({ newPage }) => {
  const page = await newPage({ js: false })
  const font = page.waitForRequest(/\/eczar-name\./)
  await page.goto('about')
  expect(await manifestLink(page).count()).toBe(1)
  await font
})

test('With Save-Data, nothing starts by itself, and no picture comes ahead', async ({
  newPage,
}) => {
  const page = await newPage()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const requests = watchRequests(page)
  await page.goto('', { waitUntil: 'networkidle' })
  await page.locator('.carousel').last().scrollIntoViewIfNeeded()
  await page.waitForTimeout(1000)
  expect(requests.filter(isLater)).toEqual([])
  await pageReady(page)
  await headerLink(page, '/about').hover()
  await page.waitForFunction(() => performance.getEntriesByName(`${origin}/about`).length > 0)
  await page.waitForTimeout(500)
  const pictures = () => requests.filter((one) => one.url().includes('/media/about-hero')).length
  expect(pictures()).toBe(0)
  await headerLink(page, '/about').click()
  await expect.poll(pictures).toBe(1)
})
