import { describe, expect, it } from 'vitest'
import { translationPath } from '#content/schema/languages.ts'
import { documentAt } from '#tests/engine/page-at.ts'
import { writeFiles } from '#tests/support/temporary-folder.ts'
import {
  check,
  entry,
  neededInNepali,
  nepaliHome,
  nepaliProgram,
  opened,
  page,
  program,
  programPath,
  type SiteFiles,
  siteFolder,
} from './small-site.ts'

const inNepali = (files: SiteFiles) => check({ ...neededInNepali, ...files })

const ne = translationPath(programPath, 'ne')
const translated = (more = '', english = program()) =>
  inNepali({ [programPath]: english, [ne]: nepaliProgram(more) })

it('makes the data of a page of words in Nepali and facts in English', async () => {
  const { content, lines } = await translated()
  expect(lines.filter((line) => !line.includes('warning'))).toEqual([])
  const nepali = content?.translations.get('ne')
  expect(nepali?.programs[0]?.data).toMatchObject({
    title: 'स्थानीय आर्थिक विकास',
    subjects: ['योजना', 'बजेट', 'हिसाब'],
    id: content?.programs[0]?.data.id,
    order: content?.programs[0]?.data.order,
  })
  expect(nepali?.site).toMatchObject({ name: 'साँचो संस्था', email: content?.site.email })
  expect(content?.programs[0]?.data.title).toBe('Local Economic Development')
})

const fees = program({
  fee: `
  currency: NPR
  covers: Lunch
  parts:
    - { name: First part, amount: 100 }
    - { name: Deposit, amount: 50, due: 2027-03-01 }`,
})
const withParts = (list: string) => translated(`fee: { covers: खाजा, parts: ${list} }\n`, fees)

