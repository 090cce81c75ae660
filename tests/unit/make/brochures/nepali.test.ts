import { expect, test } from 'vitest'
import { slowFilesOf } from '#scripts/build/slow-files.ts'
import { takenNames } from '#scripts/check/made/check-made.ts'
import { typesetBrochure } from '#scripts/make/brochures/index.ts'
import {
  contentOf,
  neededInNepali,
  nepaliProgram,
  page,
  program,
  programPath,
} from '#tests/content/small-site.ts'
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
const pictures = slowFilesOf(content)

const brochures = pictures.flatMap(({ kind, content }) => (kind === 'brochure' ? [content] : []))
const brochure = brochures.find(({ path }) => path === nepaliPath)
if (!brochure) throw new Error('there is no brochure in Nepali')
const { pdf, missing } = await typesetBrochure(brochure)
const read = await readPdf(pdf)

test('brochures and social pictures in Nepali are those of what is translated', () => {
  expect(brochures.map(({ address }) => address)).toEqual([
    '/brochures/local.pdf',
    '/brochures/second.pdf',
    '/ne/brochures/local.pdf',
  ])
  const social = pictures.flatMap(({ kind, content }) => (kind === 'social' ? [content] : []))
  const inNepali = social.filter(({ lang }) => lang === 'ne').map(({ title }) => title)
  expect(inNepali.toSorted()).toEqual(['गृहपृष्ठ', 'पृष्ठ भेटिएन', 'स्थानीय आर्थिक विकास'])
  expect(social.filter(({ title }) => title === 'Another')).toHaveLength(1)
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
    'https://the-real-institute.np/',
  ])
})

test('no file under public/ has the name of a brochure in Nepali', () => {
  const files = ['public/ne/brochures/local.pdf', 'public/ne/brochures/second.pdf']
  expect(takenNames(content, new Set(files)).map(({ path }) => path)).toEqual(files.slice(0, 1))
})
