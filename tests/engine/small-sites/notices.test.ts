import { describe, expect, it } from 'vitest'
import { documentAt, pageAt } from '#tests/engine/page-at.ts'
import { check, contentIn, contentOf, inText, page, program, programPath } from './small-site.ts'

const path = 'content/notices/a.mdx'

/** A notice with these fields and this text. */
const notice = (fields = '', text = 'Come and see.') =>
  `---\ntitle: Something happens\ndate: 2027-01-10\n${fields}\n---\n\n${text}\n`

const newsOf = (date: string) => notice('category: news').replace('2027-01-10', date)

const board = {
  'pages/board.mdx': page('Text.', 'All that happens', { layout: 'notices' }),
}

const standing = async (fields: string, day: string) =>
  (await contentOf({ [path]: notice(fields) }, { day })).notices[0]?.standing

describe('a notice', () => {
  it.each([
    ['until its last day', 'category: admission\nuntil: 2027-02-01', '2027-02-01', 'current'],
    ['after its last day', 'category: admission\nuntil: 2027-02-01', '2027-02-02', 'over'],
    ['on the day of an event', 'category: event\nstarts: 2027-02-01', '2027-02-01', 'current'],
    ['after it', 'category: event\nstarts: 2027-02-01\nends: 2027-02-03', '2027-02-04', 'over'],
    ['without a last day', 'category: news', '2027-03-11', 'current'],
    ['without a last day, after sixty days', 'category: news', '2027-03-12', 'older'],
  ])('%s: %s on %s is %s', async (_, fields, day, expected) => {
    expect(await standing(fields, day)).toBe(expected)
  })

  it('is before older ones, and those of a day are by their names', async () => {
    const { notices } = await contentOf({
      'content/notices/b.mdx': newsOf('2027-01-02'),
      'content/notices/a.mdx': newsOf('2027-01-02'),
      'content/notices/c.mdx': newsOf('2027-03-01'),
    })
    expect(notices.map(({ slug }) => slug)).toEqual(['c', 'a', 'b'])
  })
})

/** The fields of a notice with a fault of the rule at the ‸. */
const faults = {
  'bad-value': [
    'category: event\nstarts: 2027-03-02\nends: ‸2027-03-01',
    'category: event\nstarts: 2027-03-02 10:00\nends: ‸2027-03-02',
    'category: event\nstarts: 2027-03-02\nends: ‸2027-03-02 10:00',
    'category: event\nstarts: ‸tomorrow',
    'category: event\nstarts: ‸2027-02-30',
    'category: event\nstarts: ‸2 March 2027, 4 PM',
    'category: event\nuntil: ‸2027-03-01\nstarts: 2027-03-02',
    'category: news\nstarts: ‸2027-03-01',
    'category: news\nplace: ‸Town hall',
    'category: event\nstarts: 2027-03-01\nplace: ‸Online (Zoom)',
    'category: event\nstarts: 2027-03-01\nmode: online\nplace: ‸Town hall',
    'category: admission\nuntil: ‸2027-01-09',
    'category: news\npublishUntil: ‸2027-01-09',
    'category: ‸evnt\nstarts: 2027-03-01',
  ],
  'missing-file': ['category: news\nfile: ‸/routine.docx'],
  'missing-field': ['category: ‸event', 'category: ‸result', 'category: ‸admission'],
}

describe('the check of a notice', () => {
  it.each(
    Object.entries(faults).flatMap(([rule, all]) => all.map((fields) => [rule, fields] as const)),
  )('finds %s in %j', async (rule, fields) => {
    const { rules, places, marks } = await check({ [path]: notice(fields) })
    expect(rules).toEqual([rule])
    expect(places).toEqual(marks)
  })

  it('only warns of an admission without its last day', async () => {
    const { diagnostics } = await check({ [path]: notice('category: admission') })
    expect(diagnostics[0]?.severity).toBe('warning')
  })
})

const result = (text: string) => ({
  [path]: notice('category: result\npublishUntil: 2027-03-01', text),
})

