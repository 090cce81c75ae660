import { createHash } from 'node:crypto'
import path from 'node:path'
import { expect, test } from 'vitest'
import { collectDrawings, openMedia } from '#scripts/make/media.ts'

const { emit, find, addDrawing: store } = openMedia(process.cwd())

test.each(['<svg/>', Uint8Array.of(0x89, 0xff)])('a file is named after its bytes', (bytes) => {
  const hash8 = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const src = emit('home-hero', 'svg', bytes)
  expect(src).toBe(`/media/home-hero.${hash8}.svg`)
  expect(find(src.replace('/media/', ''))).toEqual(Buffer.from(bytes))
})

const draw = () => ({ svg: '<svg/>', width: 4, height: 3, elements: '', crisp: true })

test('a build has the drawings of all its pages, each made once', () => {
  const { addDrawing, drawings } = collectDrawings()
  const drawing = addDrawing('key', 'hill', draw)
  expect(addDrawing('key', 'hill', () => expect.fail('drawn twice'))).toEqual(drawing)
  expect(drawing).toEqual(store('key', 'hill', draw))
  expect([...drawings]).toEqual([[path.basename(drawing.src), '<svg/>']])
})

test('development shows a drawing as its code is now', () => {
  const before = store('key', 'hill', draw)
  expect(store('key', 'hill', () => ({ ...draw(), svg: '<svg><g/></svg>' }))).not.toEqual(before)
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
