import { describe, expect, it } from 'vitest'
import {
  check,
  entry,
  type Fields,
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
    ['is a draft', { draft: 'true' }],
    ['is not published before 2027-04-01', { publishFrom: '2027-04-01' }],
    ['is published until 2027-03-14 only', { publishUntil: '2027-03-14' }],
  ])('is a fault, which says that the entry %s', async (state, changes) => {
    const { lines, rules, here } = await on({ [a]: program(changes), 'pages/p.mdx': link })
    expect(rules).toEqual(['unpublished-link'])
    expect(lines).toEqual([expect.stringMatching(`^${here} .* ${state} `)])
  })

  it('is a warning if the entry ends on a later day', async () => {
    const { lines, here, diagnostics } = await on({
      [a]: program({ publishUntil: '2027-12-31' }),
      'pages/p.mdx': link,
    })
    expect(lines).toEqual([expect.stringContaining(`${here}  from 2028-01-01 on this is a fault`)])
    expect(diagnostics[0]?.severity).toBe('warning')
  })

  it('is a warning in development, where the page is there', async () => {
    const files = { [a]: program({ draft: 'true' }), 'pages/p.mdx': link }
    const { diagnostics } = await check(files, [], { day, keepUnpublished: true })
    expect(diagnostics).toMatchObject([{ severity: 'warning', rule: 'unpublished-link' }])
  })

  it('is no fault in another draft', async () => {
    const { lines } = await on({
      [a]: program({ draft: 'true' }),
      [question]: entry('faq', { draft: 'true' }, '[Here](/programs/a).'),
    })
    expect(lines).toEqual([])
  })

  it('is found in fields, in menus and by the anchor of a list', async () => {
    const { diagnostics, places, marks } = await on({
      [a]: program({ draft: 'true' }),
      'content/site.yaml': siteYaml.replace('main: [', 'main: [{ label: One, to: ‸/spring }, '),
      'pages/programs.mdx': programsPage('[One](‸#a)').replace(
        'heading: A page',
        'heading: A page\n  button: { label: One, to: ‸"/programs#a" }',
      ),
      'pages/spring.mdx': page('Text.', 'Spring', { draft: 'true' }),
    })
    expect(places).toEqual(marks)
    expect(diagnostics[0]?.hint).toBe('Remove the link for now, or remove `draft: true` there.')
  })
})

it.each([
  ['an entry', question, (more: Fields) => entry('faq', more, 'So.')],
  ['a page', 'pages/spring.mdx', (more: Fields) => page('Text.', 'Spring', more)],
])('the days of %s end on the day on which they begin, or later', async (_, path, write) => {
  const publishFrom = '2027-05-02'
  const early = await on({ [path]: write({ publishFrom, publishUntil: '‸2027-05-01' }) })
  expect(early.lines).toEqual([
    expect.stringContaining(`${early.here}  publishUntil: expected 2027-05-02`),
  ])
  const right = await on({ [path]: write({ publishFrom, publishUntil: publishFrom }) })
  expect(right.lines).toEqual([])
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
