import { expect, test } from 'vitest'
import { pageRoute } from '#content/schema/routes.ts'
import { delivered } from '#tests/support/site-copy.ts'
import {
  contentIn,
  contentOf,
  entry,
  program,
  programPath,
} from '#tests/engine/small-sites/small-site.ts'
import { pageAt } from '#tests/engine/page-at.ts'

const words = 'The text below the fields.'
const tree = JSON.stringify({ type: 'root', children: [{ type: 'text', value: words }] })

const content = await contentIn(delivered)

/** The not-found page has no text. */
const withText = content.pages.filter(({ data }) => data.layout !== 'not-found')

test.for(withText)('the page of $path shows its text', (page) => {
  const pages = [{ ...page, body: { ...page.body, tree, isEmpty: false } }]
  const { html } = pageAt({ ...content, pages }, pageRoute(page.slug))
  expect(html.split(words)).toHaveLength(2)
})

test.each([
  ['admission', true],
  ['news', false],
])('a notice about %s ends with a way to ask: %s', async (category, isThere) => {
  const content = await contentOf({ 'content/notices/a.mdx': entry('notice', { category }) })
  const { html } = pageAt(content, '/notices/a')
  expect(html.includes('I have a question about this notice: The office moves.')).toBe(isThere)
})

test('the list of contents of a program names the headings of its text, those to be confirmed too, without that of its footnotes', async () => {
  const text = '<ToConfirm>\n\n## What you learn\n\nThings.[^1]\n\n</ToConfirm>\n\n[^1]: A note.'
  const { html } = pageAt(await contentOf({ [programPath]: program({}, text) }), '/programs/local')
  expect(html).toMatch(/<a href="#what-you-learn"[^>]*>What you learn<\/a>/)
  expect(html).toContain('<h3 id="what-you-learn">What you learn</h3>')
  expect(html).toContain('id="footnote-label"')
  expect(html).not.toContain('href="#footnote-label"')
})

test.each([
  ['a', []],
  ['ab', ['/programs/b']],
  ['abc', ['/programs/c', '/programs/b']],
])('of the programs %s, the first leads to %j beside it', async (slugs, neighbours) => {
  const files = Array.from(slugs, (slug, index) => [
    `content/programs/${slug}.mdx`,
    program({ id: `${index + 1}`, title: `Program ${slug}`, order: `${index + 1}` }),
  ])
  const { html } = pageAt(await contentOf(Object.fromEntries(files)), '/programs/a')
  const [, links = ''] = html.split('aria-label="More programs"')
  const [list = ''] = links.split('</nav>')
  expect(Array.from(list.matchAll(/href="([^"]*)"/g), ([, to]) => to)).toEqual(neighbours)
})

test('a request for a service has a line for each fact that its page asks for', () => {
  const pages = content.pages.map((page) =>
    page.data.layout === 'service' ? { ...page, data: { ...page.data, asks: ['Month'] } } : page,
  )
  expect(pageAt({ ...content, pages }, '/training').html).toContain(String.raw`\nMonth: &quot;`)
})
