import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawInto, mediaPath } from '#scripts/make/media.ts'

test.each(['<svg/>', Uint8Array.of(0x89, 0xff)])('a file is named after its bytes', (bytes) => {
  const hash8 = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  expect(mediaPath('home-hero', 'svg', bytes)).toBe(`/media/home-hero.${hash8}.svg`)
})

const draw = () => ({ svg: '<svg/>', width: 4, height: 3, elements: '', crisp: true })

test('a build has the drawings of all its pages, each made once', () => {
  const drawings = new Map<string, string>()
  const addDrawing = drawInto(drawings)
  const drawing = addDrawing('key', 'hill', draw)
  expect(addDrawing('key', 'hill', () => expect.fail('drawn twice'))).toEqual(drawing)
  expect([...drawings]).toEqual([[drawing.src, '<svg/>']])
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
