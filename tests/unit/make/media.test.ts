import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDrawings, emitMedia, mediaFile } from '#scripts/make/media.ts'

const fileOf = (src: string) => mediaFile(src.replace('/media/', ''))

test.each(['<svg/>', Uint8Array.of(0x89, 0x50, 0, 0xff)])(
  'a media file is named after its bytes',
  (bytes) => {
    const hash8 = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const src = emitMedia('home-hero', 'svg', bytes)
    expect(src).toBe(`/media/home-hero.${hash8}.svg`)
    expect(fileOf(src)).toEqual(Buffer.from(bytes))
  },
)

test('a media file that nothing made is missing', () => {
  expect(mediaFile('none.00000000.svg')).toBeUndefined()
})

test.each([true, false])('a drawing is a file with its size (once: %s)', (once) => {
  const add = createDrawings({ once })
  const draw = () => ({ svg: `<svg>${once}</svg>`, width: 4, height: 3, elements: '', crisp: true })
  const drawing = add('key', 'hill', draw)
  expect(drawing).toMatchObject({ width: 4, height: 3 })
  expect(fileOf(drawing.src)?.toString()).toBe(`<svg>${once}</svg>`)
  expect(add('key', 'hill', draw)).toEqual(drawing)
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
  expect(emitMedia(name, 'svg', '-')).toMatch(new RegExp(`^/media/${plain}\\.[0-9a-f]{8}\\.svg$`))
})