describe('people in a result', () => {
  it.each(
    Object.entries({
      'a column of names': '| Roll | ‸Name |\n| --- | --- |\n| 12 | s. r. |',
      'a column of names in Nepali': '| क्र.सं. | ‸नाम |\n| --- | --- |\n| १२ | सीता |',
      'names beside numbers':
        '| No | A |\n| --- | --- |\n| 2083-14 | ‸Sita Rai |\n| 2083-15 | Hari Bahadur Thapa |',
      'names in a list': '- 2083-14 ‸Sita Rai\n- 2083-15 Hari Thapa',
      'names before numbers': '1. ‸Sita Rai (2083-14)\n2. Hari Thapa (2083-15)',
    }),
  )('are found: %s', async (_, text) => {
    const { diagnostics, places, here } = await check(result(text))
    expect(places).toEqual([here])
    expect(diagnostics).toMatchObject([{ rule: 'personal-data', severity: 'warning' }])
  })

  it.each(
    Object.entries({
      divisions:
        '| Roll | Result |\n| --- | --- |\n| 2083-14 | First Division |\n| 2083-15 | Second Division |',
      'rooms and days':
        '| Roll | Room |\n| --- | --- |\n| 2083-14 | Monday, 11:00 |\n| 2083-15 | Main Hall |\n| 2083-16 | Main Hall |',
      'a list of numbers': '- 2083-14\n- 2083-15\n- 2083-16',
      'a sentence': 'Ask Sita Rai in room 204, or Hari Thapa in room 205.',
    }),
  )('are not taken from %s', async (_, text) => {
    expect((await check(result(text))).lines).toEqual([])
  })

  it('are not looked for in other notices', async () => {
    const text = '- 12:00 Sita Rai\n- 13:00 Hari Thapa'
    expect((await check({ [path]: notice('category: news', text) })).lines).toEqual([])
  })
})

describe('the page that lists the notices', () => {
  const news = notice('category: news\npublishFrom: 2027-02-01\npublishUntil: 2027-02-28')
  const on = (day: string, more = {}) => check({ ...board, [path]: news, ...more }, [], { day })

  it.each([
    ['2027-01-31', false],
    ['2027-02-01', true],
    ['2027-02-28', true],
    ['2027-03-01', false],
  ])('is on the site while there are any: on %s %s', async (day, isThere) => {
    const { content, lines, unpublished } = await on(day)
    expect(lines).toEqual([])
    expect(content?.routes.has('/board')).toBe(isThere)
    expect(content?.routes.has('/notices/a')).toBe(isThere)
    expect(unpublished.map((each) => each.path).includes('pages/board.mdx')).toBe(!isThere)
  })

  it('may be linked while it is there, with a warning if it will not be', async () => {
    const link = inText('[All](/board)')
    const severitiesOn = async (day: string) =>
      (await on(day, link)).diagnostics.map(({ severity }) => severity)
    expect(await severitiesOn('2027-01-31')).toEqual(['error'])
    expect(await severitiesOn('2027-02-10')).toEqual(['warning'])
    const lasting = { 'content/notices/b.mdx': notice('category: news') }
    expect((await on('2027-02-10', { ...link, ...lasting })).lines).toEqual([])
  })

  it('has the notices of two years, and a page for each year before', async () => {
    const years = ['2027-01-10', '2026-12-31', '2025-12-31', '2023-01-01']
    const news = Object.fromEntries(
      years.map((date) => [`content/notices/n-${date}.mdx`, newsOf(date)]),
    )
    const content = await contentOf({ ...board, ...news })
    expect([...content.routes.keys()].filter((route) => route.startsWith('/board'))).toEqual([
      '/board',
      '/board/page/2025',
      '/board/page/2023',
    ])
    const shownAt = (route: string) =>
      pageAt(content, route).html.match(/(?<=href="\/)(?:notices\/n|board)[^"]*/g)
    expect(shownAt('/board')).toEqual([
      'notices/n-2027-01-10',
      'notices/n-2026-12-31',
      'board/page/2025',
      'board/page/2023',
    ])
    expect(shownAt('/board/page/2025')).toEqual([
      'notices/n-2025-12-31',
      'board',
      'board/page/2023',
    ])
  })
})

