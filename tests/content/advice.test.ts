import { describe, expect, it } from 'vitest'
import { dayOfBikramSambat } from '#scripts/read/fields/days.ts'
import { check, entry, inField, inText, siteYaml } from './small-site.ts'

const inSite = (before: string, after: string) => ({
  'content/site.yaml': siteYaml.replace(before, after),
})
const partner = (url: string) => ({ 'content/partners/one.mdx': entry('partner', { url }) })
const embed = 'https://the-real-institute.np/embed'
const map = 'https://www.google.com/maps/embed?pb=!1m18'
const frame = (attributes: string) => `<iframe src="${map}&amp;x=1" ${attributes}></iframe>`

const twice = 'Put the text in quotation marks: - "Day 1: Reading"'
const inAd = 'Did you mean 2026-12-30?'
const reach = 'expected an address that visitors reach too: this one leads to your own computer'
const noSpaces = 'an address has no spaces; write /images/my-photo.jpg'

type Case = readonly [what: string, message: string, hint?: string]

const fields: readonly Case[] = [
  ['subjects:\n  - ‸Day 1: Reading', 'got a group of fields', twice],
  ['subjects:\n  - Day 1: ‸Reading: more', 'a colon with a space', '"Day 1: Reading: more"'],
  ['‸location:', 'got nothing', 'If there is nothing to say, delete the line.'],
  ['fee: { amount: 25,‸000, currency: NPR }', 'unknown field', 'There are: amount'],
  ['title: ‸“A: b”', 'a colon with a space', 'title: "A: b"'],
  ['image: { src: ‸/images/my photo.jpg, alt: A }', noSpaces, 'Give the file the same name'],
  ['‸teacher: Sita', 'unknown field', 'There are: id, title, summary, description,'],
  ['publishFrom: ‸२०२७-०१-३१', 'mean 2027-01-31?'],
  ['artwork:\n  hour: ‸dawn\n    composition: pass', 'is indented further', 'in the same column'],
  ['publishFrom: ‸२०८३ पुस १५ गते', inAd],
]

const texts: readonly Case[] = [
  ['[A](‸facebook.com/a)', 'Did you mean "https://facebook.com/a"?'],
  ['[A](‸http://localhost:5173/a)', reach],
  ['Text.\n\n‸##\n\nMore.', 'a heading without words'],
  ['Text.\n‸>>>>>>> main', 'two versions are here'],
  ['![A](‸/images/my%20photo.jpg)', noSpaces, 'Give the file the same name'],
]

const partners: readonly Case[] = [
  ['‸www.a.org', 'Did you mean https://www.a.org?'],
  ['‸https://a.org/%2e%2E/b', 'without . or .. between its slashes'],
  ...[
    'http://localhost:3000/a',
    'https://192.168.1.4/',
    'https://172.20.0.1/',
    'https://files.internal/',
    'https://router.lan:8080/',
  ].map((address): Case => [`‸${address}`, reach]),
]

/** What stands in site.yaml, and what is written instead. */
const ofSite: readonly [from: string, ...Case][] = [
  [
    'https://formspree.io/f/xkndpqrz',
    '‸https://formspree.io/f/a b',
    'without spaces, quotation marks and ।',
  ],
  ['name: The', '‸colour: red\nname: The', 'unknown field', 'name,'],
  ['"09:00"', '‸"०९:००"', 'Did you mean 09:00?'],
  ['+977 1 423 4567', '‸"9841234567"', 'mean +977 9841234567?'],
  ['+977 1 423 4567', '‸01-4234567', 'mean +977 1 4234567?'],
  ['+977 1 423', '‸+९७७ १ ४२३', 'mean +977 1 423 4567?'],
  [embed, `‸${frame('style="border:0;"')}`, `mean ${map}&x=1?`],
]

const written = (cases: readonly Case[], site: (what: string) => Record<string, string>) =>
  cases.map(([what, message, hint]) => ({ what, wrong: site(what), message, hint }))

describe('the advice for', () => {
  it.each([
    ...written(fields, inField),
    ...written(texts, inText),
    ...written(partners, partner),
    ...ofSite.flatMap(([from, ...told]) => written([told], (to) => inSite(from, to))),
  ])('$what is right', async ({ wrong, message, hint = '' }) => {
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
    inText('Write to info@example.org or [us](mailto:info@example.org). See moe.gov.np.'),
    inSite(embed, map),
    partner('https://localhost.a.org'),
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
