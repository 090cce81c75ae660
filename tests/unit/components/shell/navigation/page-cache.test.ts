import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The text of a file is the page's title, and its first word the build. */
vi.mock('#components/browser/page.ts', () => ({
  parseDocument: (html: string) => html,
  buildOf: (document: string | object) =>
    typeof document === 'string' ? document.split(' ')[0] : 'this',
  toPage: (html: string) => ({ title: html }),
}))

const fetched = vi.fn<(path: string) => Promise<Response>>()
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } })
const countOf = (path: string) => fetched.mock.calls.filter(([one]) => one === path).length

const freshCache = () => {
  vi.resetModules()
  return import('#components/shell/navigation/page-cache.ts')
}

beforeEach(() => {
  fetched.mockImplementation((path) => Promise.resolve(html(`this ${path}`)))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.clearAllMocks()
})

test('the last forty pages stay in memory, and the oldest is fetched again', async () => {
  const { loadPage } = await freshCache()
  for (let page = 0; page <= 40; page += 1) await loadPage(`/${page}`)
  await loadPage('/1')
  expect(countOf('/1')).toBe(1)
  await loadPage('/0')
  expect(countOf('/0')).toBe(2)
})

test('a request that fails is retried with growing delays', async () => {
  vi.useFakeTimers()
  const { loadPage } = await freshCache()
  for (let time = 0; time < 3; time += 1) {
    fetched.mockRejectedValueOnce(new TypeError('no network'))
  }
  const page = loadPage('/about')
  await vi.advanceTimersByTimeAsync(499)
  expect(countOf('/about')).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(countOf('/about')).toBe(3)
  await vi.advanceTimersByTimeAsync(1500)
  expect(await page).toEqual({ title: 'this /about' })
  expect(countOf('/about')).toBe(4)
})

test('offline nothing is prefetched, and a visit is not retried', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  fetched.mockRejectedValue(new TypeError('no network'))
  const { prefetchPage, loadPage } = await freshCache()
  prefetchPage('/about')
  expect(countOf('/about')).toBe(0)
  await expect(loadPage('/about')).rejects.toThrow('no network')
  expect(countOf('/about')).toBe(1)
})
