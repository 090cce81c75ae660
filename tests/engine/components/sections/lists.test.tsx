import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { Faq } from '#components/sections/common/Accordion.tsx'
import { Partners } from '#components/sections/common/Partners.tsx'
import { Highlights, Reviews } from '#components/sections/home/Carousels.tsx'
import type { Content } from '#content/kinds/content.ts'
import {
  contentOf,
  entry,
  type Fields,
  page,
  program,
  programPath,
} from '#tests/engine/small-sites/small-site.ts'
import { pageAt } from '#tests/engine/page-at.ts'
import { renderMarkup } from '#tests/engine/page-media.tsx'

/** Sections with all entries of their kind. */
const sections: Record<string, (content: Content) => ReactElement> = {
  partners: ({ partners }) => <Partners heading="Partners" partners={partners} />,
  reviews: ({ testimonials }) => <Reviews heading="Reviews" testimonials={testimonials} />,
  news: ({ highlights }) => <Highlights heading="News" highlights={highlights} />,
  questions: ({ faqs }) => <Faq id="faq" heading="Questions" questions={faqs} />,
}

/** A site with an entry of each of these kinds, and more fields of each. */
function siteWith(more?: Fields) {
  const files = {
    'content/partners/a.mdx': entry('partner', more),
    'content/testimonials/a.mdx': entry('testimonial', more),
    'content/highlights/a.mdx': entry('highlight', more),
    'content/faqs/a.mdx': entry('faq', more, 'So.'),
  }
  return contentOf(files, { keepUnpublished: true })
}

test('lines that a writer typed are lines on the page, and a review names its program', async () => {
  const content = await contentOf({
    [programPath]: program({ timetable: '|-\n  One\n  Two', description: '"One\\nTwo"' }),
    'content/testimonials/a.mdx': entry('testimonial', {
      program: 'local',
      text: '|-\n  One\n  Two',
    }),
    'content/highlights/a.mdx': entry('highlight', { description: '"One\\n\\nTwo"' }),
  })
  const { html } = pageAt(content, '/programs/local')
  const { testimonials, highlights, programs } = content
  const reviews = renderMarkup(<Reviews heading="Reviews" {...{ testimonials, programs }} />)
  expect(reviews).toMatch(/Participant: <a href="\/programs\/local"/)
  const news = renderMarkup(<Highlights heading="News" highlights={highlights} />)
  expect((html + reviews + news).match(/One<br\/>Two/g)).toHaveLength(5)
})

test('news with a day and a page says the day in both calendars, and leads there', async () => {
  const dated = entry('highlight', { date: '2027-02-14', to: '/programs/local' })
  const files = { [programPath]: program(), 'content/highlights/a.mdx': dated }
  const news = renderMarkup(<Highlights heading="News" {...await contentOf(files)} />)
  expect(news.replaceAll(/[\s\u00A0]/g, ' ')).toContain('14 February 2027 (2 Falgun 2083 BS)')
  expect(news).toMatch(/href="\/programs\/local"[^>]*>(?=.{0,99}Read more)/s)
})

test.each(Object.entries(sections))(
  'without entries on the day there is no section of %s, and a draft has a mark',
  async (_, section) => {
    expect(renderMarkup(section(await contentOf({})))).toBe('')
    expect(renderMarkup(section(await siteWith()))).toMatch(/^<(?!.*data-unpublished)/)
    const drafted = renderMarkup(section(await siteWith({ draft: 'true' })))
    expect(drafted).toContain('<mark data-unpublished="">A draft</mark>')
  },
)

test('a service has no heading above its programs on a day without any', async () => {
  const service = page('Text.', 'A page', {
    layout: 'service',
    programs: '{ heading: Courses }',
    closing: '{ heading: A, button: { label: B, to: / } }',
  })
  const htmlWith = async (files = {}) =>
    pageAt(await contentOf({ 'pages/a.mdx': service, ...files }), '/a').html
  expect(await htmlWith({ [programPath]: program() })).toContain('>Courses</h2>')
  expect(await htmlWith()).not.toContain('>Courses</h2>')
})
