import { renderMarkup } from '#tests/unit/page-media.tsx'
import { Partners } from '#components/sections/common/Partners.tsx'
import type { Partner } from '#content/schema/sections/partner.ts'
import type { ListedEntry } from '#content/schema/collections.ts'
import { expect, test } from 'vitest'

const partner = (order: number, more: Partial<Partner> = {}): ListedEntry<Partner> => ({
  slug: `partner-${order}`,
  path: `content/partners/partner-${order}.mdx`,
  data: { name: `Partner ${order}`, order, ...more },
  toSupply: [],
})

const show = (...partners: ListedEntry<Partner>[]) =>
  renderMarkup(<Partners heading="Our partners" partners={partners} />)
const groups = (html: string) => html.match(/<ul.*?<\/ul>/g) ?? []

test.each([1, 3, 4, 12])('a strip of %i partners holds three equal rounds', (count) => {
  const all = Array.from({ length: count }, (_, index) => partner(index + 1))
  const { length } = groups(show(...all))
  expect(length % 3).toBe(0)
  expect((length / 3) * count).toBeGreaterThanOrEqual(6)
})

test('the alternative text of a logo is its partner', () => {
  const logo = { src: '/images/logo.svg', decorative: true as const, width: 120, height: 56 }
  expect(show(partner(1, { logo }))).toContain('alt="Partner 1"')
})
