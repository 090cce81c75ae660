import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { Faq } from '#components/sections/common/Accordion.tsx'
import { Hero } from '#components/sections/common/Hero.tsx'
import { Partners } from '#components/sections/common/Partners.tsx'
import { Highlights, Reviews } from '#components/sections/home/Carousels.tsx'
import type { Entry, ListedEntry } from '#content/schema/collections.ts'
import { renderMarkup } from '#tests/unit/page-media.tsx'

type Sample = Pick<ListedEntry<unknown>, 'unpublished'>

const entry = <T,>(data: T, sample: Sample): Entry<T> => ({
  slug: 'a',
  path: 'content/a.mdx',
  data,
  toSupply: [],
  body: { tree: '{"type":"root","children":[]}', images: [], isEmpty: true, hash: '' },
  ...sample,
})

/** Each section with its entries. */
const sections: Record<string, (samples: Sample[]) => ReactElement> = {
  partners: (samples) => (
    <Partners
      heading="Partners"
      partners={samples.map((each) => entry({ name: 'A', order: 1 }, each))}
    />
  ),
  reviews: (samples) => (
    <Reviews
      heading="Reviews"
      testimonials={samples.map((each) =>
        entry({ name: 'A', role: 'B', text: 'Good.', order: 1 }, each),
      )}
    />
  ),
  news: (samples) => (
    <Highlights
      heading="News"
      highlights={samples.map((each) =>
        entry({ title: 'A', description: 'It is new.', order: 1 }, each),
      )}
    />
  ),
  questions: (samples) => (
    <Faq
      id="faq"
      heading="Questions"
      questions={samples.map((each) => entry({ question: 'Why?', order: 1 }, each))}
    />
  ),
}

test.each(Object.entries(sections))(
  'without entries on the day there is no section of %s, and a draft has a mark',
  (_, section) => {
    expect(renderMarkup(section([]))).toBe('')
    expect(renderMarkup(section([{}]))).toMatch(/^<(?!.*data-unpublished)/)
    const drafted = renderMarkup(section([{ unpublished: { reason: 'draft' } }]))
    expect(drafted).toContain('<mark data-unpublished="">A draft</mark>')
  },
)

test('a page that is not on the site yet has a mark', () => {
  const from = { reason: 'early', from: '2027-03-01' } as const
  const hero = <Hero of={{ slug: 'a', data: {}, unpublished: from }} heading="A" />
  expect(renderMarkup(hero)).toContain('Not published before 2027-03-01</mark><h1>')
})
