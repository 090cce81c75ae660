import { expect, test } from 'vitest'
import { robots } from '#scripts/make/site-files/robots.ts'
import { sitemap } from '#scripts/make/site-files/sitemap.ts'

const pages = [{ path: '/' }, { path: '/programs/a&b', lastChanged: '2027-01-31' }]

test('the sitemap lists every page by its public address, in order', () => {
  const xml = sitemap('https://example.org/base', pages)
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://example.org/base/',
    'https://example.org/base/programs/a&amp;b',
  ])
})

test('a page has a date only where one is known', () => {
  const lines = sitemap('https://example.org', pages).split('\n')
  expect(lines.filter((line) => line.includes('<lastmod>'))).toEqual([
    '  <url><loc>https://example.org/programs/a&amp;b</loc><lastmod>2027-01-31</lastmod></url>',
  ])
})

test('robots.txt leads to the sitemap under the base path', () => {
  expect(robots('https://example.org/base')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/base/sitemap.xml\n',
  )
})
