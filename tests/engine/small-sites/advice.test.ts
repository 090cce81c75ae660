import { expect, it } from 'vitest'
import { dayOfBikramSambat } from '#scripts/read/fields/days.ts'
import { check, entry, inField, inText, siteYaml } from './small-site.ts'

const inSite = (before: string, after: string) => ({
  'content/site.yaml': siteYaml.replace(before, after),
})
const partner = (url: string) => ({ 'content/partners/one.mdx': entry('partner', { url }) })
const ofOwnComputer =
  'http://localhost:3000/a https://192.168.1.4/ https://172.20.0.1/ https://files.internal/ https://router.lan:8080/'

const cases: readonly (readonly [files: Record<string, string>, advice: string])[] = [
  [inField('subjects:\n  - ‸Day 1: Reading'), 'in quotation marks: - "Day 1: Reading"'],
  [inField('‸location:'), 'If there is nothing to say, delete the line.'],
  [inField('fee: { amount: 25,‸000, currency: NPR }'), 'There are: amount'],
  [inField('image: { src: ‸/images/my photo.jpg, alt: A }'), 'Give the file the same name'],
  [inField('‸teacher: Sita'), 'There are: id, title, summary, description,'],
  [inField('publishFrom: ‸२०२७-०१-३१'), 'mean 2027-01-31?'],
  [inField('publishFrom: ‸२०८३ पुस १५ गते'), 'mean 2026-12-30?'],
  [inField('artwork:\n  hour: ‸dawn\n    composition: pass'), 'in the same column'],
  [inText('[A](‸facebook.com/a)'), 'mean "https://facebook.com/a"?'],
  [inText('![A](‸/images/my%20photo.jpg)'), 'Give the file the same name'],
  [partner('‸www.a.org'), 'mean https://www.a.org?'],
  [partner('‸https://a.org/%2e%2E/b'), 'without . or .. between its slashes'],
  [inText('[A](‸bit.ly/x)'), 'mean "https://bit.ly/x"?'],
  [inText('[+977 1 5341270](‸tel:+97715341207)'), 'the words say 977 1 5341270'],
  [partner('‸sita.jpg'), 'begins with https://, got "sita.jpg" '],
  [
    { ...inText('Text.'), 'pages/a-ne.mdx': `‸${inText('Text.')['pages/a.mdx']}` },
    'Rename a translation to pages/a.ne.mdx',
  ],
  [
    inField('duration: 5 days\nintakes: [{ starts: 2027-03-01, ends: ‸2027-06-05 }]'),
    'Correct the day or the duration',
  ],
  ...ofOwnComputer.split(' ').map((url) => [partner(`‸${url}`), 'your own computer'] as const),
  [inSite('https://formspree.io/f/xkndpqrz', '‸https://a.org/a b'), 'without spaces'],
  [inSite('"09:00"', '‸"०९:००"'), 'mean 09:00?'],
  [inSite('+977 1 423', '‸+९७७ १ ४२३'), 'mean +977 1 423 4567?'],
]

it.each(cases)('the advice for %j is %s', async (files, advice) => {
  const { diagnostics, places, marks } = await check(files, ['public/images/my photo.jpg'])
  expect(places).toEqual(marks)
  expect(diagnostics.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    expect.stringContaining(advice),
  ])
})

it.each([
  inField('subjects:\n  - "Day 1: Reading"\n  - Day 2 (10:30–12:00)'),
  inField('image: { src: https://images.unsplash.com/photo-1?w=800, alt: A }'),
  inField('title: A “part” of it – “this”'),
  inField('title: शाखा १२'),
  inText('Call [01-5341270](tel:+97715341270) or [us](tel:+977-1-5341271).'),
  inText('Write to info@example.org or [us](mailto:info@example.org). See moe.gov.np.'),
  partner('https://localhost.a.org'),
])('there is no advice for %j', async (files) => {
  expect((await check(files)).lines).toEqual([])
})

it('knows the days of Bikram Sambat, and no others', () => {
  const days = {
    '2082-01-01': '2025-04-14',
    '1 Baisakh 2083': '2026-04-14',
    'Paush 15, 2083 BS': '2026-12-30',
    '2083 Mangshir 6': '2026-11-22',
    'फागुन 7 2083': '2027-02-19',
    '2086-01-01': undefined,
    '2083-13-01': undefined,
    '2083-01-32': undefined,
    '2027-01-31': undefined,
    'Poush 2083': undefined,
    'January 15, 2083': undefined,
  }
  const found = Object.keys(days).map((day) => [day, dayOfBikramSambat(day)])
  expect(Object.fromEntries(found)).toEqual(days)
})
