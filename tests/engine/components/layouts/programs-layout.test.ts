import { suggestedRoutes } from '#components/layouts/NotFoundLayout.tsx'
import { pageAt } from '#tests/engine/page-at.ts'
import type { Content } from '#content/kinds/content.ts'
import {
  contentOf,
  program,
  programPath,
  programsPage,
} from '#tests/engine/small-sites/small-site.ts'
import { describe, expect, test } from 'vitest'

const content = await contentOf({
  'pages/programs.mdx': programsPage('The text of the page.'),
  [programPath]: program(),
})
const [sample] = content.programs
if (!sample) throw new Error('no program')

/** The small site with so many programs, by default each of another length. */
const siteOf = (count: number, lengths = count): Content => ({
  ...content,
  programs: Array.from({ length: count }, (_, index) => ({
    ...sample,
    slug: `p-${index + 1}`,
    data: { ...sample.data, duration: `${(index % lengths) + 1} weeks`, location: 'Pokhara' },
  })),
})

const few = siteOf(24)
const many = siteOf(1000)

/** A page of the list. */
const shown = (site: Content, part = '') => pageAt(site, `/programs${part && `/page/${part}`}`).html

const all = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, found = '']) => found)

describe('the list of programs', () => {
  test('has the text of the page once, on its first page', () => {
    expect(all(shown(few), /(The text of the page)/g)).toHaveLength(1)
    expect(shown(many, '2') + shown(many, 'all')).not.toContain('The text of the page')
  })

  test('has no headings above nothing on a day without programs', () => {
    expect(all(shown(siteOf(0)), /<(h2|ul|section aria)/g)).toEqual([])
  })

  test('links each of its pages to the neighbours, the ends and the names of all', () => {
    const links = all(shown(many, '7'), /href="(\/programs(?:\/page\/[^"]*)?)"/g)
    const further = ['6', '7', '8', '42', 'all'].map((part) => `/programs/page/${part}`)
    expect(new Set(links)).toEqual(new Set(['/programs', ...further]))
    expect(shown(many, '7')).toContain('aria-current="page"')
    expect(all(shown(many), /rel="(prev|next)"/g)).toEqual(['next'])
    expect(all(shown(many, '42'), /rel="(prev|next)"/g)).toEqual(['prev'])
  })

  test('names all programs on one page with their facts, which the browser can search', () => {
    const html = shown(many, 'all')
    expect(all(html, /href="(\/programs\/p-\d+)"/g)).toHaveLength(1000)
    const text = html.replaceAll(/<[^>]*>/g, '')
    expect(all(text, /(\d+ weeks) · Pokhara/g)).toHaveLength(1000)
  })

  test('links to the programs of each length from nine programs on', () => {
    const nine = siteOf(9, 2)
    const links = all(shown(nine), /href="\/programs\/page\/all#([^"]*)">([^<]*)/g)
    expect(links).toEqual(['_duration-1', '_duration-2'])
    expect(shown(nine)).toContain('>2 weeks (4)<')
    const [, ofTwoWeeks = ''] = shown(nine, 'all').split('id="_duration-2"')
    expect(all(ofTwoWeeks, /href="\/programs\/p-(\d)"/g)).toEqual(['2', '4', '6', '8'])
    expect(shown(siteOf(8, 2))).not.toContain('page/all')
  })

  test('says that a fee is on request if only other programs have one', () => {
    const paid = { ...sample, data: { ...sample.data, fee: { amount: 500 } } }
    const html = shown({ ...content, programs: [paid, ...siteOf(1).programs] })
    // The dates of all programs are on request: a line says so once.
    expect(all(html, /(Dates|Fees) on request/g)).toEqual(['Dates', 'Fees', 'Fees'])
  })

  test('is not copied into the not-found page', () => {
    expect(suggestedRoutes(few, 'en')).toHaveLength(24 + 2)
    expect(suggestedRoutes(many, 'en')).toEqual([
      { to: '/', label: 'Home' },
      { to: '/programs', label: 'A page', also: expect.arrayContaining(['fees', 'scholarship']) },
    ])
  })
})
