import { expect, it } from 'vitest'
import { expectedOfHttps, expectedOfSiteUrl } from '#content/schema/values/https-address.ts'
import { originsIn } from '#scripts/hosts/index.ts'
import { check, contentOf, entry, inText, program, programPath, siteYaml } from '../small-site.ts'

const wrong = [
  ...Array.from(';*$"\'{}()[]<>|!&+=,~`^_%', (sign) => `https://a${sign}b.org/x`),
  ...['user@evil.org', 'user:pass@evil.org', '@evil.org', 'example.org%2F@evil.org'].map(
    (authority) => `https://${authority}/x`,
  ),
  'https://a..org',
  'https://a.org:80;x/',
  'https://[::1]/',
  'https://example\u3002org',
  'https://a\u202Eb.org',
  'https://i❤.ws',
  'https://ｅxample.org',
  'https://0x7f.1',
  'https://example.org:99999',
  'https://xn--a.org',
  'https://',
  'https://example.org/a b',
  'HTTPS://example.org',
  'https://exаmple.org',
  'https://gοοgle.com',
]

const right = [
  'https://example.org',
  'https://EXAMPLE.org:8443/a?b=c#d',
  'https://images.unsplash.com/photo-1?w=1600&q=80',
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3532.6!2d85.32!3d27.69!5e0',
  'https://www.openstreetmap.org/export/embed.html?bbox=85.3155%2C27.6905%2C85.3275%2C27.6985',
  'https://formspree.io/f/abcdwxyz',
  'https://ne.wikipedia.org/wiki/काठमाडौँ',
  'https://काठमाडौँ.com',
  'https://пример.рф',
  'https://例え.jp',
  'https://xn--exmple-4nf.org',
  'https://192.0.2.1/x',
]

it('knows an https address from one that only looks like it', () => {
  expect(wrong.filter((address) => expectedOfHttps(address) === undefined)).toEqual([])
  expect(right.filter((address) => expectedOfHttps(address) !== undefined)).toEqual([])
})

it('lets the path of the site hold nothing that has a meaning in a host’s file', () => {
  for (const path of ['', '/', '/some/path', '/~user/a.b_c-d/'])
    expect([path, expectedOfSiteUrl(`https://example.org${path}`)]).toEqual([path, undefined])
  const signs = '$uri ; " {x} %24 * ?a #a ä \\ \' //a /.a'.split(' ')
  for (const sign of [' ', ...signs])
    expect([sign, expectedOfSiteUrl(`https://example.org/a${sign}/b`)]).toEqual([
      sign,
      expect.stringContaining('an address such as https://example.org/path'),
    ])
})

/** A site with an address in every place that takes one. */
const withAddress = (address: string) => ({
  'content/site.yaml': siteYaml
    .replace('url: https://the-real-institute.np', `url: ‸"${address}"`)
    .replace('social: []', `social: [{ network: x, label: X, url: ‸"${address}" }]`)
    .replace('https://formspree.io/f/abcdwxyz', `‸"${address}"`)
    .replace('https://the-real-institute.np/embed', `‸"${address}"`)
    .replace('https://the-real-institute.np/map', `‸"${address}"`)
    .replace('label: Home, to: /', `label: Home, to: ‸"${address}"`),
  [programPath]: program({ image: `{ src: ‸"${address}", alt: A room }` }),
  'content/partners/one.mdx': entry('partner', {
    logo: `{ src: ‸"${address}", alt: One }`,
    url: `‸"${address}"`,
  }),
  ...inText(`[x](‸${address}) ![x](‸${address}) <Action to="‸${address}">x</Action>

[y][z]

[z]: ‸${address}`),
})

it('refuses a sign in the host of an address wherever one is written, at its place', async () => {
  const { places, marks } = await check(withAddress('https://a;sandbox/x.png'))
  expect(places.toSorted()).toEqual(marks.toSorted())
})

it('writes only plain hosts into the policy', async () => {
  const { images, frames, form } = originsIn(
    await contentOf(inText(right.map((to) => `![x](${to})`).join('\n'))),
  )
  for (const origin of [...images, ...frames, form])
    expect(origin).toMatch(/^https:\/\/[a-z\d.-]+(?::\d+)?$/)
  expect(images).toContain(new URL('https://काठमाडौँ.com').origin)
})

it('lets mail have a subject and a text', async () => {
  const good = 'mailto:first.last+web@mail.example.org?Subject=What%20now?&body=One%0D%0Atwo'
  expect((await check(inText(`[x](${good})`))).lines).toEqual([])
})
