import { describe, expect, it } from 'vitest'
import {
  check,
  entry,
  type Fields,
  inText,
  notFoundPage,
  page,
  program,
  programsPage,
  siteYaml,
} from '../small-site.ts'

const day = '2027-03-15'
const a = 'content/programs/a.mdx'
const question = 'content/faqs/f.mdx'

const on = (files: Record<string, string>, assets: readonly string[] = []) =>
  check(files, assets, { day })

describe('an unpublished entry', () => {
  it.each([
    ['a draft', { draft: 'true' }],
    ['an entry of tomorrow', { publishFrom: '2027-03-16' }],
    ['an entry that ended yesterday', { publishUntil: '2027-03-14' }],
  ])('is in no list and at no address: %s', async (_, more) => {
    const { content, lines } = await on({
      [a]: program(more),
      [question]: entry('faq', more, 'So.'),
      'content/highlights/h.mdx': entry('highlight', more),
      'content/testimonials/t.mdx': entry('testimonial', more),
      'content/partners/p.mdx': entry('partner', more),
      'pages/spring.mdx': page('Text.', 'Spring', { ...more, formerly: '[/march]' }),
    })
    expect(lines).toEqual([])
    const { programs, faqs: questions, highlights, testimonials, partners } = content ?? {}
    const lists = [programs, questions, highlights, testimonials, partners]
    expect(lists).toEqual(lists.map(() => []))
    expect(content?.moved).toEqual(new Map())
    expect(content?.pages.map(({ slug }) => slug)).toEqual(['404', 'index'])
    expect([...(content?.routes.keys() ?? [])]).toEqual(['/404', '/'])
  })

  it('is named with the field that says so', async () => {
    const { unpublished } = await on({
      [question]: entry('faq', { publishUntil: '2027-03-14' }, 'So.'),
    })
    expect(unpublished).toMatchObject([
      { path: question, line: 4, column: 15, why: { reason: 'late', until: '2027-03-14' } },
    ])
  })

  it('holds back the files that only it names', async () => {
    const files = ['public/b/own.pdf', 'public/b/shared.pdf', 'public/own.png']
    const { unpublished } = await on(
      {
        [a]: program(
          { draft: 'true', brochureLink: '/b/own.pdf' },
          '![A](/own.png) [B](/b/shared.pdf?x#y)',
        ),
        'pages/p.mdx': page('[B](/b/shared.pdf)'),
      },
      files,
    )
    expect(unpublished.map((entry) => entry.files)).toEqual([['/b/own.pdf', '/own.png']])
  })
})

it.each([
  ['its first day', { publishFrom: '2027-03-15' }],
  ['its last day', { publishUntil: '2027-03-15' }],
  ['no draft', { draft: 'false' }],
])('a published entry is there: on %s', async (_, more) => {
  const { content, unpublished } = await on({ [question]: entry('faq', more, 'So.') })
  expect(content?.faqs).toHaveLength(1)
  expect(content?.faqs[0]).not.toHaveProperty('unpublished')
  expect(unpublished).toEqual([])
})

describe('a link to an unpublished entry', () => {
  const link = page('See [it](‸/programs/a).')

  it.each([
    ['a draft', { draft: 'true' }, 'is a draft (content/programs/a.mdx:8:8)'],
    [
      'a later entry',
      { publishFrom: '2027-04-01' },
      'is not published before 2027-04-01 (content/programs/a.mdx:8:14)',
    ],
    [
      'an entry that has ended',
      { publishUntil: '2027-03-14' },
      'is published until 2027-03-14 only (content/programs/a.mdx:8:15)',
    ],
  ])('is a fault with both places and the day: %s', async (_, changes, words) => {
    const { lines, here, content } = await on({ [a]: program(changes), 'pages/p.mdx': link })
    expect(lines).toEqual([`${here}  /programs/a ${words}; today is 2027-03-15`])
    expect(content).toBeUndefined()
  })

  it('is a warning if it leads nowhere from a later day on', async () => {
    const { lines, here, content } = await on({
      [a]: program({ publishUntil: '2027-12-31' }),
      'pages/p.mdx': link,
    })
    expect(lines).toEqual([
      `${here}  from 2028-01-01 on this is a fault: /programs/a is published until 2027-12-31 only (content/programs/a.mdx:8:15)`,
    ])
    expect(content?.programs).toHaveLength(1)
  })

  it('is a warning in development, where the page is there', async () => {
    const files = { [a]: program({ draft: 'true' }), 'pages/p.mdx': link }
    const { content, diagnostics } = await check(files, [], { day, keepUnpublished: true })
    expect(diagnostics.map(({ severity, rule }) => [severity, rule])).toEqual([
      ['warning', 'unpublished-link'],
    ])
    expect(content).toBeDefined()
  })

  it('is no fault in another draft', async () => {
    const { lines } = await on({
      [a]: program({ draft: 'true' }),
      [question]: entry('faq', { draft: 'true' }, '[Here](/programs/a).'),
    })
    expect(lines).toEqual([])
  })

  it('is found in fields, by the anchor of a list, and in the site’s menus', async () => {
    const { lines, marks } = await on({
      [a]: program({ draft: 'true' }),
      'pages/programs.mdx': programsPage('[One](‸#a)').replace(
        'heading: A page',
        'heading: A page\n  button: { label: One, to: ‸"/programs#a" }',
      ),
    })
    expect(lines).toEqual([
      `${marks[0]}  hero.button.to: /programs#a is a draft (content/programs/a.mdx:8:8); today is 2027-03-15`,
      `${marks[1]}  #a is a draft (content/programs/a.mdx:8:8); today is 2027-03-15`,
    ])
  })
})

