import { createHash } from 'node:crypto'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openMedia } from '#scripts/make/media.ts'

const { emit, find, addDrawing } = openMedia(process.cwd())

test.each(['<svg/>', Uint8Array.of(0x89, 0x50, 0, 0xff)])(
  'a media file is named after its bytes',
  (bytes) => {
    const hash8 = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const src = emit('home-hero', 'svg', bytes)
    expect(src).toBe(`/media/home-hero.${hash8}.svg`)
    expect(find(src.replace('/media/', ''))).toEqual(Buffer.from(bytes))
  },
)

const draw = () => ({ svg: '<svg/>', width: 4, height: 3, elements: '', crisp: true })

test('a drawing is stored as its code is now: in development, it may have been edited', () => {
  const { src } = addDrawing('key', 'hill', draw)
  expect(find(path.basename(src))?.toString()).toBe('<svg/>')
  expect(addDrawing('key', 'hill', () => ({ ...draw(), svg: '<svg><g/></svg>' })).src).not.toBe(src)
})

test.each([
  ['../../etc/passwd', 'etc-passwd'],
  ['..', 'media'],
  ['', 'media'],
  ['नेपाली', 'media'],
  ['Café & Crème', 'cafe-creme'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j'],
  ['AccountingServices', 'accountingservices'],
  ['line\nbreak\0', 'line-break'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('the name %j is safe as a file and in an address', (name, plain) => {
  expect(emit(name, 'svg', '-')).toMatch(new RegExp(`^/media/${plain}\\.[0-9a-f]{8}\\.svg$`))
})
