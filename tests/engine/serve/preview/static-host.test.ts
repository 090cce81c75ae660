import { rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hostRules } from '#scripts/hosts/index.ts'
import { staticHost } from '#scripts/serve/preview/static-host.ts'
import { send, serve } from '#tests/support/serve.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

// tests/site/hosts holds what this server and those of real hosts have in common.

const rules = hostRules({
  base: '/',
  origins: { images: [], frames: [], form: 'https://forms.example' },
  pages: [],
})

const endpoint = 'https://forms.example/f'

/** Asks for an address of a site that has a file beside its folder, which must not be read. */
async function get(at: string, headers = {}, method?: string) {
  const outside = await temporaryFolder({
    'secret.txt': 'secret',
    'site/404.html': 'not found',
    'site/about.html': `"${endpoint}"`,
    'site/about.html.br': 'compressed at build',
    'site/brochure.pdf': '0123456789',
    'site/कार्यक्रम.html': 'a page',
    'site/100% of #1?.html': 'a page',
    'site/100% of #1?.pdf': 'a brochure',
  })
  const folder = path.join(outside, 'site')
  await symlink('../secret.txt', path.join(folder, 'link.txt'))
  const handle = staticHost({ folder, rules, endpoint })
  const origin = await serve((req, res) => void handle(req, res))
  const { body, ...answer } = await send(origin, at, headers, method)
  return { ...answer, body: String(body) }
}

test('a page and a file may have a query, and any character in their name', async () => {
  expect(await get('/about?from=home')).toMatchObject({ status: 200 })
  for (const name of ['100% of #1?', 'कार्यक्रम']) {
    const location = `/${encodeURIComponent(name)}`
    expect(await get(location)).toMatchObject({ status: 200, body: 'a page' })
    expect(await get(`${location}/`)).toMatchObject({ status: 301, headers: { location } })
  }
  const brochure = `/${encodeURIComponent('100% of #1?')}.pdf`
  expect(await get(brochure)).toMatchObject({ status: 200, body: 'a brochure' })
})

test.for(['/404', '/404.html', '/404/', '/404?from=home'])(
  '%s is the not-found page, with its status',
  async (address) => {
    expect(await get(address)).toMatchObject({ status: 404, body: 'not found' })
  },
)

test.for([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/secret.txt%00.html',
  '/link.txt',
  '/%zz',
])('%s leads to no file outside the folder', async (address) => {
  expect(await get(address)).toMatchObject({ status: 404, body: 'not found' })
})

test('HEAD has the headers of GET and no body, and other methods are refused', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  expect(await get('/about', {}, 'HEAD')).toMatchObject({ status: 200, body: '', headers })
  const allow = 'GET, HEAD'
  expect(await get('/about', {}, 'POST')).toMatchObject({ status: 405, headers: { allow } })
})

test('a page whose endpoint is replaced does not come from the file compressed at build', async () => {
  expect((await get('/about', { 'accept-encoding': 'br' })).body).toBe('"/__inbox/message"')
  const headers = { 'content-encoding': 'gzip', vary: 'Accept-Encoding' }
  expect(await get('/about', { 'accept-encoding': 'gzip, br' })).toMatchObject({ headers })
})

test.for([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=0-99999999999999999999', 206, '0123456789', 'bytes 0-9/10'],
] as const)('of a PDF, %s is answered with %i', async ([range, status, body, contentRange]) => {
  const answer = await get('/brochure.pdf', { range })
  expect(answer).toMatchObject({ status, body })
  expect(answer.headers['content-range']).toBe(contentRange)
})

test('a file that vanishes while it is sent ends no server', async () => {
  const folder = await temporaryFolder({ '404.html': 'not found', 'a.txt': 'a' })
  const handle = staticHost({ folder, rules })
  const origin = await serve((req, res) => void handle(req, res))
  const file = path.join(folder, 'a.txt')
  const answers = Array.from({ length: 100 }, async (_, index) => {
    const answer = send(origin, '/a.txt')
    await (index % 2 === 0 ? rm(file, { force: true }) : writeFile(file, 'a'))
    return (await answer).status
  })
  expect(new Set([200, 404, ...(await Promise.all(answers))])).toEqual(new Set([200, 404]))
})
