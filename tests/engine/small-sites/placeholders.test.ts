import { expect, test } from 'vitest'
import { formatUnpublished } from '#scripts/report/terminal/index.ts'
import { check, page, siteYaml } from './small-site.ts'

const neutralAddress = 'https://www.example.org'
const sample = siteYaml
  .replace('url: https://the-real-institute.np', `url: ${neutralAddress}`)
  .replace(
    'social: []',
    `social:
  - { network: facebook, label: F, url: https://www.facebook.com/example, toSupply: [url] }
  - { network: x, label: X, url: https://x.com/the-real-institute }
toSupply: [url]`,
  )
const real = sample.replace(neutralAddress, 'https://the-real-institute.np')

const partner = (order: number, name: string, more = '') =>
  `---\nname: ${name}\norder: ${order}\n${more}toSupply: [name]\n---\n`
const review = (order: number, text: string, toSupply: string) =>
  `---\nname: Partner 1\nrole: Manager of an organisation\ntext: ${text}\norder: ${order}\ntoSupply: ${toSupply}\n---\n`
const faq = (order: number, answer: string) =>
  `---\nquestion: Question ${order}?\norder: ${order}\ntoSupply: [question]\n---\n\n${answer}\n`

const files = {
  'content/partners/empty.mdx': partner(1, 'Partner 1'),
  'content/partners/filled-in.mdx': partner(2, 'Hotel Yak'),
  'content/partners/with-address.mdx': partner(3, 'Partner 3', 'url: https://yak.np\n'),
  'content/testimonials/empty.mdx': review(1, 'Words go here.', '[name, role, text]'),
  'content/testimonials/words.mdx': review(2, 'They helped us.', '[name, role]'),
  'content/faqs/empty.mdx': faq(1, '<ToSupply>The answer.</ToSupply>'),
  'content/faqs/answered.mdx': faq(2, 'We do. <ToSupply>Since when?</ToSupply>'),
  'pages/words.mdx': page(
    '## First\n\nOurs.\n\n| a | b |\n| - | - |\n| <ToSupply>A fee</ToSupply> | 5 |\n| <ToSupply>A day</ToSupply> | <ToSupply>6</ToSupply> |\n\n## Owed\n\n### Who\n\n<ToSupply>\n\nA name.\n\n</ToSupply>\n\n- <ToSupply>A day.</ToSupply>\n\n## Last\n\n<ToSupply>Words.</ToSupply> And more.',
    'Words',
  ),
}

const compiled = (site: string, options = {}) =>
  check({ ...files, 'content/site.yaml': site }, [], options)

const slugs = (entries: readonly { slug: string }[] = []) =>
  entries.map(({ slug }) => slug).toSorted()

test('As long as the address is to supply, placeholders are on the site', async () => {
  const { content, unpublished } = await compiled(sample)
  expect(unpublished).toEqual([])
  expect(content?.partners).toHaveLength(3)
  expect(content?.testimonials).toHaveLength(2)
  expect(content?.site.social).toHaveLength(2)
})

test('With a real address, what holds nothing but placeholders is left out, in one line', async () => {
  const { content, unpublished } = await compiled(real)
  expect(slugs(content?.partners)).toEqual(['filled-in', 'with-address'])
  expect(slugs(content?.testimonials)).toEqual(['words'])
  expect(slugs(content?.faqs)).toEqual(['answered'])
  expect(content?.site.social.map(({ network }) => network)).toEqual(['x'])
  expect(formatUnpublished(unpublished, '2027-03-15')).toBe(
    'Not on the site, since these are placeholders only: content/faqs (1), content/partners (1), content/testimonials (1)',
  )
})

test('With a real address, words to supply and the headings above nothing else are left out', async () => {
  const { content } = await compiled(real)
  const tree = content?.pages.find(({ slug }) => slug === 'words')?.body.tree
  const texts = [...String(tree).matchAll(/"value":"(.*?)"/g)].map(([, text]) => text?.trim())
  const words = texts.filter((text) => text !== '\\n')
  expect(words).toEqual(['First', 'Ours.', 'a', 'b', '5', 'Last', 'And more.'])
  // The row keeps its empty cell.
  expect(tree?.match(/"td"/g)).toHaveLength(2)
})

test('Development shows and marks them', async () => {
  const { content } = await compiled(real, { keepUnpublished: true })
  const marked = content?.partners.filter((entry) => entry.unpublished?.reason === 'placeholder')
  expect(slugs(marked)).toEqual(['empty'])
  expect(content?.partners).toHaveLength(3)
  expect(content?.site.social).toHaveLength(2)
  const tree = content?.pages.find(({ slug }) => slug === 'words')?.body.tree
  expect(tree?.match(/dataUnpublished/g)).toHaveLength(6)
})
