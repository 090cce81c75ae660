import { suggestedRoutes } from '#components/layouts/NotFoundLayout.tsx'
import { pageAt } from '#tests/unit/page-at.ts'
import type { Content } from '#content/kinds/content.ts'
import { contentOf, program, programPath, programsPage } from '#tests/content/small-site.ts'
import { describe, expect, test } from 'vitest'

const words = 'water policy budget health tourism finance rural urban energy climate'.split(' ')
const word = (index: number) => words[index % words.length] ?? ''

const content = await contentOf({
  'pages/programs.mdx': programsPage('The text of the page.'),
  [programPath]: program(),
})
const [sample] = content.programs
if (!sample) throw new Error('no program')

/** The small site with so many programs, of which no two are alike. */
const siteOf = (count: number): Content => ({
  ...content,
  programs: Array.from({ length: count }, (_, index) => ({
    ...sample,
    slug: `p-${index + 1}`,
    data: {
      ...sample.data,
      duration: `${(index % 20) + 1} weeks`,
      location: 'Pokhara',
      title: `Program ${index + 1} on ${word(index)} and ${word(index * 7 + 3)}`,
      summary: `What ${word(index * 3)} has to do with ${word(index * 7)}, for a card of ${index}.`,
      description: `For those who plan ${word(index * 11)}. Afterwards they know ${word(index * 13)} of ${index}.`,
      subjects: [1, 2, 3, 4].map((n) => `The ${word(index * n)} of ${index + n}`),
    },
  })),
})

const few = siteOf(24)
const many = siteOf(1000)

const pages = new Map<string, string>()
/** A page of the list, rendered once. */
function shown(site: Content, part = '') {
  const key = `${site.programs.length} ${part}`
  const html = pages.get(key) ?? pageAt(site, `/programs${part && `/page/${part}`}`).html
  pages.set(key, html)
  return html
}
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

  test('is not copied into the not-found page', () => {
    expect(suggestedRoutes(few, 'en')).toHaveLength(24 + 2)
    expect(suggestedRoutes(many, 'en')).toEqual([
      { to: '/', label: 'Home' },
      { to: '/programs', label: 'A page' },
    ])
  })
})
