import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { mediaPath } from '#scripts/outputs/media.ts'

test.each(['<svg/>', Uint8Array.of(0x89, 0xff)])('a file is named after its bytes', (bytes) => {
  const hash8 = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  expect(mediaPath('home-hero', 'svg', bytes)).toBe(`/media/home-hero.${hash8}.svg`)
})

test.each([
  ['../../etc/passwd', 'etc-passwd'],
  ['..', 'media'],
  ['Café & Crème', 'cafe-creme'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('the name %j is safe as a file and in an address', (name, plain) => {
  expect(mediaPath(name, 'svg', '-')).toMatch(new RegExp(`^/media/${plain}\\.[0-9a-f]{8}\\.svg$`))
})