describe('a translation', () => {
  it.each(
    Object.entries({
      'order: 1':
        'order is not translated: every language has the one in content/programs/local.mdx:7',
      'duration: ५ दिन': 'content/programs/local.mdx has no duration',
      'sumary: सहर': 'unknown field. Did you mean "summary"?',
    }),
  )('has no facts and no fields of its own: %s', async (field, message) => {
    const { diagnostics } = await translated(`${field}\n`)
    expect(diagnostics.map((each) => each.message)).toEqual([expect.stringContaining(message)])
    expect(diagnostics[0]).toMatchObject({ path: ne, line: 6, severity: 'error' })
  })

  it('has its groups in the places of the original, {} for one without words', async () => {
    const right = await withParts('[{ name: पहिलो भाग }, {}]')
    expect(right.diagnostics.map(({ rule, path }) => [rule, path])).toEqual([['missing-field', ne]])
    const all = await withParts('[{ name: पहिलो भाग }, { name: धरौटी }]')
    expect(all.lines).toEqual([])
    expect(all.content?.translations.get('ne')?.programs[0]?.data.fee).toMatchObject({
      covers: 'खाजा',
      parts: [
        { name: 'पहिलो भाग', amount: 100 },
        { name: 'धरौटी', amount: 50 },
      ],
    })
    const one = await withParts('[{ name: पहिलो भाग }]')
    expect(one.diagnostics).toMatchObject([
      { path: ne, line: 6, message: `expected 2 entries, as in ${programPath}:12, got 1` },
    ])
    const fact = await withParts('[{ name: पहिलो, amount: 1 }, { name: धरौटी }]')
    expect(fact.lines).toEqual([expect.stringContaining('amount is not translated')])
    const fewer = await inNepali({
      [programPath]: program(),
      [ne]: nepaliProgram().replace('योजना, बजेट, हिसाब', 'योजना'),
    })
    expect(fewer.lines).toEqual([expect.stringContaining('subjects has 1 of the 2 entries')])
    const line = await translated('fee: खाजा\n', fees)
    expect(line.lines).toEqual([expect.stringContaining('expected words in the same form')])
  })

  it('shows English words in place of those that it may lack, with a warning', async () => {
    const { content, diagnostics } = await inNepali({
      'pages/a.mdx': page('Text.').replace('heading: A page', 'heading: A page\n  lead: Words.'),
      'pages/a.ne.mdx': nepaliHome.replace('पाठ।\n', ''),
    })
    const warning = { path: 'pages/a.ne.mdx', rule: 'untranslated', severity: 'warning' }
    expect(diagnostics).toMatchObject([
      { ...warning, line: 4, message: 'lead is not translated; pages/a.mdx:7 has it' },
      { ...warning, message: 'the text below the fields is not translated; pages/a.mdx has it' },
    ])
    const nepali = content?.translations.get('ne')?.pages.find(({ slug }) => slug === 'a')
    expect(nepali?.data).toMatchObject({ hero: { heading: 'गृहपृष्ठ', lead: 'Words.' } })
    expect(nepali?.body.tree).toContain('Text.')
  })

  it('names a day until which it holds, which its original can’t', async () => {
    expect((await translated('comparedOn: 2027-01-12\n')).lines).toEqual([])
    const { diagnostics } = await translated('comparedOn: yesterday\n')
    expect(diagnostics).toMatchObject([{ path: ne, line: 6, column: 13, field: 'comparedOn' }])
    const { rules } = await check({ [programPath]: program({ comparedOn: '2027-01-12' }) })
    expect(rules).toEqual(['unknown-key'])
  })

  it('is of a file, and of a site that has the files that each language needs', async () => {
    const alone = await inNepali({ [ne]: nepaliProgram() })
    expect(alone.lines).toEqual([`${ne}:1:1  there is no ${programPath} that this file translates`])
    expect(alone.diagnostics[0]?.hint).toContain('Rename this file')
    const { lines } = await check({ [programPath]: program(), [ne]: nepaliProgram() })
    expect(lines).toEqual(
      ['content/site.ne.yaml', 'pages/404.ne.mdx', 'pages/index.ne.mdx'].map(
        (path) => `${path}:1:1  the file is missing; every site in नेपाली needs it`,
      ),
    )
  })

  it('is told nothing about the faults of its original', async () => {
    const faulty = page('## A [#a]\n\n## B [#a]\n\n[a](/nowhere)\n\n<Callout titel="A">B</Callout>')
    const files = { 'pages/a.mdx': faulty.replace('title: A page', 'title: A page\norder: first') }
    const { lines } = await inNepali(files)
    expect(lines.length).toBeGreaterThan(2)
    const short = await inNepali({ ...files, 'pages/a.ne.mdx': nepaliHome.replace('पाठ।\n', '') })
    expect(short.lines.filter((line) => !line.includes('is not translated'))).toEqual(lines)
    const words = nepaliProgram().replace(/^summary: .*/m, `summary: ${'क'.repeat(400)}`)
    const both = { [programPath]: program({ durashun: '5 days' }), [ne]: words }
    const own = expect.stringContaining(`${ne}:`)
    expect((await inNepali(both)).places).toEqual([`${programPath}:8:1`, own])
  })

  it('can link to a page without one, but to no heading that it lacks', async () => {
    const files = { 'pages/a.mdx': page('## Fees [#fees]'), 'pages/b.mdx': page('[fees](/a#fees)') }
    const b = nepaliHome.replace('पाठ।', '[शुल्क](/a#fees)')
    expect((await inNepali({ ...files, 'pages/b.ne.mdx': b })).lines).toEqual([])
    const { diagnostics } = await inNepali({
      ...files,
      'pages/a.ne.mdx': nepaliHome,
      'pages/b.ne.mdx': b,
    })
    expect(diagnostics).toMatchObject([{ path: 'pages/b.ne.mdx', rule: 'broken-anchor' }])
  })
})

