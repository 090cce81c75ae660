import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { openPage, type OpenedPage } from '#tests/support/open-page.ts'
import { shellReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { startDev } from './dev-server.ts'
import { copySite, type SiteCopy } from '#tests/build/site-copy.ts'

/** Development compiles what is asked for the first time. */
const cold = { timeout: 60_000 }

let site: SiteCopy
let stop = async () => {}
let url = ''

beforeAll(async () => {
  site = await copySite()
  ;({ url, stop } = await startDev(site))
})
afterAll(async () => {
  await stop()
  await site.remove()
})

/** What `npm run check` says of the first fault: its place and what is wrong. */
async function wordsOfCheck(): Promise<string> {
  const { output } = await site.run('check')
  return /^\S+:\d+:\d+ {2}.+$/m.exec(output)?.[0] ?? 'no fault'
}

/** Runs `npm run dev` where it can't start. */
async function expectFailure(
  copy: SiteCopy,
  words: RegExp,
  { env = {}, args = ['--no-open'] }: { env?: Record<string, string>; args?: string[] } = {},
) {
  const { code, output } = await copy.run('dev', env, args)
  expect(output).toMatch(words)
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
}

test('what keeps npm run dev from starting is one line, and exit code 1', cold, async () => {
  await expectFailure(site, /^Unknown option '--nope'.* Usage: npm run dev /, { args: ['--nope'] })
  await expectFailure(site, /^SITE_URL=abc: expected /, { env: { SITE_URL: 'abc' } })
  await expectFailure(site, /^The server cannot start: /m, { args: ['--host=192.0.2.1'] })
  const other = await copySite()
  await rm(path.join(other.root, 'package-lock.json'))
  await expectFailure(other, /^package-lock\.json cannot be read\. Restore it: /m)
  await other.remove()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test(
  'an unknown route gives the not-found page, with its status and line',
  cold,
  async ({ browser }) => {
    const { page, problems } = await openPage(browser, url, {})
    const answer = await page.goto('no-such-page')
    expect(answer?.status()).toBe(404)
    await heading(page, 'Page Not Found').waitFor()
    await expect
      .poll(() => problems)
      .toContain('User attempted to access non-existent route /no-such-page')
    await page.context().close()
  },
)

test('a draft is there, with a mark', cold, async ({ browser }) => {
  const { page } = await openPage(browser, url, {})
  await site.write(
    'content/faqs/drafted.mdx',
    '---\nquestion: Is it ready?\norder: 99\ndraft: true\n---\n\nNo.\n',
  )
  await page.goto('about')
  await page.locator('summary', { hasText: 'Is it ready?' }).getByText('A draft').waitFor()
  await page.context().close()
})

describe('in the open tab', () => {
  let tab: OpenedPage

  /** An edit that shows, with the document and its scroll position as they were. */
  async function expectLive(
    [file, from, to]: [file: string, from: string, to: string],
    [selector, text]: [selector: string, text: string],
  ) {
    const { page } = tab
    const shown = page.locator(selector).filter({ hasText: text }).first()
    expect(await shown.count()).toBe(0)
    const before = await page.evaluate(() => Math.round(scrollY))
    await site.edit(file, from, to)
    await shown.waitFor({ state: 'attached', timeout: 10_000 })
    expect(await page.evaluate(() => Reflect.get(window, 'isMarked'))).toBe(true)
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(before)
  }

  test(
    'an edit to text, frontmatter, site.yaml or a component shows at its place',
    cold,
    async ({ browser }) => {
      tab = await openPage(browser, url, { path: 'about', height: 600 })
      const { page } = tab
      await shellReady(page)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => {
        Reflect.set(window, 'isMarked', true)
        scrollTo({ top: 250, behavior: 'instant' })
      })
      expect(await page.evaluate(() => scrollY)).toBe(250)
      await expectLive(
        ['pages/about.mdx', 'The office is in', 'The rooms are in'],
        ['main p', 'The rooms are in'],
      )
      await expectLive(
        ['pages/about.mdx', 'heading: About Us', 'heading: Who we are now'],
        ['h1', 'Who we are now'],
      )
      await expectLive(
        ['content/site.yaml', '+977 1 000 0000', '+977 1 999 9999'],
        ['footer a', '+977 1 999 9999'],
      )
      await expectLive(
        ['content/site.yaml', '{ label: About Us, to: /about }', '{ label: About it, to: /about }'],
        ['header a', 'About it'],
      )
      await expectLive(
        ['components/layouts/AboutLayout.tsx', '<Purpose', '<p>From a layout</p><Purpose'],
        ['main p', 'From a layout'],
      )
      await expectLive(
        ['components/shell/Shell.tsx', '{strings.skip}', '{strings.skip} now'],
        ['a[href="#main"]', 'now'],
      )
      expect(tab.problems).toEqual([])
    },
  )

  test('a fault is shown with its place, and goes away when it is fixed', async () => {
    const { page } = tab
    const overlay = page.locator('vite-error-overlay')
    await site.edit('pages/about.mdx', 'layout: about', 'layout: abuot')
    await overlay.waitFor({ state: 'attached' })
    const shown = () => overlay.locator('.message').textContent()
    await expect.poll(shown).toMatch(/pages\/about\.mdx:2:9 .*Did you mean "?about/s)
    expect(await shown()).toContain(await wordsOfCheck())
    await site.edit('pages/about.mdx', 'layout: abuot', 'layout: about')
    await overlay.waitFor({ state: 'detached' })
    await heading(page, 'Who we are now').waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'isMarked'))).toBe(true)
  })

  test('text that cannot be read is told in the words of the check, in a new tab too', async () => {
    const { page } = tab
    const overlay = page.locator('vite-error-overlay')
    await site.edit('pages/about.mdx', 'The rooms are in', '<Callout>\n\nThe rooms are in')
    await overlay.waitFor({ state: 'attached' })
    const answer = await page.goto('about')
    expect(answer?.status()).toBe(200)
    await overlay.waitFor({ state: 'attached' })
    expect(await overlay.locator('.message').textContent()).toContain(await wordsOfCheck())
    await site.edit('pages/about.mdx', '<Callout>\n\nThe rooms are in', 'The rooms are in')
    await heading(page, 'Who we are now').waitFor()
  })

  test('an edit to a program shows on its page', async () => {
    const { page } = tab
    await page.goto('programs/local-economic-development')
    await shellReady(page)
    await page.evaluate(() => Reflect.set(window, 'isMarked', true))
    await expectLive(
      [
        'content/programs/local-economic-development.mdx',
        'title: Local Economic Development',
        'title: Economic Development Here',
      ],
      ['h1', 'Economic Development Here'],
    )
    await page.context().close()
  })
})
