import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { openSite } from '#scripts/check/open-site.ts'
import { placeOf, sentenceOf } from '#scripts/read/diagnostics/index.ts'
import { today } from '#scripts/read/files/index.ts'
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
import { violations } from '#tests/engine/any-site/axe.ts'
import { overflow } from '#tests/engine/any-site/overflow.ts'
import { all, onlyInAll } from '#tests/run/all.ts'
import { startDev } from './dev-server.ts'

const test = siteTest
  .extend('server', { scope: 'file' }, async ({ copy }, { onCleanup }) => {
    const server = await startDev(copy, { args: ['--no-open'] })
    onCleanup(server.stop)
    return server
  })
  .extend('url', { scope: 'file' }, ({ server }) => server.url)

type Edit = readonly [file: string, from: string, to: string, selector: string, text: string]

const edits: readonly Edit[] = [
  ['pages/about.mdx', 'The office is in', 'The rooms are in', 'main p', 'The rooms are in'],
  ['content/faqs/certified-training.mdx', 'question: ', 'question: Now, ', 'summary h3', 'Now, '],
  ['content/site.yaml', 'locality: Maitighar', 'locality: Thapathali', 'footer li', 'Thapathali'],
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
    '.panel h2',
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

const [task] = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')).tasks
const { pattern, background } = task.problemMatcher

/** The lines that VS Code underlines after the last complete check. */
function underlined(output: string): string {
  const lines = output.split('\n')
  const begins = lines.findLastIndex((line) => new RegExp(background.beginsPattern).test(line))
  const last = begins < 0 ? [] : lines.slice(begins)
  const hasEnded = last.some((line) => new RegExp(background.endsPattern).test(line))
  return hasEnded ? last.filter((line) => new RegExp(pattern.regexp).test(line)).join('\n') : ''
}

test('--host prints addresses that open', async ({ copy, skip }) => {
  skip(!all, onlyInAll)
  const { output, stop } = await startDev(copy, { args: ['--no-open', '--host=127.1'] })
  await stop()
  expect(output()).toMatch(/ Inbox +http:\/\/127\.0\.0\.1:\d+\/__inbox\n/)
})

test('prints where to go', ({ server }) => {
  for (const page of ['writing', 'inbox'])
    expect(server.output()).toContain(`${server.url}__${page}`)
  // This machine alone sees it.
  expect(server.output()).not.toContain('Network')
})

test('the writers’ guide passes axe-core and fits every window', async ({ newPage, skip }) => {
  skip(!all, onlyInAll)
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
  skip(!all, onlyInAll)
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

test('a former address leads to the present one', async ({ copy, url }) => {
  await copy.edit('pages/about.mdx', 'layout: about', 'layout: about\nformerly: [/about-us]')
  const answer = async () => {
    const { status, headers } = await fetch(`${url}about-us`, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  await expect.poll(answer).toEqual([301, '/about'])
})

test('a draft is there, and a page leads to its form', async ({ copy, url, newPage, skip }) => {
  skip(!all, onlyInAll)
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
    const overlay = page.locator('vite-error-overlay .message')
    await copy.edit('pages/contact.mdx', 'layout: contact', 'layout: contactt')
    await overlay.waitFor()
    const { diagnostics } = await openSite(copy.root, today(copy.root))
    const fault = diagnostics.find(({ severity }) => severity === 'error')
    expect(fault && (await overlay.innerText())).toContain(
      fault && `${placeOf(fault)}  ${sentenceOf(fault)}`,
    )
    await heading(page, 'Contact Us')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.locator('vite-error-overlay .message').waitFor()
    await copy.edit('pages/contact.mdx', 'layout: contactt', 'layout: contact')
    for (const tab of [page, other])
      await tab.locator('vite-error-overlay').waitFor({ state: 'detached' })
    for (const tab of [page, other]) await heading(tab, 'Contact Us')
    expect(await isSameDocument(page)).toBe(true)

    // A warning is in the terminal, by its name, and a line on the page counts it.
    const lead = /^ +lead: .*$/m.exec(
      await readFile(path.join(copy.root, 'pages/contact.mdx'), 'utf8'),
    )
    const [line = ''] = lead ?? []
    const note = page.locator('#_content-warnings')
    await copy.edit('pages/contact.mdx', line, `${line} Ask the the office.`)
    await note.filter({ hasText: '1 warning: see the terminal' }).waitFor()
    await heading(page, 'Contact Us')
    await expect.poll(() => underlined(server.output())).toMatch(/contact\.mdx.*written twice/)
    const before = server.output().length
    await copy.edit('pages/contact.mdx', ' Ask the the office.', ' Ask the xyzzyq.')
    await expect.poll(() => server.output().slice(before)).toContain('xyzzyq')
    await copy.edit('content/dictionary/words.txt', 'Maitighar #', 'xyzzyq\nMaitighar #')
    await note.waitFor({ state: 'detached' })
    await copy.edit('pages/contact.mdx', ' Ask the xyzzyq.', '')
    await expect.poll(() => server.output().slice(before)).toContain('No faults, no warnings.')
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
  await page.locator('vite-error-overlay', { hasText: 'pages/+client.mdx' }).waitFor()
  expect(await page.evaluate('globalThis.evil')).toBe(undefined)
  expect(existsSync(ran)).toBe(false)
  for (const name of names) await rm(path.join(copy.root, name))
})