describe('pages', () => {
  const files = {
    ...board,
    [programPath]: program(),
    [path]: notice('category: admission\nuntil: 2027-02-01\nprograms: [local]'),
    'content/notices/b.mdx': notice(
      'category: event\nstarts: 2026-03-01 10:00\nends: 2026-03-01 16:00',
    ).replace('2027-01-10', '2026-02-10'),
  }
  const htmlAt = async (route: string, day = '2027-01-15') =>
    pageAt(await contentOf(files, { day }), route).html

  it('list them by year, with a mark at what is over', async () => {
    const html = await htmlAt('/board')
    expect(html.match(/<h2[^>]*>\d+<\/h2>|>Over<|href="\/notices\/\w"/g)).toEqual([
      '<h2 id="_2027" class="mb-4 text-h3">2027</h2>',
      'href="/notices/a"',
      '<h2 id="_2026" class="mb-4 text-h3">2026</h2>',
      '>Over<',
      'href="/notices/b"',
    ])
    expect(html).toContain('href="/calendar.ics"')
    expect(html).toContain('href="/notices.xml"')
  })

  it('of programs show the notices that name them until they are over', async () => {
    expect(await htmlAt('/programs/local')).toContain('href="/notices/a"')
    expect(await htmlAt('/programs/local')).not.toContain('href="/notices/b"')
    expect(await htmlAt('/programs/local', '2027-02-02')).not.toContain('/notices/a"')
  })

  it('of notices lead to the list and to the program, and say what is over', async () => {
    const open = await htmlAt('/notices/a')
    expect(open).toContain('href="/board"')
    expect(open).toContain('href="/programs/local"')
    expect(open).not.toContain('its last day was')
    expect(await htmlAt('/notices/a', '2027-02-02')).toMatch(/its last day was 1\s+February\s+2027/)
    expect(await htmlAt('/notices/b')).toMatch(/1\s+March\s+2026, 10:00–16:00/)
  })

  it('of an open admission for several programs list each with its next date and a link to apply', async () => {
    const intakes = '[{ starts: 2027-03-01 }, { starts: 2027-05-01 }]'
    const html = pageAt(
      await contentOf({
        ...board,
        [programPath]: program({ intakes }),
        'content/programs/b.mdx': program({ id: '2', order: '2', title: 'Writing' }),
        [path]: notice('category: admission\nuntil: 2027-02-01\nprograms: [local, b]'),
      }),
      '/notices/a',
    ).html
    const rows = html.split('class="intake"').slice(1)
    expect(rows[0]).toMatch(/1\s+March\s+2027.*href="\/programs\/local".*Apply for this date/s)
    expect(rows[1]).toMatch(/Dates on request.*href="\/programs\/b".*>Apply</s)
    expect(html).not.toContain('1 May')
  })

  it('say that an event is online, and that it is cancelled, in the list too', async () => {
    const event = 'category: event\nstarts: 2027-03-01\nmode: online\nstatus: cancelled'
    const content = await contentOf({ ...board, [path]: notice(event) })
    expect(pageAt(content, '/notices/a').html).toMatch(/Cancelled.*>Online</s)
    expect(pageAt(content, '/board').html).toContain('Cancelled')
  })
})

describe('the document of any page', () => {
  const newsOnly = { ...board, [path]: notice('category: news\npublishUntil: 2027-02-01') }
  const documentOn = async (day: string, route: string, more = {}) =>
    documentAt(await contentOf({ ...newsOnly, ...more }, { day }), route)

  it('links to the notices in header, panel and footer, and names the feed, as long as there are any', async () => {
    const feed = '<link rel="alternate" type="application/atom+xml" title="All that happens"'
    for (const route of ['/', '/notices/a', '/board'])
      expect(await documentOn('2027-02-01', route)).toContain(feed)
    expect(await documentOn('2027-02-01', '/')).toMatch(/<a href="\/board"[^>]*>All that happens/)
    const menus = /class="(?:nav|panel)-link[^"]*" href="\/board"/g
    expect((await documentOn('2027-02-01', '/')).match(menus)).toHaveLength(2)
    const after = await documentOn('2027-02-02', '/')
    expect(after).not.toContain('/board')
    expect(after).not.toContain('atom+xml')
  })

  it.each([
    ['its first sentences', 'Come and see. All are welcome.', 'Come and see. All are welcome.'],
    [
      'whole words, also after the stop of an abbreviation',
      `${'All may come. '.repeat(8)}The fee is Rs. 25,000, to be paid in three parts, or in four.`,
      `${'All may come. '.repeat(8)}The fee is Rs. 25,000, to be paid in three…`,
    ],
    ['its paragraphs', '## A heading\n\n- An item\n\nA **bold** [link](/board).', 'A bold link.'],
    ['its title and day, without a text', '', 'News, 10 January 2027: Something happens'],
  ])('of a notice has a description: %s', async (_, text, expected, fields = 'category: news') => {
    const html = await documentOn('2027-02-01', '/notices/a', { [path]: notice(fields, text) })
    const [, content = ''] = /name="description" content="([^"]*)"/.exec(html) ?? []
    expect(content.replaceAll(' ', ' ')).toBe(expected.replaceAll(' ', ' '))
    expect(content.length).toBeLessThanOrEqual(161)
  })
})

it.each(
  Object.entries({
    '2026-12-06': [
      'closure-winter-2026',
      'open-day-december-2026',
      'admission-spring-2027',
      'routine-spring-2027',
    ],
    '2026-12-07': [
      'closure-winter-2026',
      'admission-spring-2027',
      'routine-spring-2027',
      'new-library-hours',
    ],
    '2027-03-01': [],
  }),
)('Home shows on %s the notices that still matter: %s', async (day, expected) => {
  const { html } = pageAt(await contentIn('tests/sites/example', day), '/')
  const [, list = ''] = html.split('id="notices"')
  expect(list.match(/(?<=href="\/notices\/)[\w-]+/g) ?? []).toEqual(expected)
})
