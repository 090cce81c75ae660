import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect } from 'vitest'
import { generatedProgram } from '#tests/bench/generated-program.ts'
import { sendButton, successPanel, writeMessage } from '#tests/site/contact-form.ts'
import {
  headerLink,
  heading,
  isSameDocument,
  markDocument,
  textLink,
} from '#tests/support/navigate.ts'
import { islandReady, shellReady } from '#tests/support/ready.ts'
import { filesBelow, outputOf } from '#tests/support/site-copy.ts'
import { startSite } from '#tests/support/start-site.ts'
import { test as siteTest } from '#tests/support/site.ts'
import { cachedPaths, workerReady, workerScopes } from '#tests/support/worker.ts'

const base = '/some/path/'

/** Builds the site for a path of a host without headers, and serves it. */
const test = siteTest.extend('site', { scope: 'file' }, async ({ copy }, { onCleanup }) => {
  await copy.build({ SITE_URL: `https://host.example${base}`, CSP_META: '1' })
  await rm(path.join(copy.root, 'dist/client/_headers'))
  const site = await startSite(copy.root)
  onCleanup(site.close)
  return site
})

describe('a build for GitHub Pages', { timeout: 600_000 }, () => {
  test('works under a path, without headers', async ({ newPage, site }) => {
    expect(new URL(site.url).pathname).toBe(base)
    const page = await newPage({ path: 'about', expected: [/elsewhere\.example/] })
    const canonical = page.locator('link[rel=canonical]')
    expect(await canonical.getAttribute('href')).toBe('https://host.example/some/path/about')

    await markDocument(page)
    await textLink(page, 'consulting').click()
    await heading(page, 'Consulting Services')
    expect(page.url()).toBe(`${site.url}consulting`)
    await headerLink(page, `${base}programs`).click()
    await heading(page, 'Professional Courses')
    expect(page.url()).toBe(`${site.url}programs`)
    expect(await isSameDocument(page)).toBe(true)

    const addresses = await page
      .locator('[href^="/"], [src^="/"], [action^="/"]')
      .evaluateAll((elements) =>
        elements.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''),
      )
    expect(addresses.filter((to) => !to.startsWith(base))).toEqual([])
    const stopped = await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
          new Image().src = 'https://elsewhere.example/picture.png'
        }),
    )
    expect(stopped).toBe('img-src')
    const sitemap = await (await fetch(`${site.url}sitemap.xml`)).text()
    expect(sitemap).toContain('<loc>https://host.example/some/path/about</loc>')
  })

  test('sends the contact form', async ({ newPage }) => {
    const page = await newPage({ path: 'contact' })
    await islandReady(page, 'contact-form')
    await writeMessage(page)
    await sendButton(page).click()
    await successPanel(page).waitFor()
  })

  test('has a worker that keeps to its path and serves it offline', async ({ newPage, site }) => {
    const page = await newPage({ path: 'about', serviceWorkers: 'allow', expected: [/Failed to/] })
    await workerReady(page)
    expect(await workerScopes(page)).toEqual([site.url])
    const names = await page.evaluate(() => caches.keys())
    expect(names.filter((name) => !name.startsWith(`site:${site.url}:`))).toEqual([])
    expect((await cachedPaths(page)).filter((at) => !at.startsWith(base))).toEqual([])

    await page.context().setOffline(true)
    await page.reload()
    await heading(page, 'About Us')
    await shellReady(page)
    await headerLink(page, `${base}contact`).click()
    await heading(page, 'You are offline')
    expect(page.url()).toBe(`${site.url}contact`)
    await page.context().setOffline(false)
    await heading(page, 'Contact Us')
  })
})