describe('a site in Nepali', () => {
  it('tells how a link to one of its own pages is written', async () => {
    const links = '[क](/ne) [ख](/ne/a) [ग](/ne/a/)'
    const ne = nepaliHome.replace('पाठ।', links)
    const files = { 'pages/a.mdx': page('[a](/) [b](/a) [c](/a)'), 'pages/a.ne.mdx': ne }
    const { diagnostics } = await inNepali(files)
    expect(diagnostics.map(({ message, hint }) => `${message}: ${hint}`)).toEqual([
      'there is no page /ne: Write /; it leads to the page in the language of this one by itself.',
      ...['/ne/a', '/ne/a/'].map(
        (wrong) =>
          `there is no page ${wrong}: Write /a; it leads to the page in the language of this one by itself.`,
      ),
    ])
  })

  it('has no entries without a translation, but all programs and partners', async () => {
    const { content, lines } = await inNepali({
      [programPath]: program(),
      'content/faqs/cost.mdx': entry('faq', {}, 'So.'),
      'content/partners/other.mdx': entry('partner'),
    })
    expect(lines).toEqual([])
    const nepali = content?.translations.get('ne')
    expect(nepali?.faqs).toEqual([])
    expect(nepali?.programs.map(({ data }) => data.title)).toEqual(['Local Economic Development'])
    expect(nepali?.partners).toHaveLength(1)
    expect([...(nepali?.routes.keys() ?? [])].toSorted()).toEqual(['/', '/404'])
  })

  it('leaves out what is not published in English', async () => {
    const files = { [programPath]: program({ draft: 'true' }), [ne]: nepaliProgram() }
    const { content } = await inNepali(files)
    expect(content?.translations.get('ne')?.programs).toEqual([])
    const kept = await check({ ...neededInNepali, ...files }, [], { keepUnpublished: true })
    expect(kept.content?.translations.get('ne')?.programs).toHaveLength(1)
  })

  it('sends former addresses on in each language that has the page', async () => {
    const english = program({ formerly: '[/old]' })
    const { content } = await inNepali({ [programPath]: english, [ne]: nepaliProgram() })
    expect(content?.moved).toEqual(
      new Map([
        ['/old', '/programs/local'],
        ['/ne/old', '/ne/programs/local'],
      ]),
    )
    const { moved } = (await inNepali({ [programPath]: english })).content ?? {}
    expect(moved?.has('/ne/old')).toBe(false)
  })

  it('lists notices, highlights and reviews without a translation', async () => {
    const files = {
      'pages/board.mdx': page('Text.', 'All news', { layout: 'notices' }),
      'pages/board.ne.mdx': nepaliHome,
    }
    const board = async (more: SiteFiles) => {
      const { content, lines } = await inNepali({ ...files, ...more })
      expect(lines).toEqual([])
      return content
    }
    const empty = await board({ 'content/notices/a.mdx': entry('notice', { draft: 'true' }) })
    expect(empty?.translations.get('ne')?.routes.has('/board')).toBe(false)
    const content = await board({
      'content/notices/a.mdx': entry('notice'),
      'content/highlights/a.mdx': entry('highlight'),
      'content/testimonials/a.mdx': entry('testimonial'),
    })
    if (!content) throw new Error('the content has a fault')
    expect(documentAt(content, '/ne/board')).toMatch(/href="\/notices\/a" hreflang="en"/)
    const nepali = content.translations.get('ne')
    expect([nepali?.highlights.length, nepali?.testimonials.length]).toEqual([1, 1])
    expect(content.moved.get('/ne/notices/a')).toBe('/notices/a')
  })

  it('is checked again after a change of either file, and only then', async () => {
    const root = await siteFolder({
      ...neededInNepali,
      [programPath]: program(),
      [ne]: nepaliProgram(),
    })
    const lines = async () =>
      (await opened(root)).diagnostics.map(({ path, message }) => `${path} ${message}`)
    expect(await lines()).toEqual([])
    expect(await lines()).toEqual([])
    await writeFiles(root, { [programPath]: program({ location: 'Pokhara' }) })
    const untranslated = [`${ne} location is not translated; ${programPath}:8 has it`]
    expect(await lines()).toEqual(untranslated)
    expect(await lines()).toEqual(untranslated)
  })
})