describe('the days', () => {
  it.each([
    ['of an entry', question, (more: Fields) => entry('faq', more, 'So.')],
    ['of a page', 'pages/spring.mdx', (more: Fields) => page('Text.', 'Spring', more)],
  ])('%s end on the day on which they begin, or later', async (_, path, write) => {
    const publishFrom = '2027-05-02'
    const { lines, here } = await on({
      [path]: write({ publishFrom, publishUntil: '‸2027-05-01' }),
    })
    expect(lines).toEqual([
      `${here}  publishUntil: expected 2027-05-02, the day of publishFrom, or a later one, got "2027-05-01"`,
    ])
    const right = await on({ [path]: write({ publishFrom, publishUntil: publishFrom }) })
    expect(right.lines).toEqual([])
  })

  it.each([
    ['31.1.2027', 'a date such as 2027-01-31, got "31.1.2027". Did you mean 2027-01-31?'],
    ['02/03/2027', 'a date such as 2027-01-31, got "02/03/2027"'],
    ['2027-02-30', 'a day that the calendar has, got "2027-02-30"'],
    ['2083-10-17', 'a day of the years 2000 to 2069 AD, not of Bikram Sambat, got "2083-10-17"'],
    ['tomorrow', 'a date such as 2027-01-31, got'],
  ])('are those of the calendar, not %s', async (value, words) => {
    const files = { [a]: program({ publishFrom: `‸${value}` }), ...inText('[A](/programs/a)') }
    const { lines, here } = await on(files)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`${here}  publishFrom: expected ${words}`)
  })
})

/** The file of the whole site with an address in its menu. */
const menu = (to: string) => siteYaml.replace('main: [', `main: [{ label: Spring, to: ${to} }, `)

describe('an unpublished page', () => {
  it('is in no menu and no text: each link is a fault, and says what to do', async () => {
    const { diagnostics, places, marks } = await on({
      'content/site.yaml': menu('‸/spring'),
      'pages/a.mdx': page('[Spring](‸/spring#fees)', 'A'),
      'pages/spring.mdx': page('## Fees [#fees]', 'Spring', { draft: 'true' }),
    })
    expect(places).toEqual(marks)
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '/spring is a draft (pages/spring.mdx:5:8); today is 2027-03-15',
      '/spring#fees is a draft (pages/spring.mdx:5:8); today is 2027-03-15',
    ])
    expect(diagnostics.map(({ hint }) => hint)).toEqual(
      marks.map(() => 'Remove the link for now, or remove `draft: true` there.'),
    )
  })

  it.each([
    ['is linked from its first day on', { publishFrom: '2027-03-15' }, []],
    ['will be a fault in a menu', { publishUntil: '2027-12-31' }, ['warning']],
  ])('%s', async (_, more, severities) => {
    const spring = page('Text.', 'Spring', more)
    const files = { 'content/site.yaml': menu('/spring'), 'pages/spring.mdx': spring }
    const { diagnostics, content } = await on(files)
    expect(diagnostics.map(({ severity }) => severity)).toEqual(severities)
    expect(content?.routes.get('/spring')).toBe('pages/spring.mdx')
  })
})

describe('the site cannot do without', () => {
  const contact = page('Text.', 'Contact', {
    layout: 'contact',
    form: '{ heading: A, lead: B }',
    information: '{ heading: C }',
  })

  it.each([
    ['Home', 'pages/index.mdx', page('Text.'), 'draft: ‸true'],
    ['the not-found page', 'pages/404.mdx', notFoundPage, 'publishFrom: ‸2027-01-01'],
    ['the contact page', 'pages/contact.mdx', contact, 'publishUntil: ‸2026-01-01'],
  ])('%s: its days are a fault, and no link is', async (_, path, whole, line) => {
    const { diagnostics, places, here, unpublished } = await on({
      'pages/contact.mdx': contact,
      'pages/a.mdx': page('[A](/) [B](/contact)', 'A'),
      [path]: whole.replace('title:', `${line}\ntitle:`),
    })
    expect(places).toEqual([here])
    expect(diagnostics[0]?.message).toBe('the site cannot do without this page')
    expect(unpublished).toEqual([])
  })
})
