import { describe, expect, test } from 'vitest'
import { bikramSambat } from '#content/schema/course/bikram-sambat.ts'
import { contentByRoute } from '#scripts/render/page-data.ts'
import { aboutPage, check, contentOf, inField, page, program, programPath } from './small-site.ts'

/** The YAML of a program's field, with a ‸ at each fault. */
const faults = [
  'fee: ‸ask us',
  'fee: { amount: ‸Rs. 500 }',
  'fee: { amount: 1, currency: ‸Rs }',
  'fee: { ‸currency: NPR }',
  'fee: { currency: NPR, parts: [{ name: A, amount: ‸0 }] }',
  'fee: { ‸currency: NPR, parts: [{ name: A, amount: 5, refundable: true }] }',
  'fee: { currency: NPR, parts: [{ name: A, amount: ‸10 000, due: ‸2027-02-30 }, { ‸amount: 5 }] }',
  `fee:
  amount: ‸30000
  currency: NPR
  parts:
    - { name: Admission, amount: 10000.1 }
    - { name: Instalment, amount: 15000.2 }
    - { name: Deposit, amount: 5000, refundable: true }`,
  'fee: { amount: 1, currency: NPR, ‸cover: Lunch }',
  'intakes: [{ starts: 2027-03-02, ends: ‸2027-03-01, applyBy: ‸2027-03-03, seats: ‸0 }]',
  'intakes: [{ starts: 2027-03-02 }, { starts: ‸2027-03-02, seats: 9 }]',
  'intakes: [{ starts: ‸1 March 2027, mode: ‸onsite }, { ‸ends: 2027-03-02 }]',
  'intakes: [{ id: a, starts: 2027-03-01 }, { id: ‸a, starts: 2027-03-02 }]',
  'intakes: [{ id: ‸2b, starts: 2027-03-03 }]',
  'recognition: [{ by: The council, says: It counts, link: ‸council.np }]',
  'trainers: [‸sita]',
]

const valid = [
  'fee: on request',
  'fee: free',
  'fee: { amount: 25000 }',
  'fee: { amount: 99.5, currency: EUR, toSupply: [amount] }',
  'fee: { currency: NPR, parts: [{ name: All, amount: 5, due: on the first day }] }',
  'fee: { amount: 5, currency: NPR, parts: [{ name: All, amount: 5, due: 2027-02-28 }] }',
  'scholarships: [For two women of each group.]\nrefund: Until a week before the first day.',
  'intakes: []',
  `intakes:
  - { starts: 2027-03-01, ends: 2027-03-01, applyBy: 2027-03-01, place: Pokhara, mode: on site }
  - { starts: 2027-03-01, place: पोखरा, toConfirm: [place] }
  - { starts: 2027-03-01, seats: 12, toSupply: [starts, seats] }`,
  'apply:\n  - Write to us.\n  - Pay the fee.\ntoSupply: [apply]',
]

describe('what decides a choice of program', () => {
  test.each(faults)('%s', async (yaml) => {
    const { places, marks } = await check(inField(yaml))
    expect(places.toSorted()).toEqual(marks.toSorted())
  })

  test.each(valid)('%s is valid', async (yaml) => {
    expect((await check(inField(yaml))).lines).toEqual([])
  })

  test.each([
    ['25000', 25_000],
    ['25,000', 25_000],
    ['1,50,000', 150_000],
    ['Rs. 25000', 25_000],
    ['रु २५,०००', 25_000],
    ['NPR 25,000.50', 25_000.5],
    ['25000/-', 25_000],
    ['२५०००', 25_000],
    ['"27,500"', 27_500],
  ])('an amount of %s is %s', async (typed, amount) => {
    const [entry] = (await contentOf(inField(`fee:\n  amount: ${typed}\n  currency: NPR`))).programs
    expect(entry?.data.fee).toEqual({ amount, currency: 'NPR' })
  })

  test.each(
    '25.000 1,5000 25,00 25_000 25.000,00 25k "USD_25" 1e5 0x10 0 "0" -5 99.999 free'.split(' '),
  )('an amount of %s is a fault', async (typed) => {
    const { places, marks } = await check(inField(`fee:\n  amount: ‸${typed}\n  currency: NPR`))
    expect(places).toEqual(marks)
  })

  test('an amount in another currency than its fee has is a fault', async () => {
    const { places, marks } = await check(inField('fee: { amount: ‸Rs. 500, currency: USD }'))
    expect(places).toEqual(marks)
  })

  test('every number is read as it is typed', async () => {
    const seats = 'intakes: [{ starts: 2027-03-02, seats: १,००० }]'
    const fields = program({ id: '"1,007"', order: '२०', intakes: undefined })
    const text = fields.replace('\n---\n\n', `\n${seats}\n---\n\n`)
    const [entry] = (await contentOf({ [programPath]: text.replace('१,०००', '"१,०००"') })).programs
    expect(entry?.data).toMatchObject({ id: 1007, order: 20, intakes: [{ seats: 1000 }] })
    const { places, marks } = await check({
      [programPath]: program({ order: '‸2.000', id: '‸ten' }),
    })
    expect(places.toSorted()).toEqual(marks.toSorted())
  })

  const intakes = `intakes:
  - { starts: 2027-03-10, place: Third, toSupply: [place] }
  - { starts: 2027-03-05, place: Second }
  - { starts: 2027-03-05, applyBy: 2027-03-01, place: First }
  - { starts: 2027-03-01, ends: 2027-03-31, place: Running }`
  test.each([
    ['2027-03-01', ['Running', 'Second', 'First', 'Third'], 3],
    ['2027-03-02', ['Second', 'Third'], 1],
    ['2027-03-05', ['Second', 'Third'], 1],
    ['2027-03-06', ['Third'], 0],
    ['2027-03-11', [], undefined],
  ])('on %s an intake can still be joined: %s', async (day, places, flagged) => {
    const { content } = await check(inField(intakes), [], { day })
    const [entry] = content?.programs ?? []
    expect(entry?.data.intakes?.map(({ place }) => place)).toEqual(places)
    expect(entry?.toSupply).toEqual(flagged === undefined ? [] : [`intakes.${flagged}.place`])
  })
})

