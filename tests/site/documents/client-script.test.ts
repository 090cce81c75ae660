import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Request } from 'playwright'
import { expect } from 'vitest'
import { hold, laterScripts } from '#tests/support/navigate.ts'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

const kilobyte = 1024

/** The parts of the client's script that a page meets, by address, in bytes as they travel. */
function watchScripts(page: Page) {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    )
  })
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
}

const kindOf = (request: Request) => {
  const { pathname } = new URL(request.url())
  if (/\/media\/[^/]*-hero\.[^/]*\.svg$/.test(pathname)) return 'hero'
  return request.resourceType()
}

test('the script of visitors holds no MDX, zod, YAML or gray-matter', async ({ siteRoot }) => {
  const client = path.join(siteRoot, 'dist/client')
  const scripts = (await readdir(client, { recursive: true })).filter((name) =>
    /\.m?js$/.test(name),
  )
  expect(scripts.length).toBeGreaterThan(2)
  for (const name of scripts) {
    const text = await readFile(path.join(client, name), 'utf8')
    expect([name, /mdx|zod|ya?ml|matter|remark|rehype/i.exec(text)?.[0]]).toEqual([name, undefined])
  }
})

test('nothing but the client is uploaded', async ({ siteRoot }) => {
  const client = await readdir(path.join(siteRoot, 'dist/client'), { recursive: true })
  expect(client.filter((name) => /\.(mdx|tsx?|map|ya?ml)$|node_modules/.test(name))).toEqual([])
})

test('the first paint meets one style sheet, two fonts, the hero and one loader of 2 kB', async ({
  newPage,
  site,
}) => {
  const page = await newPage()
  const release = await hold(page, laterScripts)
  const scriptSize = watchScripts(page)
  const kinds: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/assets/chunks/')) kinds.push(kindOf(request))
  })
  await page.goto(`${site.url}about`)
  const count = (kind: string) => kinds.filter((one) => one === kind).length
  expect(count('document')).toBe(1)
  expect(count('stylesheet')).toBe(1)
  expect(count('script')).toBe(1)
  expect(count('hero')).toBe(1)
  expect(count('font')).toBeGreaterThanOrEqual(2)
  expect(count('font')).toBeLessThanOrEqual(3)
  expect(count('fetch') + count('xhr')).toBe(0)
  expect(await scriptSize()).toBeLessThanOrEqual(2 * kilobyte)
  release()
})

for (const { route, limit } of [
  { route: 'about', limit: 90 },
  { route: '', limit: 100 },
]) {
  test(`the whole script of /${route} is at most ${limit} kB`, async ({ newPage, site }) => {
    const page = await newPage()
    const scriptSize = watchScripts(page)
    await page.goto(site.url + route)
    await pageReady(page)
    const size = await scriptSize()
    expect(size).toBeGreaterThan(40 * kilobyte)
    expect(size).toBeLessThanOrEqual(limit * kilobyte)
  })
}

test('React comes at the first sign of intent, and not before the browser is idle', async ({
  newPage,
  site,
}) => {
  const page = await newPage()
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  const later: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/chunks/')) later.push(request.url())
  })
  await page.goto(`${site.url}about`, { waitUntil: 'networkidle' })
  expect(later).toEqual([])
  await page.keyboard.press('Tab')
  await pageReady(page)
  expect(later.length).toBeGreaterThan(0)
})

test('for those who save data React comes on intent alone, and no page ahead of a visit', async ({
  newPage,
  site,
}) => {
  const page = await newPage()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${site.url}about`, { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('/assets/chunks/'))).toEqual([])
  await page.keyboard.press('Escape')
  await pageReady(page)
  await page.mouse.wheel(0, 4000)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /\/(programs|training|consulting)$/.test(url))).toEqual([])
})
