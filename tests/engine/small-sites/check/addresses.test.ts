import { expect, it } from 'vitest'
import { expectedOfHttps, expectedOfSiteUrl } from '#content/schema/values/https-address.ts'
import { originsIn } from '#scripts/hosts/index.ts'
import { check, contentOf, entry, inText, program, programPath, siteYaml } from '../small-site.ts'

const host = 'a host of letters, digits, dots and hyphens, such as example.org'
const asWritten = 'a host that browsers read as it is written, such as example.org'
const whole = 'a whole address such as https://example.org/page'
const plain =
  'an address without spaces, quotation marks and ।; copy it from the address bar of the browser'

const wrong: readonly [string, string][] = [
  ...[...';*$"\'{}()[]<>|!&+=,~`^_%'].map((sign): [string, string] => [
    `https://a${sign}b.org/x`,
    host,
  ]),
  ['https://a..org', host],
  ['https://a.org:80;x/', host],
  ['https://[::1]/', host],
  ['https://example\u3002org', host],
  ['https://a\u202Eb.org', host],
  ['https://i❤.ws', host],
  ['https://ｅxample.org', asWritten],
  ['https://0x7f.1', asWritten],
  ['https://example.org:99999', asWritten],
  ['https://xn--a.org', asWritten],
  ['https://', whole],
  ['https://example.org/a b', plain],
  ['HTTPS://example.org', 'an address that begins with https://'],
  ...['user@evil.org', 'user:pass@evil.org', '@evil.org', 'example.org%2F@evil.org'].map(
    (authority): [string, string] => [
      `https://${authority}/x`,
      'an address without a user name and @ before the host',
    ],
  ),
  ...[
    ['exаmple.org', 'а', 'xn--exmple-4nf.org'],
    ['gοοgle.com', 'ο', 'xn--ggle-0nda.com'],
  ].map(([written, letter, ascii]): [string, string] => [
    `https://${written}`,
    `a host in one alphabet ("${letter}" only looks like a Latin letter; if it is right, write ${ascii})`,
  ]),
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
  expect(wrong.map(([address]) => [address, expectedOfHttps(address)])).toEqual(wrong)
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

it('refuses a path of the site that a host’s file would read otherwise', async () => {
  const { lines, here } = await check({
    'content/site.yaml': siteYaml.replace('url: ', 'url: ‸').replace('.np\n', '.np/$uri\n'),
  })
  expect(lines).toEqual([expect.stringContaining(`${here}  url: expected an address such as`)])
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
  const { lines, places, marks } = await check(withAddress('https://a;sandbox/x.png'))
  expect(places.toSorted()).toEqual(marks.toSorted())
  expect(lines.filter((line) => !line.includes(host))).toEqual([])
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
