import type { Page } from 'playwright'
import { expect } from 'vitest'
import {
  type Answer,
  goodNetwork,
  type Network,
  test as connectionTest,
} from '#tests/support/connection.ts'
import { followNewLink, heading } from '#tests/support/navigate.ts'
import { shellReady } from '#tests/support/ready.ts'
import { workerReady } from '#tests/support/worker.ts'

/** A tab as on a second visit: the service worker controls the page About Us. */
const test = connectionTest.extend('tab', async ({ newPage, connection }) => {
  const expected = [/Failed to|MIME type|dynamically imported|TypeError|Speculation-Rules/]
  const { url: baseURL } = connection
  const tab = await newPage({ baseURL, path: 'about', serviceWorkers: 'allow', expected })
  await workerReady(tab)
  return tab
})

/** Lets the HTTP cache keep an answer. */
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }

const portal: Answer = {
  headers: { 'content-type': 'text/html', ...immutable },
  body: '<!doctype html><link rel="stylesheet" href="/portal.css"><h1>Please log in</h1>',
}

/** A network that answers some paths itself. */
const answering =
  (answer: (path: string) => Answer | boolean): Network =>
  ({ url = '' }) =>
    answer(url)

const isFile = (path: string) => /^\/(?:assets|media)\//.test(path)

/** The type and the text of the answer at each path, or undefined. */
const ask = (tab: Page, paths: readonly string[]): Promise<(string | undefined)[]> =>
  tab.evaluate(
    (urls) =>
      Promise.all(
        urls.map(async (url) => {
          const response = await fetch(url).catch(() => undefined)
          return response && `${response.headers.get('content-type')} ${await response.text()}`
        }),
      ),
    paths,
  )

const redirectTo = (location: string): Answer => ({ status: 302, headers: { location } })

const types = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
}

const right = (path: string): Answer => ({
  headers: { 'content-type': Object.entries(types).find(([end]) => path.endsWith(end))?.[1] ?? '' },
  body: 'right',
})

const wrongAnswers: Record<string, (path: string) => Answer> = {
  'a page': () => portal,
  data: () => ({ headers: { 'content-type': 'application/json', ...immutable }, body: '{}' }),
  text: () => ({ headers: { 'content-type': 'text/plain', ...immutable }, body: 'No' }),
  untyped: () => ({ headers: immutable, body: 'No' }),
  empty: (path) => ({ ...right(path), body: '' }),
  error: (path) => ({ ...right(path), status: 503 }),
  part: (path) => ({ ...right(path), status: 206 }),
  redirect: (path) => redirectTo(`/elsewhere/${path}`),
  opaque: (path) => redirectTo(`http://127.0.0.1:9${path}`),
}

test('No wrong answer for a file is cached, but the right one is', async ({ tab, connection }) => {
  const paths = Object.keys(wrongAnswers).flatMap((wrong) =>
    Object.keys(types).map((end, index) => `/${index % 2 ? 'media' : 'assets'}/${wrong}/of.${end}`),
  )
  connection.become(
    answering((path) => {
      const [, folder = '', wrong = ''] = path.split('/')
      if (folder === 'elsewhere') return right(path)
      return wrongAnswers[decodeURI(wrong)]?.(path) ?? true
    }),
  )
  await ask(tab, paths)
  connection.become(() => false)
  const kept = await ask(tab, paths)
  expect(paths.filter((_, index) => kept[index] !== undefined)).toEqual([])

  connection.become(answering(right))
  const expected = paths.map((path) => `${right(path).headers['content-type']} right`)
  expect(await ask(tab, paths)).toEqual(expected)
  connection.become(() => false)
  await expect.poll(() => ask(tab, paths)).toEqual(expected)
})

test('No captive portal and no cut page is taken for a page', async ({ tab, connection, site }) => {
  connection.become(answering((path) => (isFile(path) ? true : portal)))
  await tab.goto('contact')
  await heading(tab, 'Please log in')
  await tab.goto('about')
  await heading(tab, 'Please log in')
  connection.become(() => false)
  await tab.goto('contact')
  await heading(tab, 'You are offline')
  await tab.goto('about')
  await heading(tab, 'About Us')

  const page = await (await fetch(`${site.url}contact`)).text()
  const part: Answer = {
    headers: { 'content-type': 'text/html' },
    body: page.slice(0, page.indexOf('</form>')),
  }
  connection.become(answering((path) => (path === '/contact' ? part : true)))
  await tab.goto('contact')
  await heading(tab, 'Contact Us')
  connection.become(() => false)
  await tab.goto('contact')
  await heading(tab, 'You are offline')
})

test('A former address ends at the present one; offline, nowhere', async ({ tab, connection }) => {
  const old = '/programs/old'
  connection.become(answering((path) => (path === old ? redirectTo('/contact') : true)))
  await shellReady(tab)
  await followNewLink(tab, `${old}#message`)
  await heading(tab, 'Contact Us')
  expect(tab.url()).toBe(`${connection.url}contact#message`)
  await tab.goto('about')
  await tab.goto(old)
  await heading(tab, 'Contact Us')
  connection.become(() => false)
  await tab.goto(old)
  await heading(tab, 'You are offline')
})

test('The offline page opens the page once the internet is back', async ({ connection, tab }) => {
  connection.become(() => false)
  await tab.goto('contact')
  await heading(tab, 'You are offline')
  await shellReady(tab)
  connection.become(goodNetwork)
  await heading(tab, 'Contact Us')
})
