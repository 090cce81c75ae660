import { expect, test } from 'vitest'
import { pageKeys } from '#scripts/build/page-key.ts'
import { openContent } from '#scripts/content/open-content.ts'
import type { Content } from '#content/schema/collections.ts'
import { divideContent } from '#scripts/render/page-input.ts'

const { content } = await openContent(process.cwd())
if (!content) throw new Error('the content has faults')
const site = content
const [first] = site.programs
if (!first) throw new Error('there is no program')
const own = `/programs/${first.slug}`

/** The key of every route's page. */
function keys(of: Content, common: unknown = 'bundle'): Map<string, string> {
  const keyOf = pageKeys(common)
  const contentOf = divideContent(of)
  const made = {
    variants: new Map(),
    origins: undefined,
    year: 2026,
    picture: undefined,
    worker: true,
  }
  const routes = [...of.routes.keys()]
  return new Map(routes.map((route) => [route, keyOf({ route, ...contentOf(route), ...made })]))
}

/** The routes of which the key is another one. */
function stale(after: Content): string[] {
  const [before, now] = [keys(site), keys(after)]
  return [...now.keys()].filter((route) => before.get(route) !== now.get(route))
}

const withFirst = (changed: typeof first): Content => ({
  ...content,
  programs: content.programs.map((program) => (program === first ? changed : program)),
})

test('the same content gives the same keys', () => {
  expect(stale(structuredClone(content))).toEqual([])
})

test('a text makes its own page stale and no other', () => {
  const body = { ...first.body, hash: 'another' }
  expect(stale(withFirst({ ...first, body }))).toEqual([own])
})

test('a title makes every page stale that may show it', () => {
  const data = { ...first.data, title: 'Another' }
  const routes = stale(withFirst({ ...first, data }))
  expect(routes).toContain(own)
  expect(routes).toContain('/programs')
  expect(routes).toContain('/')
})

test('no text is fetched for a key', () => {
  const body = {
    ...first.body,
    get code(): string {
      throw new Error('fetched')
    },
  }
  expect(() => keys(withFirst({ ...first, body }))).not.toThrow()
})

test('the bundle is part of every key', () => {
  const [one, two] = [keys(content, 'one'), keys(content, 'two')]
  for (const [route, key] of one) expect(two.get(route)).not.toBe(key)
})
