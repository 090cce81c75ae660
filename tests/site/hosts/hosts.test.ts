import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { caching as hostCaching, hostRules } from '#scripts/hosts/rules.ts'
import { send } from '#tests/support/serve.ts'
import { writeFiles } from '#tests/support/temporary-folder.ts'
import { nginxHasBrotli, type Running, type Server, servers } from './servers.ts'
import { all } from '#tests/run/all.ts'

const origins = {
  images: ['https://pictures.example'],
  frames: ['https://maps.example'],
  form: 'https://forms.example',
}

const cases = Object.entries<Server>(servers).flatMap(([name, server]) =>
  ['/', '/some.path/~a_b-c/'].map((base) => ({ name, server, base })),
)

for (const { name, server, base } of cases) {
  const { program, from } = server
  const reason = existsSync(program) ? '' : ` (not installed here: apt-get install ${from})`
  const isLong = name !== 'npm start' && !all
  describe.skipIf(reason || isLong)(`${name}${reason}, at ${base}`, () => {
    const moved = new Map([['/programs/old', '/about']])
    const pages = ['/', '/about', '/programs']
    const rules = hostRules({ base, origins, pages, moved, languages: ['ne'], editing: {} })
    let folder = ''
    let client = ''
    let files: string[] = []
    let running: Running | undefined
    const origin = () => `http://127.0.0.1:${running?.port}`

    beforeAll(async () => {
      folder = await realpath(await mkdtemp(path.join(tmpdir(), 'host-')))
      // A server that root starts reads files as another user.
      await chmod(folder, 0o755)
      client = path.join(folder, 'www', base)
      await cp(path.join(inject('siteRoot'), 'dist/client'), client, { recursive: true })
      const names =
        '.git/config a/.env .well-known/security.txt ne/404.html a.var.otf admin.html admin/start.js'
      const texts = ['a.ics', 'a.csv', 'a.vcf', 'a.json', 'a.wasm']
      const compressed = texts.flatMap((text) => [text, `${text}.br`, `${text}.gz`])
      for (const name of [...names.split(' '), ...compressed])
        await writeFiles(client, { [name]: 'known' })
      files = await readdir(client, { recursive: true })
      running = await server.start({ root: path.join(folder, 'www'), folder, rules })
    })
    afterAll(async () => {
      await running?.close()
      await rm(folder, { recursive: true, force: true })
    })

    const read = (at: string, headers?: Record<string, string>) =>
      send(origin(), base + at, headers)
    /** The address that an answer leads to. */
    const target = (location = '/') => new URL(location, origin())
    const caching = async (at: string) => (await read(at)).headers['cache-control']
    const built = (name: string) => readFile(path.join(client, name))
    const one = (pattern: RegExp) => {
      const found = files.find((name) => pattern.test(name))
      if (!found) throw new Error(`The build has no file like ${pattern}`)
      return found
    }

    test('every page is its file', async () => {
      const pages = files.filter((name) => name.endsWith('.html') && !/\b404\.html$/.test(name))
      expect(pages.length).toBeGreaterThan(10)
      for (const page of pages) {
        const at = page === 'index.html' ? '' : page.replace(/\.html$/, '')
        const { status, headers, body } = await read(at)
        expect([at, status, headers['content-type']]).toEqual([at, 200, 'text/html; charset=utf-8'])
        expect([at, body.equals(await built(page))]).toEqual([at, true])
      }
    })

    test('what is unknown is the not-found page, with its status', async () => {
      const page = await built('404.html')
      for (const at of [
        'nowhere',
        'ABOUT',
        'about/nowhere',
        'icon.svg/nowhere',
        'programs/nowhere',
        'assets/gone.js',
        'media/gone.svg',
        'assets/',
        'media/',
      ]) {
        for (const encoding of ['identity', 'gzip']) {
          const headers = { 'accept-encoding': encoding }
          const answer = await fetch(origin() + base + at, { headers })
          const isPage = (await answer.text()) === String(page)
          expect([at, answer.status, isPage]).toEqual([at, 404, true])
        }
      }
    })

    test('what is unknown below a language is the not-found page of that language', async () => {
      for (const at of ['ne/nowhere', 'ne/programs/nowhere', 'ne/assets/gone.js']) {
        const { status, body } = await read(at)
        expect([at, status, String(body)]).toEqual([at, 404, 'known'])
      }
    })

    test('every answer carries the headers, once', async () => {
      for (const at of ['', 'about', 'programs', 'nowhere', one(/^assets\/.*\.js$/), 'icon.svg']) {
        const { headers } = await read(at)
        for (const [name, value] of Object.entries(rules.always)) {
          expect([at, name, headers[name.toLowerCase()]]).toEqual([at, name, value])
        }
      }
    })

    test('the editor has headers of its own', async () => {
      for (const at of ['admin', 'admin/start.js', 'administration']) {
        const { headers } = await read(at)
        const expected =
          at === 'administration' ? rules.always : { ...rules.always, ...rules.admin }
        for (const [name, value] of Object.entries(expected))
          expect([at, name, headers[name.toLowerCase()]]).toEqual([at, name, value])
      }
    })

    test('the files for the hosts are not served', async () => {
      const page = await built('404.html')
      const names = '_headers _redirects .htaccess .git/config a/.env %5Fheaders'
      for (const at of names.split(' ')) {
        const { status, body } = await read(at)
        expect([at, status, body.equals(page)]).toEqual([at, 404, true])
      }
      expect((await read('.well-known/security.txt')).body.toString()).toBe('known')
    })

    test('an ending inside a name has no meaning', async () => {
      const { status, body } = await read('a.var.otf')
      expect([status, String(body)]).toEqual([200, 'known'])
    })

    test('pages are revalidated, files with a hash in their name are cached, missing ones not', async () => {
      for (const at of ['', 'about', 'offline', 'sw.js', 'sitemap.xml', 'nowhere']) {
        expect([at, await caching(at)]).toEqual([at, expect.stringMatching(/no-cache|max-age=0/)])
      }
      for (const at of [one(/^assets\/.*\.css$/), one(/^media\/.*\.svg$/)]) {
        expect([at, await caching(at)]).toEqual([at, hostCaching.hashed])
      }
      for (const at of ['assets/gone.js', 'media/gone.svg', 'assets/', 'assets/gone.html']) {
        expect([at, await caching(at)]).toEqual([at, expect.not.stringContaining('immutable')])
      }
    })

    test('a page that has not changed is not sent again', async () => {
      const { etag = '' } = (await read('about')).headers
      const again = await read('about', { 'if-none-match': etag })
      expect([again.status, again.body.length]).toEqual([304, 0])
    })

    test('other spellings of an address redirect to the usual one, former ones to the present', async () => {
      const slug = one(/^programs\/.*\.html$/).replace(/\.html$/, '')
      for (const [at, to] of [
        ['about/', 'about'],
        ['about.html', 'about'],
        ['index.html', ''],
        ['programs/', 'programs'],
        ['programs.html', 'programs'],
        [`${slug}/`, slug],
        [`${slug}.html`, slug],
        ['programs/old', 'about'],
      ] as const) {
        const { status, headers } = await read(at)
        expect([at, status, target(headers.location).pathname]).toEqual([at, 301, base + to])
        expect([at, headers.location]).toEqual([at, expect.not.stringContaining('?')])
        const asked = await read(`${at}?a=1&b=%20`)
        expect([at, target(asked.headers.location).search]).toEqual([at, '?a=1&b=%20'])
      }
    })

    test.skipIf(base === '/')('the path of the site without its slash leads to Home', async () => {
      const { status, headers } = await send(origin(), base.slice(0, -1))
      expect([status, target(headers.location).pathname]).toEqual([301, base])
    })

    test('no address leads to another host, or to one with a space', async () => {
      for (const slash of ['/', '%2F', '%5C', '\\', '%09/', 'a%20b/']) {
        const at = `${slash}evil.example/`
        const { headers } = await read(at)
        expect([at, target(headers.location).origin]).toEqual([at, origin()])
        expect([at, headers.location ?? '']).toEqual([at, expect.not.stringContaining(' ')])
      }
    })

    test('text is sent as the build compressed it', async () => {
      const hasBrotli = name !== 'nginx' || nginxHasBrotli
      const texts = files.filter((file) => files.includes(`${file}.gz`) && !file.endsWith('.html'))
      const ofEachEnding = new Map(texts.map((file) => [path.extname(file), file])).values()
      for (const at of ['about', 'nowhere', ...ofEachEnding]) {
        const file = at === 'about' ? 'about.html' : at === 'nowhere' ? '404.html' : at
        for (const [encoding, ending] of [
          ...(hasBrotli ? [['br', 'br'] as const] : []),
          ['gzip', 'gz'] as const,
        ]) {
          const { headers, body } = await read(at, { 'accept-encoding': encoding })
          expect([at, headers['content-encoding']]).toEqual([at, encoding])
          expect([at, body.equals(await built(`${file}.${ending}`))]).toEqual([at, true])
          expect([at, headers.vary]).toEqual([at, expect.stringMatching(/accept-encoding/i)])
          expect([at, headers['content-type']]).toEqual([at, expect.not.stringContaining('gzip')])
        }
      }
    })

    test('every file has its type', async () => {
      for (const [pattern, type] of [
        [/\.js$/, /^(text|application)\/javascript/],
        [/\.css$/, /^text\/css; charset=utf-8$/],
        [/\.svg$/, /^image\/svg\+xml/],
        [/\.png$/, /^image\/png$/],
        [/\.woff2$/, /^font\/woff2$/],
        [/\.pdf$/, /^application\/pdf$/],
        [/\.xml$/, /^(text|application)\/xml/],
        [/\.txt$/, /^text\/plain; charset=utf-8$/],
        [/\.ics$/, /^text\/calendar; charset=utf-8$/],
        [/\.csv$/, /^text\/csv; charset=utf-8$/],
        [/\.vcf$/, /^text\/vcard; charset=utf-8$/],
        [/\.webmanifest$/, /^application\/manifest\+json/],
      ] as const) {
        const { headers } = await read(one(pattern))
        expect([pattern, headers['content-type']]).toEqual([pattern, expect.stringMatching(type)])
      }
    })
  })
}