test('warns of an intake that is far longer than the program, or years ahead', async () => {
  const dates = '- { starts: 2027-03-01, ends: ‸2027-09-01 }\n  - { starts: ‸2037-03-01 }'
  const { diagnostics, lines, marks } = await check(
    inField(`duration: 5 days\nintakes:\n  ${dates}`),
    [],
    { day: '2027-01-15' },
  )
  expect(diagnostics.map(({ severity }) => severity)).toEqual(['warning', 'warning'])
  expect(lines).toEqual([
    expect.stringContaining(`${marks[0]}  intakes.0.ends: from 2027-03-01`),
    expect.stringContaining(`${marks[1]}  intakes.1.starts: 2037-03-01 is years ahead`),
  ])
})

describe('a program whose intakes are all over', () => {
  const dates = `intakes:
  ‸- { starts: 2027-03-05 }
  - { starts: 2027-03-10, ends: 2027-03-20, applyBy: 2027-03-08 }`
  test('has a warning at them from the day after the last one', async () => {
    const { lines, here, diagnostics } = await check(inField(dates), [], { day: '2027-03-09' })
    expect(lines).toEqual([
      `${here}  intakes: no intake is left: the last day to join one was 2027-03-08, so the site says that the dates are on request`,
    ])
    expect(diagnostics[0]?.severity).toBe('warning')
  })

  const bare = dates.replace('‸', '')
  test.each([
    ['can be joined on the last day', '2027-03-08', bare],
    ['has one that is still ahead', '2027-03-09', `${bare}\n  - { starts: 2027-03-09 }`],
    ['has none', '2027-03-09', 'intakes: []'],
    ['is a draft', '2027-03-09', `${bare}\ndraft: true`],
    ['is not on the site yet', '2027-03-09', `${bare}\npublishFrom: 2027-03-10`],
    ['has left the site', '2027-03-09', `${bare}\npublishUntil: 2027-03-08`],
    ['waits for its days', '2027-03-09', `${bare}\n  - { starts: 2027-01-01, toSupply: [starts] }`],
  ])('has none if it %s', async (_, day, yaml) => {
    expect((await check(inField(yaml), [], { day })).lines).toEqual([])
  })
})

const faq = (order: number, more = '') =>
  `---\nquestion: Why?\norder: ${order}\n${more}---\n\nSo.\n`

describe('a question that names a program', () => {
  const files = {
    'pages/about.mdx': aboutPage,
    [programPath]: program(),
    'content/programs/second.mdx': program({ id: '2', order: '2', title: 'Second' }),
    'content/faqs/general.mdx': faq(1),
    'content/faqs/own.mdx': faq(2, 'program: local\n'),
  }

  test('is on its page only, and general questions on About only', async () => {
    const at = contentByRoute(await contentOf(files))
    const shown = (route: string) => at(route).content.faqs.map(({ slug }) => slug)
    expect(shown('/about')).toEqual(['general'])
    expect(shown('/programs/local')).toEqual(['own'])
    expect(shown('/programs/second')).toEqual([])
    expect(shown('/')).toEqual([])
  })

  test('is linked to there', async () => {
    const links =
      '[a](/about#general) [b](/programs/local#own) [c](‸/about#own) [d](‸/programs/second#own)'
    const { lines, marks } = await check({ ...files, 'pages/a.mdx': page(links) })
    expect(lines).toEqual([
      expect.stringContaining(`${marks[0]}  there is no #own on /about`),
      expect.stringContaining(`${marks[1]}  there is no #own on /programs/second`),
    ])
  })

  test('names one that exists, and leaves the site with it', async () => {
    const wrong = { ...files, 'content/faqs/own.mdx': faq(2, 'program: ‸locl\n') }
    const { lines, here } = await check(wrong)
    expect(lines).toEqual([`${here}  program: there is no program "locl". Did you mean "local"?`])
    const draft = { ...files, [programPath]: program({ draft: 'true' }) }
    expect((await check(draft)).lines).toEqual([])
  })
})

test.each([
  ['2026-04-14', '1 Baisakh 2083'],
  ['2027-01-31', '17 Magh 2083'],
  ['2000-01-01', '17 Poush 2056'],
  ['2029-04-13', '31 Chaitra 2085'],
  ['2029-04-14', undefined],
])('%s AD is %s of Bikram Sambat', (day, expected) => {
  expect(bikramSambat(day)).toBe(expected)
})
