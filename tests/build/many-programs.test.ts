import { describe, expect } from 'vitest'
import { generatedProgram } from '#tests/bench/build/generated-programs.ts'
import { notFoundMessages } from '#tests/rules/routes.ts'
import { heading } from '#tests/support/navigate.ts'
import { startSite } from '#tests/support/start-site.ts'
import { test as siteTest } from '#tests/support/site.ts'

const test = siteTest.extend('site', { scope: 'file' }, async ({ copy }, { onCleanup }) => {
  // With the six these are one more than two pages hold; one is named like the pages' folder.
  for (let id = 1001; id <= 1043; id += 1) {
    const slug = id === 1001 ? 'page' : `course-${id}`
    await copy.write(`content/programs/${slug}.mdx`, generatedProgram(id))
  }
  await copy.build()
  const site = await startSite(copy.root)
  onCleanup(site.close)
  return site
})

describe('a list of 49 programs', { timeout: 500_000 }, () => {
  test('can be walked through without script', async ({ newPage }) => {
    const page = await newPage({ path: 'programs', js: false })
    const rows: string[] = []
    for (let next = true; next;) {
      rows.push(...(await page.locator('summary h3').allInnerTexts()))
      const link = page.getByRole('link', { name: 'Next page' })
      next = (await link.count()) === 1
      if (next) await Promise.all([page.waitForEvent('load'), link.click()])
    }
    expect(new Set(rows).size).toBe(49)
    expect(new URL(page.url()).pathname).toBe('/programs/page/3')
    await page.goto('programs')
    await page.getByRole('link', { name: 'All programs' }).first().click()
    await expect.poll(() => page.locator('#_all-programs a').count()).toBe(49)
    await page.goto('programs/page')
    await heading(page, 'Program number 1001')
  })

  test('offers a program of it on the not-found page', async ({ newPage }) => {
    const page = await newPage({ path: 'programs/corse-1040', expected: notFoundMessages })
    await expect
      .poll(() => page.getByRole('main').getByText('Did you mean').allInnerTexts())
      .toEqual(['Did you mean Program number 1040?'])
  })
})
