import { describe, expect, test } from 'vitest'
import { hostFiles } from '#scripts/hosts/index.ts'
import { speculationRules, speculationType } from '#scripts/hosts/speculation.ts'
import { hostRules, redirectAt } from '#scripts/hosts/rules.ts'

const origins = { images: [], frames: ['https://maps.example'], form: 'https://forms.example' }
const site = { base: '/', origins, pages: ['/', '/about', '/a/b'] }
const moved = new Map([['/old', '/about']])

describe.each(['/', '/some.path/'])('at %s', (base) => {
  const rules = hostRules({ ...site, base, moved })
  const files = hostFiles(rules)
  const fileOf = (name: string) => files.get(name) ?? ''
  const always = Object.entries(rules.always)
  const { file } = speculationRules(base)
  const cached = 'public, max-age=31536000, immutable'

  test('_headers gives the headers to everything, and the caching to what is hashed', () => {
    const headers = always.map(([name, value]) => `\n  ${name}: ${value}`)
    const hashed = ['assets', 'media'].map((at) => `${base}${at}/*\n  Cache-Control: ${cached}`)
    const typed = `${base}${file}\n  Content-Type: ${speculationType}`
    const expected = [`${base}*${headers.join('')}`, typed, ...hashed].join('\n\n')
    expect(fileOf('client/_headers')).toBe(`${expected}\n`)
  })

  test('_redirects leads from former addresses and other spellings to the usual one', () => {
    const lines = fileOf('client/_redirects').trim().split('\n')
    const leadingTo = (page: string) =>
      lines.flatMap((line) => {
        const [from = '', to, status] = line.split(' ')
        return to === base + page && status === '301' ? [from.slice(base.length)] : []
      })
    expect(lines).toHaveLength(8)
    expect(leadingTo('')).toEqual(['index.html'])
    expect(leadingTo('about')).toEqual(['old', 'old/', 'old.html', 'about/', 'about.html'])
    expect(leadingTo('a/b')).toEqual(['a/b/', 'a/b.html'])
  })

  test('vercel.json gives the headers to everything, the caching to what is hashed, and redirects', () => {
    const caching = [{ key: 'Cache-Control', value: cached }]
    expect(JSON.parse(fileOf('hosts/vercel.json'))).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      redirects: [{ source: `${base}old`, destination: `${base}about`, statusCode: 301 }],
      headers: [
        { source: `${base}(.*)`, headers: always.map(([key, value]) => ({ key, value })) },
        {
          source: `${base}${file}`,
          headers: [{ key: 'Content-Type', value: speculationType }],
        },
        { source: `${base}assets/(.*)`, headers: caching },
        { source: `${base}media/(.*)`, headers: caching },
      ],
    })
  })

  test('each host names the speculation rules in a header, and gives their file its type', () => {
    expect(rules.always['Speculation-Rules']).toBe(`"${base}${file}"`)
    expect(JSON.parse(fileOf(`client/${file}`))).toHaveProperty('prefetch')
    for (const name of ['client/.htaccess', 'hosts/nginx.conf', 'hosts/Caddyfile']) {
      expect(fileOf(name)).toContain(speculationType)
      expect(fileOf(name)).toContain(String.raw`\"${base}${file}\"`)
    }
  })

  test('CloudFront gets every header, none of them twice', () => {
    const text = fileOf('hosts/cloudfront-headers.json')
    const policy = rules.always['Content-Security-Policy'] ?? ''
    for (const one of ['63072000', policy, '"Permissions-Policy"', '"Cross-Origin-Opener-Policy"'])
      expect(text.split(one)).toHaveLength(2)
  })
})

test('a sign in a header keeps no meaning in a host’s syntax', () => {
  const images = [`https://a$uri"{b}%t`]
  const odd = hostFiles(hostRules({ ...site, origins: { ...origins, images } }))
  for (const [name, written] of [
    ['hosts/nginx.conf', String.raw`https://a%24uri\"%7Bb%7D%t; `],
    ['hosts/Caddyfile', String.raw`https://a%24uri\"%7Bb%7D%t; `],
    ['client/.htaccess', String.raw`https://a%%24uri\"%%7Bb%%7D%%t; `],
    ['client/_headers', `https://a$uri"{b}%t; `],
  ] as const)
    expect([name, odd.get(name)]).toEqual([name, expect.stringContaining(written)])
  for (const name of ['hosts/vercel.json', 'hosts/cloudfront-headers.json'])
    expect(JSON.stringify(JSON.parse(odd.get(name) ?? ''))).toContain(String.raw`a$uri\"{b}%t; `)
})

test('a path with a sign that hosts’ files give a meaning reaches none of them', () => {
  for (const sign of [...`;$"'{}()*%#?:\\| \n\u00e4`, '//', '/.']) {
    const path = `/a${sign}b`
    expect(() => hostRules({ ...site, base: `${path}/` })).toThrow('"base"')
    expect(() => hostRules({ ...site, pages: ['/', path] })).toThrow('"pages"')
    for (const odd of [new Map([[path, '/']]), new Map([['/a', path]])])
      expect(() => hostRules({ ...site, moved: odd })).toThrow('"moved"')
  }
  const form = 'https://a.example\nX-Header: x'
  expect(() => hostRules({ ...site, origins: { ...origins, form } })).toThrow('always')
})

test('an address that browsers read as another host leads nowhere', () => {
  const rules = hostRules(site)
  expect(redirectAt(rules, '/programs/local/')).toBe('/programs/local')
  for (const path of ['//evil.example/', '/\\evil.example/', '/\t/evil.example/', '/a//b/', '/']) {
    expect([path, redirectAt(rules, path)]).toEqual([path, undefined])
  }
})