describe('a build', { timeout: 1_800_000 }, () => {
  test('for the public has neither a form that leads nowhere nor a page for search engines', async ({
    copy,
  }) => {
    const client = path.join(copy.root, 'dist/client')
    const publish = () => copy.build({ CSP_META: '1' }, ['--publish', '--no-pictures'])
    const read = async (page: string) => {
      const html = await readFile(path.join(client, page), 'utf8')
      const [, form] = /<form [^>]*action="(.*?)"/.exec(html) ?? []
      const [message = ''] = /<h2 id="message">.*?<\/section>/s.exec(html) ?? []
      const links = Array.from(message.matchAll(/href="((?:mailto|tel):.*?)"/g), ([, to]) => to)
      return { noindex: /name="robots" content="noindex"/.test(html), form, links }
    }
    await publish()
    const pages = (await readdir(client, { recursive: true })).filter((name) =>
      name.endsWith('.html'),
    )
    for (const page of pages)
      expect({ page, ...(await read(page)) }).toMatchObject({
        page,
        noindex: true,
        form: undefined,
      })
    expect((await read('contact.html')).links).toEqual([
      'mailto:info@example.org',
      'tel:+97710000000',
    ])
    expect(await readFile(path.join(client, 'contact.html'), 'utf8')).not.toContain('formspree')

    await copy.edit('content/site.yaml', 'f/example', 'f/xkndpqrz')
    await copy.edit('content/site.yaml', '\n  toSupply: [endpoint]', '')
    await copy.edit('content/site.yaml', 'https://www.example.org', 'https://institute.edu.np')
    await copy.edit('content/site.yaml', '[url, email', '[email')
    await publish()
    const form = 'https://formspree.io/f/xkndpqrz'
    expect(await read('contact.html')).toEqual({ noindex: false, form, links: [] })
  })

  test('of the example leaves dist/ as it is', async ({ copy }) => {
    const example = 'tests/sites/example'
    await cp(example, path.join(copy.root, example), { recursive: true })
    await copy.write('dist/client/index.html', 'The last build')
    const before = await filesBelow(path.join(copy.root, 'dist'))
    const child = copy.start('start', { PORT: '0' }, ['--example'])
    const ended = outputOf(child)
    let output = ''
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    await expect.poll(() => output, { timeout: 120_000 }).toMatch(/Inbox/)
    child.kill()
    await ended
    expect(output).toMatch(/as on 23 November 2026.*Built \.cache\/example\/dist\/client/s)
    expect(await filesBelow(path.join(copy.root, 'dist'))).toEqual(before)
  })

  test('without the worker has no trace of it but the one that removes it', async ({ copy }) => {
    await copy.build({ SERVICE_WORKER: '0' }, ['--no-pictures'])
    const client = path.join(copy.root, 'dist/client')
    expect(await readFile(path.join(client, 'about.html'), 'utf8')).not.toContain('name="worker"')
    expect(existsSync(path.join(client, 'offline.html'))).toBe(false)
    expect(await readFile(path.join(client, 'sw.js'), 'utf8')).toContain('unregister')
  })

  test('of a thousand programs has no byte more of script', async ({ copy }) => {
    await copy.build({}, ['--no-pictures'])
    const before = await scriptSize(copy.root)
    for (let id = 1001; id <= 2000; id += 1) {
      await copy.write(`content/programs/generated-${id}.mdx`, generatedProgram(id))
    }
    await copy.build({}, ['--no-pictures'])
    const pages = await readdir(path.join(copy.root, 'dist/client/programs'))
    expect(pages.length).toBeGreaterThan(1000)
    expect(await scriptSize(copy.root)).toBe(before)

    // A build that renders a few pages again gives the same.
    const files = await filesBelow(path.join(copy.root, 'dist/client'))
    const cache = path.join(copy.root, '.cache/pages')
    for (const name of (await readdir(cache)).slice(0, 90)) await rm(path.join(cache, name))
    await rm(path.join(copy.root, 'dist'), { recursive: true })
    await copy.build({}, ['--no-pictures'])
    expect(await filesBelow(path.join(copy.root, 'dist/client'))).toEqual(files)
  })
})

/** Bytes of all scripts of a built site. */
async function scriptSize(root: string): Promise<number> {
  const assets = path.join(root, 'dist/client/assets')
  const names = (await readdir(assets, { recursive: true })).filter((name) => name.endsWith('.js'))
  const files = await Promise.all(names.map((name) => readFile(path.join(assets, name))))
  return files.reduce((sum, { length }) => sum + length, 0)
}
