import { existsSync } from 'node:fs'
import { readFile, rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { openContent } from '#scripts/check/content/index.ts'
import { placeOf, sentenceOf } from '#scripts/content/diagnostics/index.ts'
import { today } from '#scripts/system/settings.ts'
import {
  heading,
  isSameDocument,
  markDocument,
  scrollTo,
  scrollTop,
} from '#tests/support/navigate.ts'
import { statusOf } from '#tests/support/serve.ts'
import type { SiteCopy } from '#tests/support/site-copy.ts'
import { test as siteTest } from '#tests/support/site.ts'
import { violations } from '#tests/rules/axe.ts'
import { overflow } from '#tests/rules/overflow.ts'
import { all } from '#tests/run/all.ts'
import { notFoundMessages } from '#tests/rules/routes.ts'
import { startDev } from './dev-server.ts'

/** Replaces the browser by a script that writes down the address. */
const browserScript = `import { writeFileSync } from 'node:fs'
writeFileSync('opened', process.argv.at(-1))`

const test = siteTest
  .extend('server', { scope: 'file' }, async ({ copy }, { onCleanup }) => {
    await copy.write('browser.js', browserScript)
    const later = Date.now() / 1000 + 3600
    await utimes(path.join(copy.root, 'content/faqs/certified-training.mdx'), later, later)
    const env = { BROWSER: path.join(copy.root, 'browser.js') }
    const server = await startDev(copy, { env, args: ['--open'] })
    onCleanup(server.stop)
    return server
  })
  .extend('url', { scope: 'file' }, ({ server }) => server.url)

type Edit = readonly [file: string, from: string, to: string, selector: string, text: string]

const edits: readonly Edit[] = [
  ['pages/about.mdx', 'The office is in', 'The rooms are in', 'main p', 'The rooms are in'],
  ['pages/about.mdx', 'heading: About Us', 'heading: Who we are', 'h1', 'Who we are'],
  ['content/faqs/certified-training.mdx', 'question: ', 'question: Now, ', 'summary h3', 'Now, '],
  ['content/site.yaml', 'locality: Maitighar', 'locality: Thapathali', 'footer li', 'Thapathali'],
  ['content/site.yaml', '{ label: About Us,', '{ label: About it,', 'header a', 'About it'],
  [
    'components/layouts/AboutLayout.tsx',
    '<Timeline',
    '<p>From a layout</p><Timeline',
    'main p',
    'From a layout',
  ],
  [
    'components/shell/header/MobilePanel.tsx',
    '{services.label}',
    '{services.label} now',
    '.panel p',
    'now',
  ],
]

/** Makes an edit, which shows in the same document at the same place. */
async function expectLive(page: Page, copy: SiteCopy, [file, from, to, selector, text]: Edit) {
  const shown = page.locator(selector).filter({ hasText: text }).first()
  expect(await shown.count()).toBe(0)
  const before = await scrollTop(page)
  await copy.edit(file, from, to)
  await shown.waitFor({ state: 'attached' })
  expect(await isSameDocument(page)).toBe(true)
  expect(await scrollTop(page)).toBe(before)
}

/** Expects `npm run dev` with an option to end with one line and exit code 1. */
async function expectRefused(copy: SiteCopy, words: RegExp, option: string) {
  const { code, output } = await copy.run('dev', {}, [option])
  expect(output).toMatch(words)
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
}

test('what keeps npm run dev from starting is one line, with code 1', async ({ copy, skip }) => {
  skip(!all)
  await expectRefused(copy, /^The server cannot start: /m, '--host=192.0.2.1')
  const installed = path.join(copy.root, 'node_modules/.package-lock.json')
  await rename(installed, `${installed}.away`)
  await expectRefused(copy, /^node_modules\S+ cannot be read\. Run: npm ci$/m, '--no-open')
  await rename(`${installed}.away`, installed)
})

test('--host prints addresses that open', async ({ copy, skip }) => {
  skip(!all)
  const { output, stop } = await startDev(copy, { args: ['--no-open', '--host=127.1'] })
  await stop()
  expect(output()).toMatch(/ Inbox +http:\/\/127\.0\.0\.1:\d+\/__inbox\n/)
})

test('opens the page of the last edited file, and prints where to go', async ({ copy, server }) => {
  const address = `${server.url}about#certified-training`
  expect(server.output()).toContain(`${address}  (content/faqs/certified-training.mdx)`)
  const opened = () => readFile(path.join(copy.root, 'opened'), 'utf8').catch(() => '')
  await expect.poll(opened).toBe(address)
  for (const page of ['writing', 'inbox'])
    expect(server.output()).toContain(`${server.url}__${page}`)
  // This machine alone sees it.
  expect(server.output()).not.toContain('Network')
})

test('the writers’ guide passes axe-core and fits every window', async ({ newPage, skip }) => {
  skip(!all)
  const page = await newPage()
  await page.goto('__writing')
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page)).toBe(0)
  }
  expect(await violations(page)).toEqual([])
})

