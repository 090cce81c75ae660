import { describe, expect, it } from 'vitest'
import { dayOfBikramSambat } from '#scripts/content/explain/days.ts'
import { check, inField, inText, siteYaml } from './small-site.ts'

const inSite = (before: string, after: string) => ({
  'content/site.yaml': siteYaml.replace(before, after),
})
const inAddress = (lines: string) =>
  inSite(
    'address: { locality: Maitighar, city: Kathmandu, country: Nepal, countryCode: NP }',
    `address:\n  locality: Maitighar\n${lines}`,
  )
const partner = (url: string) => ({
  'content/partners/one.mdx': `---\nname: One\norder: 1\nurl: ${url}\n---\n`,
})
const frame = (attributes: string) =>
  `<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;x=1" ${attributes}></iframe>`

const twice = 'Put the text in quotation marks: - "Day 1: Reading"'
const inAd = 'Did you mean 2026-12-30?'
const noHttps =
  'If that site has no https, link to another page about it, or leave the link out and write only its name: moe.gov.np.'
const reach = 'expected an address that visitors reach too: this one leads to your own computer'
const ownFile = 'a file of your own computer, which visitors cannot open'
const digits = 'Numbers and days have the digits 0 to 9.'
const webPage = 'this looks like the address of a web page, not of a picture'
const officeFile = 'Word and Excel write this file while a document is open'

type Files = Readonly<Record<string, string>>
const cases: readonly [what: string, wrong: Files, message: string, hint?: string][] = [
  ['a colon in a list', inField('subjects:\n  - ‸Day 1: Reading'), 'got a group of fields', twice],
  [
    'two colons in a list',
    inField('subjects:\n  - Day 1: ‸Reading: more'),
    'a colon with a space after it begins a new field',
    'in quotation marks: - "Day 1: Reading: more"',
  ],
  [
    'an address for a picture',
    inField('image: ‸/x.jpg'),
    'image: expected a group of fields',
    'Write the group: image: { src: /x.jpg, alt: "…" }',
  ],
  [
    'a fee in words',
    inField('fee: ‸NPR 25,000'),
    'fee: expected `on request` or a group of fields',
    'Write the group: fee: { amount: 25000, currency: NPR }',
  ],
  [
    'curly marks around a colon',
    inField('title: ‸“A: b”'),
    '“ and ” are not the quotation marks of YAML',
    'in quotation marks: title: "A: b"',
  ],
  ['curly marks around a number', inField('order: ‸“2”'), 'Did you mean 2?', 'straight ones'],
  [
    'an address in < and >',
    inText('Write to ‸<info@example.org>.'),
    'an address is written [info@example.org](mailto:info@example.org)',
  ],
  ['www. in a text', inText('See ‸www.a.org.'), 'Did you mean "https://www.a.org"?'],
  ['www. in a link', inText('[A](‸www.a.org/b)'), 'Did you mean "https://www.a.org/b"?'],
  ['a bare host', inText('[A](‸facebook.com/a)'), 'Did you mean "https://facebook.com/a"?'],
  ['www. in a field', partner('‸www.a.org'), 'Did you mean https://www.a.org?'],
  ['a page of this computer', inText('[A](‸http://localhost:5173/a)'), reach, 'is written /a.'],
  ['an address of this computer', inText('[A](‸https://127.0.0.1/a)'), reach, 'is written /a.'],
  ['a field of this computer', partner('‸https://192.168.1.4/'), reach],
  ['a file', inText('[A](‸file:///C:/a.pdf)'), ownFile, 'Upload it to public/'],
  ['a file of Windows', inText('[A](‸C:\\a.pdf)'), ownFile, 'Upload it to public/'],
  [
    'a space in a field',
    inField('image: { src: ‸/images/my photo.jpg, alt: A }'),
    'an address has no spaces; write /images/my-photo.jpg',
    'Give the file the same name',
  ],
  [
    'a coded space',
    inText('![A](‸/images/my%20photo.jpg)'),
    'an address has no spaces; write /images/my-photo.jpg',
    'Give the file the same name',
  ],
  [
    'an unknown field',
    inField('‸teacher: Sita'),
    'teacher: unknown field',
    'There are: id, title, summary, description, subjects, duration,',
  ],
  [
    'a field that the whole site has not',
    inSite('name: The', '‸colour: red\nname: The'),
    'unknown field',
    'name,',
  ],
  ['Nepali digits', inField('order: ‸१२'), 'Did you mean 12?', digits],
  ['a day in Nepali digits', inField('publishFrom: ‸२०२७-०१-३१'), 'mean 2027-01-31?', digits],
  ['a time in Nepali digits', inSite('"09:00"', '‸"०९:००"'), 'Did you mean 09:00?', digits],
  [
    'a phone in Nepali digits',
    inSite('+977 1 423', '‸+९७७ १ ४२३'),
    'mean +977 1 423 4567?',
    digits,
  ],
  [
    'a field outside its group',
    inAddress('  city: K\n  country: N\n‸countryCode: NP'),
    'countryCode: unknown field here; it belongs in address',
    'Put its line below address:',
  ],
  [
    'a field inside a group',
    inSite(' }\nemail: info@the-real-institute.np', ', ‸email: info@the-real-institute.np }'),
    'address.email: unknown field here; it belongs at the top',
    'Begin its line in the first column.',
  ],
  [
    'a line that is indented further',
    inField('artwork:\n  hour: ‸dawn\n    composition: pass'),
    'the line below is indented further than this one',
    'begin in the same column',
  ],
  [
    'the code of a map',
    inSite('https://the-real-institute.np/embed', `‸${frame('style="border:0;" loading="lazy"')}`),
    'Did you mean https://www.google.com/maps/embed?pb=!1m18&x=1?',
    'Only the address in src="…" goes here.',
  ],
  [
    'the code of a map with a colon',
    inSite('https://the-real-institute.np/embed', `‸${frame('style="border: 1px solid black"')}`),
    'expected the address of the map only',
    'embed: https://www.google.com/maps/embed?pb=!1m18&x=1',
  ],
  ['a lock file', { 'content/programs/~$a.docx': '‸' }, officeFile, 'delete this file'],
  ['a lock file of a text', { 'content/programs/~$a.mdx': '‸' }, officeFile, 'delete this file'],
  ['a file of Windows itself', { 'content/faqs/Thumbs.db': '‸' }, 'Windows writes', 'Delete it.'],
  ['http in a text', inText('[A](‸http://moe.gov.np/a)'), '"https://moe.gov.np/a"?', noHttps],
  ['http in a field', partner('‸http://moe.gov.np'), 'Did you mean https://moe.gov.np?', noHttps],
  ['a day in Nepali', inField('publishFrom: ‸२०८३ पुस १५ गते'), inAd, 'is 2026-12-30'],
  ['a day of Bikram Sambat', inField('publishFrom: ‸Poush 15, 2083'), inAd, 'written in AD'],
  ['such a day in digits', inField('publishFrom: ‸2083-09-15'), inAd, 'written in AD'],
  ...[
    'https://example.org/gallery',
    'https://www.facebook.com/photo/?fbid=1&set=a.2',
    'https://drive.google.com/file/d/1a/view?usp=sharing',
    'https://photos.app.goo.gl/aB1',
    'https://commons.wikimedia.org/wiki/File:House.jpg',
    'https://www.dropbox.com/s/a/house.jpg?dl=0',
  ].map((src): [string, Files, string, string] => [
    src,
    inText(`![A](‸${src})`),
    webPage,
    'upload it to public/images/',
  ]),
]

