import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { hostRules } from '#scripts/hosts/index.ts'
import { staticHost, type StaticSite } from '#scripts/serve/preview/static-host.ts'
import { getBytes, getRaw, serve } from '#tests/support/serve.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const style = 'main { color: red }\n'.repeat(200)

const files = {
  'index.html': 'home',
  'about.html': 'about',
  'programs.html': 'programs',
  'programs/x.html': 'program x',
  '404.html': 'not found',
  'style.css': style,
  'brochure.pdf': '0123456789',
  'site.webmanifest': '{}',
  'font.woff2': 'font',
  'photo.avif': 'photo',
  'favicon.ico': 'icon',
  'कार्यक्रम.html': 'Devanagari',
}

const rulesAt = (base: string) =>
  hostRules({
    base,
    origins: { images: [], frames: [], form: 'https://forms.example' },
    pages: [],
    moved: new Map([['/old', '/programs/x']]),
  })

type Overrides = Partial<StaticSite> & { files?: Record<string, string> }

async function host({ files: more = {}, ...options }: Overrides = {}) {
  const folder = await temporaryFolder({ ...files, ...more })
  const handle = staticHost({ folder, rules: rulesAt('/'), ...options })
  const origin = await serve((req, res) => void handle(req, res))
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const accept = { 'accept-encoding': 'identity', ...headers }
    const answer = await fetch(origin + path, { headers: accept, redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  }
  return { origin, folder, get }
}

describe('addresses', () => {
  test.for([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/programs/', '/programs'],
    ['/programs/x/?from=home', '/programs/x?from=home'],
    ['/कार्यक्रम/', encodeURI('/कार्यक्रम')],
    ['/old?from=home', '/programs/x?from=home'],
    ['/old/', '/programs/x'],
    ['/old.html', '/programs/x'],
  ])('%s leads to the present address in its usual spelling', async ([address = '', location]) => {
    const { status, headers } = await (await host()).get(address)
    expect([status, headers.get('location')]).toEqual([301, location])
  })

  test.for([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about?from=home', 'about'],
    ['/programs', 'programs'],
    ['/programs/x', 'program x'],
    ['/कार्यक्रम', 'Devanagari'],
  ])('%s is the page "%s"', async ([address = '', page]) => {
    const { get } = await host()
    expect(await get(address)).toMatchObject({ status: 200, body: page })
  })

  test.for(['/nope', '/programs/nope', '/nope/', '/nope.html', '/ABOUT', '/_headers', '/.env'])(
    '%s is the not-found page with status 404',
    async (address) => {
      const { get } = await host({ files: { _headers: '', '.env': 'SECRET=1' } })
      expect(await get(address)).toMatchObject({ status: 404, body: 'not found' })
    },
  )

  test.for([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    String.raw`/..\secret.txt`,
    '/..%5csecret.txt',
    '/programs/../../secret.txt',
    '/secret.txt%00.html',
    '//secret.txt',
  ])('%s leads to no file outside the folder', async (address) => {
    const outside = await temporaryFolder({ 'secret.txt': 'secret', 'site/404.html': 'not found' })
    const handle = staticHost({ folder: path.join(outside, 'site'), rules: rulesAt('/') })
    const origin = await serve((req, res) => void handle(req, res))
    expect(await getRaw(origin, address)).toEqual({ status: 404, body: 'not found' })
  })

  test('a link out of the folder is not followed', async () => {
    const { folder, get } = await host()
    const outside = await temporaryFolder({ 'secret.txt': 'secret' })
    await symlink(path.join(outside, 'secret.txt'), path.join(folder, 'secret.txt'))
    expect((await get('/secret.txt')).status).toBe(404)
  })

  test('an address that cannot be decoded is a bad request', async () => {
    expect((await (await host()).get('/%zz')).status).toBe(400)
  })

  test('HEAD has the headers of GET and no body, and other methods are refused', async () => {
    const { origin } = await host()
    const head = await fetch(`${origin}/about`, { method: 'HEAD' })
    expect(head.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await head.text()).toBe('')
    const post = await fetch(origin, { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

test('a site under a base path is served there and nowhere else', async () => {
  const { get } = await host({ rules: rulesAt('/some/path/') })
  expect((await get('/some/path/')).body).toBe('home')
  expect((await get('/some/path/about')).body).toBe('about')
  expect(await get('/some/path/nope')).toMatchObject({ status: 404, body: 'not found' })
  expect((await get('/about')).status).toBe(404)
  const { status, headers } = await get('/some/path')
  expect([status, headers.get('location')]).toEqual([301, '/some/path/'])
})

describe('headers', () => {
  test.for([
    ['/about', 'text/html; charset=utf-8'],
    ['/style.css', 'text/css; charset=utf-8'],
    ['/brochure.pdf', 'application/pdf'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/font.woff2', 'font/woff2'],
    ['/photo.avif', 'image/avif'],
    ['/favicon.ico', 'image/x-icon'],
  ])('%s is sent as %s', async ([address = '', type]) => {
    const { get } = await host()
    expect((await get(address)).headers.get('content-type')).toBe(type)
  })

  test('those of the hosts hold, on the not-found page too', async () => {
    const rules = rulesAt('/')
    const { get } = await host({ files: { 'assets/entry.js': '' } })
    for (const address of ['/about', '/nope', '/assets/entry.js', '/assets/gone.js']) {
      const { headers } = await get(address)
      for (const [name, value] of Object.entries(rules.always)) {
        expect([address, name, headers.get(name)]).toEqual([address, name, value])
      }
      const caching = address === '/assets/entry.js' ? rules.caching.hashed : 'no-cache'
      expect([address, headers.get('cache-control')]).toEqual([address, caching])
    }
  })
})

describe('compression', () => {
  test.for(['/style.css', '/about'])(
    'of %s the file compressed at build is sent',
    async (address) => {
      const { origin } = await host({
        files: {
          'style.css.br': 'brotli',
          'style.css.gz': 'gzip',
          'about.html.br': 'brotli',
          'about.html.gz': 'gzip',
        },
      })
      for (const encoding of ['br', 'gzip']) {
        const bytes = Buffer.from(encoding === 'br' ? 'brotli' : 'gzip')
        expect(await getBytes(origin, address, encoding)).toEqual({ encoding, bytes })
      }
      expect((await getBytes(origin, address, '')).encoding).toBeUndefined()
    },
  )

  test('a page whose endpoint is replaced does not come from the file compressed at build', async () => {
    const endpoint = 'https://forms.example/f'
    const files = { 'about.html': `"${endpoint}"`, 'about.html.br': 'compressed at build' }
    const { origin } = await host({ files, endpoint })
    const { bytes } = await getBytes(origin, '/about', 'br')
    expect(bytes.toString()).toBe('"/__inbox/message"')
  })
})

describe('what the browser has already', () => {
  test.for(['/about', '/style.css', '/brochure.pdf'])('%s is not sent again', async (address) => {
    const { get } = await host()
    const etag = (await get(address)).headers.get('etag') ?? ''
    expect(await get(address, { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
    expect((await get(address, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test.for([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-0', 200, '0123456789', null],
    ['bytes=-2', 200, '0123456789', null],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=99-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['bytes=5-3', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ] as const)('of a PDF, %s is answered with %i', async ([range, status, body, contentRange]) => {
    const { get } = await host()
    const answer = await get('/brochure.pdf', { range })
    expect(answer).toMatchObject({ status, body })
    expect(answer.headers.get('content-range')).toBe(contentRange)
  })

  test('a part is sent only without a condition, since weak tags match none', async () => {
    const { get } = await host()
    const answer = await get('/brochure.pdf', { range: 'bytes=2-4', 'if-range': '"other"' })
    expect(answer).toMatchObject({ status: 200, body: '0123456789' })
  })
})