test('another site reads no page, file or message, and changes nothing', async ({ url }) => {
  const name = `evil.example:${new URL(url).port}`
  for (const route of ['', '__inbox', '__writing', '@vite/client', 'package.json'])
    for (const headers of [
      { host: name },
      { origin: `http://${name}` },
      { origin: 'http://localhost:1' },
    ])
      expect(await statusOf(url + route, headers)).toBe(403)
  expect(await statusOf(`${url}__inbox/delete`, { origin: `http://${name}` }, 'POST')).toBe(403)
})

test('a file that no build would publish is not served, nor run', async ({ copy, url, skip }) => {
  skip(!all)
  const evil = ['public/evil.html', 'public/images/evil.svg', 'content/evil.svg', 'content/evil']
  for (const name of evil) await copy.write(name, '<svg><script>alert(1)</script></svg>')
  await copy.write('public/images/good.png', '')
  // A warning stops no build.
  await copy.write('public/images/heavy.pdf', `%PDF-${' '.repeat(1e7)}`)
  for (const name of ['images/good.png', 'images/heavy.pdf'])
    await expect.poll(() => statusOf(url + name, {})).toBe(200)
  for (const name of ['evil.html', 'evil%2Ehtml', 'images/../evil.html', 'images/evil.svg'])
    expect(await statusOf(url + name, {})).toBe(404)
  const policy = async (at: string) =>
    (await fetch(url + at)).headers.get('content-security-policy')
  for (const at of [...evil, '%63ontent/evil.svg', `@fs${copy.root}/content/evil.svg`])
    expect([at, await policy(at)]).toEqual([at, 'sandbox'])
  expect([await policy(''), await policy('about')]).toEqual([null, null])
  for (const name of [...evil, 'public/images'])
    await rm(path.join(copy.root, name), { recursive: true, force: true })
})

test('an unknown route gives the not-found page, with its status and line', async ({ newPage }) => {
  const page = await newPage({ expected: notFoundMessages })
  const line = page.waitForEvent('console', (message) => /non-existent/.test(message.text()))
  const answer = await page.goto('no-such-page')
  expect(answer?.status()).toBe(404)
  await heading(page, 'Page Not Found')
  expect((await line).text()).toBe('User attempted to access non-existent route /no-such-page')
})