describe('the advice for', () => {
  it.each(cases)('%s is right', async (_, wrong, message, hint = '') => {
    const { lines, here, diagnostics } = await check(wrong, ['public/images/my photo.jpg'])
    expect(lines).toEqual([expect.stringContaining(message)])
    expect(lines[0]?.startsWith(`${here}  `)).toBe(true)
    expect(diagnostics[0]?.hint ?? '').toContain(hint)
  })

  it.each([
    inField('subjects:\n  - "Day 1: Reading"\n  - Day 2 (10:30–12:00)'),
    inField('image: { src: https://images.unsplash.com/photo-1?w=800, alt: A }'),
    inField('title: A “part” of it: “this”'.replace(': “', ' – “')),
    inField('title: शाखा १२'),
    inField('publishFrom: 2027-01-31'),
    inText('Write to info@example.org or [us](mailto:info@example.org). See moe.gov.np.'),
    inText('[A](https://www.facebook.com/institute) [B](https://maps.app.goo.gl/aB1)'),
    inText('![A](https://lh3.googleusercontent.com/a-b) ![B](https://res.cloudinary.com/a/b)'),
    inText('![A](https://www.dropbox.com/s/a/house.jpg?raw=1) ![B](https://a.org/B.JPG)'),
    inText('![A](https://picsum.photos/600/400) ![B](https://cdn.example.org/house)'),
    inSite('https://the-real-institute.np/embed', 'https://www.google.com/maps/embed?pb=!1m18'),
    partner('https://localhost.a.org'),
    { 'content/programs/.DS_Store': 'x' },
  ])('what is right is left alone: %j', async (files) => {
    expect((await check(files)).lines).toEqual([])
  })
})

it('knows the days of Bikram Sambat, and no others', () => {
  const days = {
    '2082-01-01': '2025-04-14',
    '1 Baisakh 2083': '2026-04-14',
    'Paush 15, 2083 BS': '2026-12-30',
    '2083 Mangshir 6': '2026-11-22',
    'फागुन 7 2083': '2027-02-19',
    '2083-13-01': undefined,
    '2083-01-32': undefined,
    '2027-01-31': undefined,
    'Poush 2083': undefined,
    'January 15, 2083': undefined,
  }
  const found = Object.keys(days).map((day) => [day, dayOfBikramSambat(day)])
  expect(Object.fromEntries(found)).toEqual(days)
})
