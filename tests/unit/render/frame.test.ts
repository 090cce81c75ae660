import { expect, test } from 'vitest'
import { documentOf, emptyFrame, frameFiller } from '#scripts/render/frame.ts'

test('a filled frame is the document of the parts', () => {
  const parts = { head: '<title>$& $1</title>', body: '<!--head--><p>Text</p><!--body-->' }
  expect(frameFiller(emptyFrame)(parts)).toBe(documentOf(parts))
})

test('what was added to the frame stays where it was put', () => {
  const fill = frameFiller('<a><!--head--><b><!--body--><c>')
  expect(fill({ head: '1', body: '2' })).toBe('<a>1<b>2<c>')
})

for (const frame of ['', '<!--head-->', `${emptyFrame}<!--body-->`]) {
  test(`a frame without its two slots is refused: ${frame}`, () => {
    expect(() => frameFiller(frame)).toThrow('one slot for the head and one for the body')
  })
}
