import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { openPage } from '#tests/support/open-page.ts'
import { islandReady, shellReady } from '#tests/support/ready.ts'
import { startSite } from '#tests/support/start-site.ts'
import { test } from '#tests/support/site.ts'
import { generatedProgram } from '#tests/bench/build/generated-programs.ts'
import { copySite } from './site-copy.ts'

const slow = { timeout: 300_000 }

/** Bytes of all scripts of a built site. */
async function scriptSize(root: string): Promise<number> {
  const assets = path.join(root, 'dist/client/assets')
  const names = (await readdir(assets, { recursive: true })).filter((name) => name.endsWith('.js'))
  const files = await Promise.all(names.map((name) => readFile(path.join(assets, name))))
  return files.reduce((sum, { length }) => sum + length, 0)
}

describe.runIf(process.env['TEST_ALL'])('a build', () => {
  test('of a thousand programs has not a byte more of script', { timeout: 1_800_000 }, async () => {
    const site = await copySite()
    const build = () => site.run('build', {}, ['--no-pictures'])
    expect(await build()).toMatchObject({ code: 0 })
    const before = await scriptSize(site.root)
    for (let id = 1001; id <= 2000; id += 1) {
      await site.write(`content/programs/generated-${id}.mdx`, generatedProgram(id))
    }
    expect(await build()).toMatchObject({ code: 0 })
    const pages = await readdir(path.join(site.root, 'dist/client/programs'))
    expect(pages.length).toBeGreaterThan(1000)
    expect(await scriptSize(site.root)).toBe(before)
    for (const file of ['programs.html', 'programs/page/2.html', 'programs/page/all.html']) {
      const html = await readFile(path.join(site.root, 'dist/client', file))
      expect(gzipSync(html).length).toBeLessThanOrEqual(60 * 1024)
    }
    await site.remove()
  })

  test('for GitHub Pages works under a path, without headers', slow, async ({ browser }) => {
    const copy = await copySite()
    const built = await copy.run('build', {
      SITE_URL: 'https://host.example/some/path/',
      CSP_META: '1',
    })
    expect(built).toMatchObject({ code: 0 })
    await rm(path.join(copy.root, 'dist/client/_headers'))
    const site = await startSite(copy.root)
    expect(new URL(site.url).pathname).toBe('/some/path/')
    const { page, problems } = await openPage(browser, site.url, { path: 'about' })
    await shellReady(page)
    const canonical = page.locator('link[rel=canonical]')
    expect(await canonical.getAttribute('href')).toBe('https://host.example/some/path/about')

    await page.evaluate(() => Reflect.set(window, 'isMarked', true))
    await page.getByRole('main').getByRole('link', { name: 'consulting', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Consulting Services' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/some/path/consulting')
    await page.locator('header nav').getByRole('link', { name: 'Professional Courses' }).click()
    await page.getByRole('heading', { level: 1, name: 'Professional Courses' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/some/path/programs')
    expect(await page.evaluate(() => Reflect.get(window, 'isMarked'))).toBe(true)

    const addresses = await page
      .locator('[href^="/"], [src^="/"], [action^="/"]')
      .evaluateAll((elements) =>
        elements.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''),
      )
    expect(addresses.filter((to) => !to.startsWith('/some/path/'))).toEqual([])
    expect(problems).toEqual([])
    const stopped = await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
          new Image().src = 'https://elsewhere.example/picture.png'
        }),
    )
    expect(stopped).toBe('img-src')

    const contact = await openPage(browser, site.url, { path: 'contact' })
    await islandReady(contact.page, 'contact-form')
    for (const name of ['name', 'email', 'message']) {
      await contact.page.locator(`#contact-${name}`).fill('sita@example.org')
    }
    await contact.page.getByRole('button', { name: 'Send Message' }).click()
    await contact.page.getByText('Message Sent Successfully!').waitFor()
    expect(contact.problems).toEqual([])
    await contact.page.context().close()

    const sitemap = await (await fetch(`${site.url}sitemap.xml`)).text()
    expect(sitemap).toContain('<loc>https://host.example/some/path/about</loc>')
    await page.context().close()
    await site.close()
    await copy.remove()
  })
})
