import { symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { staticHost, type StaticHostOptions } from '#scripts/serve/preview/static-host.ts'
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

type Overrides = Omit<StaticHostOptions, 'folder'> & { files?: Record<string, string> }

async function host({ files: more = {}, ...options }: Overrides = {}) {
  const folder = await temporaryFolder({ ...files, ...more })
  const handle = staticHost({ folder, ...options })
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
  ])('%s leads to the usual spelling', async ([address = '', location]) => {
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
    const handle = staticHost({ folder: path.join(outside, 'site') })
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
    const { get } = await host()
    expect((await get('/%zz')).status).toBe(400)
  })

  test('anything but GET and HEAD is refused', async () => {
    const { origin } = await host()
    const answer = await fetch(origin, { method: 'POST' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  test('HEAD has the headers of GET and no body', async () => {
    const { origin } = await host()
    const answer = await fetch(`${origin}/about`, { method: 'HEAD' })
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toBe('')
  })
})

describe('a site under a base path', () => {
  const base = '/some/path/'

  test('is served there and nowhere else', async () => {
    const { get } = await host({ base })
    expect((await get('/some/path/')).body).toBe('home')
    expect((await get('/some/path/about')).body).toBe('about')
    expect(await get('/some/path/nope')).toMatchObject({ status: 404, body: 'not found' })
    expect((await get('/about')).status).toBe(404)
  })

  test('is reached without its last slash', async () => {
    const { get } = await host({ base })
    const answer = await get('/some/path')
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(base)
  })
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

  test('the rules of _headers hold, for the not-found page too', async () => {
    const { get } = await host({
      files: {
        _headers: [
          '# for every page',
          '/*',
          '  X-Frame-Options: DENY',
          '/*.css',
          '  Cache-Control: public, max-age=31536000, immutable',
        ].join('\n'),
      },
    })
    const page = await get('/about')
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect((await get('/style.css')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/nope')).headers.get('x-frame-options')).toBe('DENY')
  })

  test('rules that a new build wrote hold at once', async () => {
    const { folder, get } = await host({ files: { _headers: '/*\n  X-Build: 1' } })
    expect((await get('/about')).headers.get('x-build')).toBe('1')
    await writeFile(path.join(folder, '_headers'), '/*\n  X-Build: 2')
    expect((await get('/about')).headers.get('x-build')).toBe('2')
  })

  test('a header and a page can be changed as they are served', async () => {
    const { get } = await host({
      files: { _headers: '/*\n  X-Mode: built' },
      html: (text) => text.replace('about', 'changed'),
      header: (name, value) => (name === 'x-mode' ? 'served' : value),
    })
    const answer = await get('/about')
    expect(answer.body).toBe('changed')
    expect(answer.headers.get('x-mode')).toBe('served')
  })
})

describe('redirects', () => {
  const rules = [
    '# arrive where the host can do it',
    '/about/  /about  301',
    '/index.html  /',
    '/old/*  /new/:splat  302',
    '/p/:slug  /programs/:slug  308',
    '/*  /404.html  404',
  ].join('\n')

  test.for([
    ['/about/', 301, '/about'],
    ['/about/?a=b', 301, '/about?a=b'],
    ['/index.html', 301, '/'],
    ['/old/a/b', 302, '/new/a/b'],
    ['/p/कार्य', 308, '/programs/%E0%A4%95%E0%A4%BE%E0%A4%B0%E0%A5%8D%E0%A4%AF'],
  ] as const)('%s is sent with %i to %s', async ([from, status, to]) => {
    const { get } = await host({ files: { _redirects: rules } })
    const answer = await get(from)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('location')).toBe(to)
  })

  test('a page without a rule stays', async () => {
    const { get } = await host({ files: { _redirects: rules } })
    expect(await get('/about')).toMatchObject({ status: 200, body: 'about' })
  })
})

describe('compression', () => {
  test('text is compressed as the browser accepts it', async () => {
    const { origin } = await host()
    const br = await getBytes(origin, '/style.css', 'gzip, br')
    expect(br.encoding).toBe('br')
    expect(brotliDecompressSync(br.bytes).toString()).toBe(style)
    const gz = await getBytes(origin, '/style.css', 'gzip, br;q=0')
    expect(gz.encoding).toBe('gzip')
    expect(gunzipSync(gz.bytes).toString()).toBe(style)
    expect((await getBytes(origin, '/style.css', '')).encoding).toBeUndefined()
  })

  test('what the build compressed is sent as it is', async () => {
    const { origin } = await host({ files: { 'style.css.br': 'compressed at build' } })
    const answer = await getBytes(origin, '/style.css', 'br')
    expect(answer).toEqual({ encoding: 'br', bytes: Buffer.from('compressed at build') })
  })

  test('a page that is changed as it is served does not come from the file compressed at build', async () => {
    const { origin } = await host({
      files: { 'about.html.br': 'compressed at build' },
      html: () => 'changed',
    })
    const { bytes } = await getBytes(origin, '/about', 'br')
    expect(brotliDecompressSync(bytes).toString()).toBe('changed')
  })

  test('images and fonts are not compressed again', async () => {
    const { origin } = await host()
    expect((await getBytes(origin, '/font.woff2', 'br')).encoding).toBeUndefined()
  })
})

describe('what the browser has already', () => {
  test('is not sent again', async () => {
    const { get } = await host()
    const first = await get('/about')
    const etag = first.headers.get('etag') ?? ''
    const modified = first.headers.get('last-modified') ?? ''
    expect(await get('/about', { 'if-none-match': `"other", W/${etag}` })).toMatchObject({
      status: 304,
      body: '',
    })
    expect((await get('/about', { 'if-modified-since': modified })).status).toBe(304)
    expect((await get('/about', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get('/about', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(
      200,
    )
  })

  test.for([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=99-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ] as const)('of a PDF, %s is answered with %i', async ([range, status, body, contentRange]) => {
    const { get } = await host()
    const answer = await get('/brochure.pdf', { range })
    expect(answer).toMatchObject({ status, body })
    expect(answer.headers.get('content-range')).toBe(contentRange)
  })

  test('a part of a text is counted in its own bytes, not in compressed ones', async () => {
    const { get } = await host()
    const answer = await get('/style.css', { range: 'bytes=0-3', 'accept-encoding': 'br' })
    expect(answer).toMatchObject({ status: 206, body: 'main' })
    expect(answer.headers.get('content-encoding')).toBeNull()
  })

  test('a part of another version is answered with the whole', async () => {
    const { get } = await host()
    const answer = await get('/brochure.pdf', { range: 'bytes=2-4', 'if-range': '"other"' })
    expect(answer).toMatchObject({ status: 200, body: '0123456789' })
  })
})
