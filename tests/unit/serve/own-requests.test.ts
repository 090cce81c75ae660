import { expect, test } from 'vitest'
import { openedBy, ownRequests } from '#scripts/serve/own-requests.ts'
import { serve, statusOf } from '#tests/support/serve.ts'

const start = (host: string | undefined) => {
  const check = ownRequests(host)
  return serve((req, res) => check(req, res, () => res.end()))
}

test.for(['localhost', 'site.localhost', '127.0.0.1', '[::1]', '192.168.1.7', 'desk.example'])(
  'people may open the server as %s, and its pages may send messages',
  async (name) => {
    const address = await start('Desk.example')
    expect(await statusOf(address, { host: `${name}:80` })).toBe(200)
    expect(await statusOf(address, { host: name, origin: `http://${name}` }, 'POST')).toBe(200)
  },
)

test.for(['evil.example', 'localhost.evil.example', 'evillocalhost', '1.2.3.4.example', 'a b'])(
  'a request to "%s" is refused',
  async (name) => {
    const address = await start(undefined)
    expect(await statusOf(address, { host: name })).toBe(403)
    expect(await statusOf(address, { host: name, origin: `http://${name}` }, 'POST')).toBe(403)
  },
)

test.for(['http://evil.example', 'http://localhost:1', 'http://127.0.0.1', 'null'])(
  'a request of the origin %s is refused',
  async (origin) => {
    const address = await start(undefined)
    expect(await statusOf(address, { origin })).toBe(403)
    expect(await statusOf(address, { origin }, 'POST')).toBe(403)
  },
)

test.for([
  ['/', {}, 200],
  ['/', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }, 200],
  ['/', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 200],
  ['/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 200],
  ['/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
  ['/', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, 403],
  ['/__open-in-editor', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 200],
  ['/base/__Open-in-editor', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 403],
  ['/__open-in-editor', {}, 403],
] as const)('a request for %s with %o is answered with %i', async ([path, headers, status]) => {
  expect(await statusOf((await start(undefined)) + path, headers)).toBe(status)
})

test.for([undefined, 'localhost', '127.0.0.1', '::1'])('--host %s opens nothing', (host) => {
  expect(openedBy(host)).toBeUndefined()
})
