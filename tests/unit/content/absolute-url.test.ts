import { expect, test } from 'vitest'
import { absoluteUrl } from '#content/schema/routes.ts'

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
