import { typesetBrochure } from './sample.ts'
import { expect, test } from 'vitest'
import { placePictures } from '#scripts/build/place-pictures.ts'
import { takenNames } from '#scripts/check/repository/generated-files.ts'
import { brochureContent } from '#components/outputs/brochure/content.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import {
  contentOf,
  neededInNepali,
  nepaliProgram,
  page,
  program,
  programPath,
} from '#tests/engine/small-sites/small-site.ts'
import { readPdf } from './read-pdf.ts'

const nepaliPath = 'content/programs/local.ne.mdx'
const facts = {
  intakes: '[{ starts: 2027-03-01, ends: 2027-03-05 }]',
  fee: '{ amount: 385000, currency: NPR }',
}
const text = '[भर्ना](/) र [बोर्ड](/b#c)। गर्‍यो, राष्ट्रिय, ज्ञान, शुद्ध।'

/** The small site with a program in both languages, and a program and a page in English. */
const content = await contentOf({
  ...neededInNepali,
  'pages/b.mdx': page('## C [#c]\n\nText.'),
  [programPath]: program(facts),
  [nepaliPath]: nepaliProgram('', text),
  'content/programs/second.mdx': program({ id: '2', order: '2', title: 'Another' }),
})
const inNepali = content.translations.get('ne') ?? content
const translated = inNepali.programs.find(({ path }) => path === nepaliPath)
if (!translated) throw new Error('there is no program in Nepali')
const brochure = brochureContent(translated, inNepali)
const { pdf, missing } = await typesetBrochure(brochure)
const read = await readPdf(pdf)

test('a build makes brochures and social pictures of each entry, in Nepali of what is translated', async () => {
  const names: string[] = []
  await placePictures(await temporaryFolder(), content, (name) => void names.push(name))
  const social = names.flatMap((name) => /^media\/social\/(\w+)\.\w{8}\.png$/.exec(name)?.[1] ?? [])
  expect(names.filter((name) => name.endsWith('.pdf')).toSorted()).toEqual([
    'brochures/local.pdf',
    'brochures/second.pdf',
    'ne/brochures/local.pdf',
  ])
  expect(social.toSorted().join(' ')).toBe('404 404 b index index local local second')
})

test('a brochure in Nepali is tagged as such, and no letter lacks a glyph', () => {
  expect(read.info).toMatchObject({ Language: 'ne', Title: 'स्थानीय आर्थिक विकास' })
  expect({ tagged: read.tagged, missing }).toEqual({ tagged: true, missing: [] })
  expect(read.alternatives).toEqual([expect.stringContaining('ठेगानाको QR कोड')])
})

test('days are in Bikram Sambat first, the fee is in lakhs, all in Devanagari digits', () => {
  const said = JSON.stringify(brochure).replaceAll(/[\s\u2060]/gu, ' ')
  expect(said).toMatch(/२०८३ फागुन १७.*२०२७ मार्च १/)
  expect(said).toContain('३,८५,०००')
})

test('links lead to pages in Nepali, or to those in English', () => {
  expect(read.links.filter((link) => link.startsWith('https:'))).toEqual([
    'https://the-real-institute.np/ne',
    'https://the-real-institute.np/b#c',
    'https://the-real-institute.np/ne/programs/local',
    'https://the-real-institute.np/map',
    'https://the-real-institute.np/',
  ])
})

test('no file under public/ has the name of a brochure in Nepali', () => {
  const files = ['public/ne/brochures/local.pdf', 'public/ne/brochures/second.pdf']
  expect(takenNames(content, new Set(files)).map(([{ path }]) => path)).toEqual(files.slice(0, 1))
})
