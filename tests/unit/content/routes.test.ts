import { describe, expect, test } from 'vitest'
import { addressOf, splitAddress } from '#content/schema/routes.ts'
import { compileContent } from '#scripts/content/check/compile.ts'
import { contentByRoute } from '#scripts/render/page-data.ts'
import { pageAt } from '#scripts/render/page-at.tsx'
import { renderMarkup } from '#tests/unit/page-media.tsx'
import { filesOf, page, program, programPath } from '#tests/content/small-site.ts'

const list = page('')
  .replace('layout: text', 'layout: programs')
  .replace('\n---\n\n', '\nlist: { heading: A }\ndetails: { heading: B }\n---\n\n')

const siteWith = async (name: string, body = 'Text.') => {
  const files = filesOf({
    [`pages/${name}.mdx`]: list,
    'pages/linking.mdx': page(body),
    [programPath]: program(),
  })
  return compileContent(files, new Set())
}

describe('the page whose layout lists the programs', () => {
  test('may have any name: links to its rows are checked by it', async () => {
    const { diagnostics } = await siteWith('courses', '[One](/courses#local) [two](/courses#lokal)')
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'there is no #lokal on /courses. Did you mean "#local"?',
    ])
  })

  test('is what the page of a program leads back to', async () => {
    const { content } = await siteWith('courses')
    if (!content) throw new Error('the small site has faults')
    const html = renderMarkup(
      pageAt('/programs/local', contentByRoute(content)('/programs/local')).main,
    )
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
