import { expect, it } from 'vitest'
import { checkExternal } from '#scripts/report/site/external-links.ts'
import type { Fetch } from '#scripts/report/site/external-links.ts'

const outside = new Map(
  ['fine', 'moved', 'no-head', 'gone', 'busy', 'unknown'].map((name) => [
    `https://${name}.example/`,
    'a.html',
  ]),
)

it('requests HEAD, then GET, and warns if a page may exist', async () => {
  const asked: string[] = []
  const ask: Fetch = async (url, { method = '' }) => {
    asked.push(`${method} ${url}`)
    const name = new URL(url).hostname.split('.')[0]
    if (name === 'unknown')
      throw new TypeError('fetch failed', {
        cause: Object.assign(new Error('x'), { code: 'ENOTFOUND' }),
      })
    if (name === 'no-head') return { status: method === 'HEAD' ? 405 : 200 }
    return { status: { fine: 200, moved: 200, gone: 404, busy: 503 }[name ?? ''] ?? 200 }
  }
  const found = await checkExternal(outside, ask)
  expect(found.map(({ message, severity = 'error' }) => `${severity}: ${message}`)).toEqual([
    'warning: the link https://busy.example/ could not be checked (status 503); the page may exist',
    'error: the link https://gone.example/ leads to a page that is gone (status 404)',
    'warning: the link https://unknown.example/ could not be checked (its host is unknown); the page may exist',
  ])
  expect(asked).toContain('GET https://no-head.example/')
  expect(asked).not.toContain('GET https://fine.example/')
})

it('requests six addresses at a time', async () => {
  let [now, most] = [0, 0]
  const many = new Map(
    Array.from({ length: 30 }, (_, index) => [`https://${index}.example/`, 'a.html']),
  )
  await checkExternal(many, async () => {
    now++
    most = Math.max(most, now)
    await Promise.resolve()
    now--
    return { status: 200 }
  })
  expect(most).toBe(6)
})
