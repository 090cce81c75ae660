import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Preview } from '#scripts/serve/preview/preview-server.ts'
import { openPage } from '#tests/support/open-page.ts'
import { islandReady, pageReady } from '#tests/support/ready.ts'
import { startSite } from '#tests/support/start-site.ts'
import { test } from '#tests/support/site.ts'
import { generatedProgram } from '#tests/bench/build/generated-programs.ts'
import { copySite, type SiteCopy } from './site-copy.ts'

describe.runIf(process.env['TEST_ALL'])('a list of 49 programs', () => {
  let copy: SiteCopy
  let site: Preview

  beforeAll(async () => {
    copy = await copySite()
    // With the six these are one more than two pages hold; one is named like the pages' folder.
    for (let id = 1001; id <= 1043; id += 1) {
      await copy.write(
        `content/programs/${id === 1001 ? 'page' : `course-${id}`}.mdx`,
        generatedProgram(id),
      )
    }
    const { code, output } = await copy.run('build')
    if (code !== 0) throw new Error(output)
    site = await startSite(copy.root)
  }, 500_000)

  afterAll(async () => {
    await site.close()
    await copy.remove()
  })

  test('can be walked through without script', async ({ browser }) => {
    const { page, problems } = await openPage(browser, site.url, { path: 'programs', js: false })
    const rows: string[] = []
    for (let next = true; next;) {
      rows.push(...(await page.locator('summary h3').allInnerTexts()))
      const link = page.getByRole('link', { name: 'Next page' })
      next = (await link.count()) === 1
      if (next) await link.click()
    }
    expect(new Set(rows).size).toBe(49)
    expect(new URL(page.url()).pathname).toBe('/programs/page/3')
    await page.getByRole('button', { name: 'Find' }).click()
    expect(await page.getByRole('main').locator('li a').count()).toBe(49)
    await page.goto('programs/page')
    await page.getByRole('heading', { level: 1, name: 'Program number 1001' }).waitFor()
    expect(problems).toEqual([])
  })

  test('opens the row of /programs#slug on whatever page it stands', async ({ browser }) => {
    const { page } = await openPage(browser, site.url, { path: 'programs#course-1043' })
    await expect
      .poll(() => page.locator('details[open] h3').allInnerTexts())
      .toEqual(['Program number 1043'])
    expect(new URL(page.url()).pathname).toBe('/programs/page/3')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/page\/3$/)
  })

  test('is searched by the words of a name', async ({ browser }) => {
    const { page, problems } = await openPage(browser, site.url, { path: 'programs' })
    await pageReady(page)
    await islandReady(page, 'find-program')
    const found = page.locator('form[role=search] li a')
    await page.getByRole('searchbox').fill('number 103')
    await expect.poll(() => found.count()).toBe(10)
    await page.getByRole('searchbox').fill('1043 program')
    await expect.poll(() => found.allInnerTexts()).toEqual(['Program number 1043'])
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('heading', { level: 1, name: 'Program number 1043' }).waitFor()
    expect(problems).toEqual([])
  })

  test('offers a program of it on the not-found page', async ({ browser }) => {
    const { page } = await openPage(browser, site.url, { path: 'programs/corse-1040' })
    await expect
      .poll(() => page.getByRole('main').getByText('Did you mean').allInnerTexts())
      .toEqual(['Did you mean Program number 1040?'])
  })

  test('is in the sitemap, each of its pages once', async () => {
    const sitemap = await (await fetch(`${site.url}sitemap.xml`)).text()
    const pages = Array.from(
      sitemap.matchAll(/<loc>[^<]*(\/programs\/page[^<]*)</g),
      ([, to]) => to,
    )
    expect(pages.toSorted()).toEqual([
      '/programs/page',
      '/programs/page/2',
      '/programs/page/3',
      '/programs/page/all',
    ])
  })
})
