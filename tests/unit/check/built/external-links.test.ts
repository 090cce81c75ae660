import { expect, it, onTestFinished, vi } from 'vitest'
import { checkExternal } from '#scripts/check/built/external-links.ts'

const unknown = new TypeError('fetch failed', {
  cause: Object.assign(new Error('x'), { code: 'ENOTFOUND' }),
})

it('asks six sites at a time, says which pages are gone, and warns where a page may exist', async () => {
  let [now, most] = [0, 0]
  vi.stubGlobal('fetch', async (url: string) => {
    most = Math.max(most, ++now)
    await Promise.resolve()
    now--
    if (url.includes('unknown')) throw unknown
    return new Response('A page', { status: Number(/\d{3}/.exec(url)?.[0]) })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const names = ['gone-404', 'gone-410', 'busy-503', 'unknown']
  const fine = Array.from({ length: 30 }, (_, index) => `fine-200-${index}`)
  const urls = [...fine, ...names].map((name) => `https://${name}.example/`)
  const found = await checkExternal(new Map(urls.map((url) => [url, 'a.html'])))
  expect(found.map(({ message, severity = 'error' }) => `${severity}: ${message}`)).toEqual([
    'warning: the link https://busy-503.example/ could not be checked (status 503); the page may exist',
    'error: the link https://gone-404.example/ leads to a page that is gone (status 404)',
    'error: the link https://gone-410.example/ leads to a page that is gone (status 410)',
    'warning: the link https://unknown.example/ could not be checked (ENOTFOUND); the page may exist',
  ])
  expect(most).toBe(6)
})
