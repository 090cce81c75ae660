import { expect, test } from 'vitest'
import { onlyLocalHosts } from '#scripts/serve/local-hosts.ts'
import { serve, statusOf } from '#tests/support/serve.ts'

const start = () => {
  const check = onlyLocalHosts('Desk.example')
  return serve((req, res) => check(req, res, () => res.end()))
}

test.for(['localhost', 'site.localhost', '127.0.0.1', '[::1]', '192.168.1.7', 'desk.example'])(
  'people may open the server as %s, and its pages may send messages',
  async (name) => {
    const address = await start()
    expect(await statusOf(address, { host: `${name}:80` })).toBe(200)
    expect(await statusOf(address, { host: name, origin: `http://${name}` }, 'POST')).toBe(200)
  },
)

const refused: Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'localhost.evil.example', origin: 'http://localhost.evil.example' },
  { host: 'evillocalhost' },
  { host: '1.2.3.4.example' },
  { host: 'a b' },
  { host: 'localhost', origin: 'http://evil.example' },
  { host: 'localhost', origin: 'http://localhost:1' },
  { host: 'localhost', origin: 'null' },
]

test.for(refused)('a request with %o is refused', async (headers) => {
  const address = await start()
  for (const method of ['GET', 'POST']) expect(await statusOf(address, headers, method)).toBe(403)
})

test.for([
  ['/', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }, 200],
  ['/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 200],
  ['/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
  ['/', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, 403],
  ['/__open-in-editor', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 200],
  ['/base/__Open-in-editor', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 403],
  ['/__open-in-editor', {}, 403],
] as const)('a request for %s with %o is answered with %i', async ([path, headers, status]) => {
  expect(await statusOf((await start()) + path, headers)).toBe(status)
})
