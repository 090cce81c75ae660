import { beforeAll, describe, expect, it } from 'vitest'
import { readDictionary } from '#scripts/check/text/check-prose.ts'
import { openDictionary, type Speller } from '#scripts/check/text/speller.ts'
import { page } from '#tests/engine/small-sites/small-site.ts'
import { delivered } from '#tests/support/site-copy.ts'
import { at, prose } from './prose-site.ts'

let speller: Speller
beforeAll(async () => {
  const people = ['Dikshit', 'Shital', 'Kunti', 'Bhattarai', 'Paush']
  speller = (await openDictionary({ ...readDictionary(delivered).own, people }))()
}, 60_000)
const check = (text: string) => prose({ [at]: page(text) }, { speller })

describe('spelling', () => {
  it.each(
    Object.entries({
      'The ‸institue in Kathmandu.': '“institue” is in no dictionary. Did you mean “institute”',
      'Good \\* and **bad ‸managment**.':
        '“managment” is in no dictionary. Did you mean “management”',
      'A course in ‸nepal.': '“nepal” is in no dictionary. Did you mean “Nepal”',
      '‸Tarrifs and costs.': '“Tarrifs” is in no dictionary. Did you mean “tar',
      'From ‸Pohkara to Thamel.': '“Pohkara” is in no dictionary. Did you mean “Pokhara”',
    }),
  )('finds %j', async (text, message) => {
    const { lines, places, marks } = await check(text)
    expect(lines[0]).toContain(message)
    expect(places).toEqual(marks)
  })

  it.each([
    'Maitighar’s programs in Bagmati, Pokhara and the Kathmandu valley of Nepal.',
    'Write to me@xyzzy.example or /xyzzy/plugh.',
    '`xyzzy`, the ICIMOD, the NGOs, 5kg, H2O and B2B.',
    'The organisation’s colour, its theatre and the licence; don’t practise.',
    'An effi\u00ADcient office, #admissionopen @officeofsita',
    'माइतीघर इन्स्टिच्युट',
    'Open on the line<br />Another day',
    'A visit to Kharkhola with Ms. Sita Sharma of Khanepani Limited.',
    'With Rina Basnet, Bishnu Poudel, Anil Koirala and Suman Malla of Dhangadhi and Salyan.',
    'Write to Narendra, Sujata, Bikash, Deepak, Sarita, Nabin or Govinda by Moodle, Figma or Trello.',
    'Dikshit and Shital write. Kunti Bhattarai reads, at Dashain or in Paush.',
    'HOTEL, Hotel and hotel. A naïve café.',
  ])('leaves alone %j', async (text) => {
    expect((await check(text)).lines).toEqual([])
  })
})

it('fixes a common misspelling in lower case that has one British correction', async () => {
  const text = 'We recieve managment of accomodation. Recieve the chiya, aache, momo and bazar.'
  const { fixed } = await check(text)
  expect(fixed(at)).toContain(
    'We receive management of accommodation. Recieve the chiya, aache, momo and bazar.',
  )
})

it('joins a word that a PDF divided', async () => {
  const { lines, marks, places, fixed } = await check('The ‸regis- tration and pre- or post-tests.')
  expect([lines[0], places]).toEqual([expect.stringContaining('divided'), marks])
  expect(fixed(at)).toContain('The registration and pre- or post-tests.')
})

it('gives the line to paste for a word that is right, and the file', async () => {
  const { diagnostics } = await check('The xyzzyq of Kathmandu.')
  expect(diagnostics[0]?.hint).toBe(
    'If it is right, add this line to content/dictionary/words.txt: xyzzyq',
  )
})