test('a former address leads to the present one', async ({ copy, url }) => {
  await copy.edit('pages/about.mdx', 'layout: about', 'layout: about\nformerly: [/about-us]')
  const answer = async () => {
    const { status, headers } = await fetch(`${url}about-us`, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  await expect.poll(answer).toEqual([301, '/about'])
})

test('a draft is there, and a page leads to its form', async ({ copy, url, newPage, skip }) => {
  skip(!all)
  await copy.write(
    'content/faqs/drafted.mdx',
    '---\nquestion: Is it ready?\norder: 99\ndraft: true\n---\n\nNo.\n',
  )
  const page = await newPage({ path: 'about' })
  await page.locator('summary', { hasText: 'Is it ready?' }).getByText('A draft').waitFor()
  await page.getByRole('link', { name: 'Edit this page' }).click()
  await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor()
  expect(page.url()).toBe(`${url}admin#/collections/pages/entries/about`)
})

describe('in the open tab', () => {
  test('an edit of content or a component shows at its place', async ({ copy, newPage }) => {
    const page = await newPage({ path: 'about', height: 600 })
    await page.waitForLoadState('networkidle')
    await markDocument(page)
    await scrollTo(page, 250)
    for (const edit of edits) await expectLive(page, copy, edit)
    expect(await scrollTop(page)).toBe(250)
  })

  test('faults and warnings show until they are fixed', async ({ copy, newPage, server }) => {
    const page = await newPage({ path: 'contact', expected: [/vite/] })
    await page.waitForLoadState('networkidle')
    await markDocument(page)
    const notes = page.locator('#_content-notes.faults')
    await copy.edit('pages/contact.mdx', 'layout: contact', 'layout: contactt')
    await notes.waitFor({ state: 'attached' })
    const shown = () => notes.innerText()
    expect(await shown()).toMatch(/^1 fault\n.*\npages\/contact\.mdx:2:9\n/s)
    const { diagnostics } = await openContent(copy.root, today())
    const fault = diagnostics.find(({ severity }) => severity === 'error')
    expect(fault && (await shown())).toContain(fault && `${placeOf(fault)}\n${sentenceOf(fault)}`)
    expect(await shown()).not.toMatch(/\bEsc\b|vite|plugin|\bat /)
    expect(await page.locator('vite-error-overlay').count()).toBe(0)
    await copy.edit('pages/contact.mdx', 'layout: contactt', 'layout: contact')
    await notes.waitFor({ state: 'detached' })
    await heading(page, 'Contact Us')
    expect(await isSameDocument(page)).toBe(true)

    // A warning waits in a corner and in the terminal, by its name.
    const lead = /^ +lead: .*$/m.exec(
      await readFile(path.join(copy.root, 'pages/contact.mdx'), 'utf8'),
    )
    const [line = ''] = lead ?? []
    await copy.edit('pages/contact.mdx', line, `${line} Ask the the office.`)
    const warnings = page.locator('#_content-notes:not(.faults)')
    await warnings.locator('summary', { hasText: '1 warning' }).click()
    expect(await warnings.innerText()).toMatch(/contact\.mdx:.*written twice.*\[doubled-word\]/s)
    await heading(page, 'Contact Us')
    await expect.poll(server.output).toMatch(/^pages\/contact\.mdx:.+ {2}warning .*written twice/m)
    const before = server.output().length
    await copy.edit('pages/contact.mdx', ' Ask the the office.', ' Ask the xyzzyq.')
    await expect.poll(() => warnings.innerText()).toContain('xyzzyq')
    await copy.edit('content/dictionary/words.txt', 'Maitighar #', 'xyzzyq\nMaitighar #')
    await warnings.waitFor({ state: 'detached' })
    await copy.edit('pages/contact.mdx', ' Ask the xyzzyq.', '')
    await expect.poll(() => server.output().slice(before)).toContain('No faults, no warnings.')
  })

  test('a fault covers the pages that show it alone', async ({ copy, newPage, url, skip }) => {
    skip(!all)
    const page = await newPage({ path: 'about', expected: [/vite/] })
    await page.waitForLoadState('networkidle')
    await markDocument(page)
    const faults = page.locator('#_content-notes.faults')
    const note = page.locator('#_content-notes:not(.faults)')
    await copy.edit('pages/contact.mdx', 'layout: contact', 'layout: contactt')
    await note.locator('summary', { hasText: '1 fault on other pages' }).click()
    expect(await note.innerText()).toContain('pages/contact.mdx:2:9')
    await expectLive(page, copy, [
      'content/site.yaml',
      'city: Kathmandu',
      'city: Lalitpur',
      'footer li',
      'Lalitpur',
    ])
    await copy.write('content/faqs/new.mdx', '---\nquestion: Is it new?\n---\n\nYes.\n')
    await faults.waitFor()
    await page.goto(`${url}training`)
    await note.locator('summary', { hasText: '2 faults on other pages' }).waitFor()
    await heading(page, 'Training & Capacity Building')
    await page.goto(`${url}contact`)
    await faults.waitFor()
    await rm(path.join(copy.root, 'content/faqs/new.mdx'))
    await copy.write('pages/library.mdx', '---\ntitle: Library\n---\n\nBooks.\n')
    await page.goto(`${url}library`)
    await faults.waitFor()
    expect(await faults.innerText()).toContain('pages/library.mdx')
    await rm(path.join(copy.root, 'pages/library.mdx'))
    await page.goto(`${url}contact`)
    await faults.waitFor()
    await copy.edit('pages/contact.mdx', 'layout: contactt', 'layout: contact')
    await heading(page, 'Contact Us')
    await faults.waitFor({ state: 'detached' })
  })
})

// Vike restarts the server when such a file comes or goes, so this test is the last one.
test('nothing that writers add is run, whatever its name is', async ({ copy, url, newPage }) => {
  const names = ['public/x/+config.js', 'pages/+client.mdx']
  const [ran, evil] = [path.join(copy.root, 'ran'), `globalThis.evil = 1; export default {}`]
  for (const name of names)
    await copy.write(name, `import fs from 'node:fs'\nfs.writeFileSync('${ran}', '')\n${evil}\n`)
  const page = await newPage()
  await page.goto(url)
  await page.locator('#_content-notes', { hasText: 'pages/+client.mdx' }).waitFor()
  expect(await page.evaluate('globalThis.evil')).toBe(undefined)
  expect(existsSync(ran)).toBe(false)
  for (const name of names) await rm(path.join(copy.root, name))
})
