import { describe, expect, test } from 'vitest'
import { absoluteUrl, splitAddress } from '#content/schema/routes.ts'
import { addressOf } from '#scripts/content/index.ts'
import { contentByRoute } from '#scripts/render/page-data.ts'
import { pageAt } from '#scripts/render/page-at.tsx'
import { renderMarkup } from '#tests/unit/page-media.tsx'
import {
  check,
  contentOf,
  inText,
  program,
  programPath,
  programsPage,
} from '#tests/content/small-site.ts'

const site = { 'pages/courses.mdx': programsPage(), [programPath]: program() }

describe('the page whose layout lists the programs', () => {
  test('may have any name: links to its rows are checked by it', async () => {
    const text = inText('[One](/courses#local) [two](‸/courses#lokal)')
    const { lines, here } = await check({ ...site, ...text })
    expect(lines).toEqual([`${here}  there is no #lokal on /courses. Did you mean "#local"?`])
  })

  test('is what the page of a program leads back to', async () => {
    const shown = contentByRoute(await contentOf(site))('/programs/local')
    const html = renderMarkup(pageAt('/programs/local', shown).main)
    expect(html).toContain('href="/courses"')
    expect(html).not.toContain('href="/programs"')
  })
})

const pages = [
  { slug: 'index', data: { layout: 'home' } },
  { slug: 'about-us', data: { layout: 'about' } },
  { slug: 'courses', data: { layout: 'programs' } },
]

test('an entry without a page of its own is seen on the page whose layout shows its kind', () => {
  expect(addressOf({ kind: 'program', slug: 'water' }, pages)).toBe('/programs/water')
  expect(addressOf({ kind: 'faq', slug: 'fees' }, pages)).toBe('/about-us#fees')
  expect(addressOf({ kind: 'partner', slug: 'one' }, pages)).toBe('/#partners')
  expect(addressOf({ kind: 'faq', slug: 'fees' }, [])).toBeUndefined()
})

test.each([
  ['/about?a=b#faq', { path: '/about', anchor: 'faq' }],
  ['#faq', { path: '', anchor: 'faq' }],
  ['/about', { path: '/about', anchor: undefined }],
])('the address %s is split', (address, parts) => {
  expect(splitAddress(address)).toEqual(parts)
})

test.each([
  ['https://example.org', '/', 'https://example.org/'],
  ['https://example.org', '/about', 'https://example.org/about'],
  ['https://example.org/some/path', '/', 'https://example.org/some/path/'],
  ['https://example.org/some/path', '/programs/a-b', 'https://example.org/some/path/programs/a-b'],
  ['https://example.org/some/path/', '/about', 'https://example.org/some/path/about'],
  ['https://example.org', '/कार्यक्रम', `https://example.org/${encodeURI('कार्यक्रम')}`],
])('%s and %s make %s', (site, path, url) => {
  expect(absoluteUrl(site, path)).toBe(url)
})
