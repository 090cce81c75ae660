import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectImage } from '#scripts/content/read/inspect-picture.ts'

const picture = () =>
  sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: '#a31236',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a %s is told by its bytes',
  async (type) => {
    const bytes = await picture().toFormat(type).toBuffer()
    expect(await inspectImage(bytes)).toEqual({ ok: true, type, width: 90, height: 60 })
  },
)

test('an SVG has the size that it names', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>'
  const found = await inspectImage(Buffer.from(svg))
  expect(found).toEqual({ ok: true, type: 'svg', width: 30, height: 20 })
})

test('a photograph taken with the camera on its side has the size it is seen in', async () => {
  const bytes = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(await inspectImage(bytes)).toMatchObject({ ok: true, width: 60, height: 90 })
})

test.each([
  ['nothing', ''],
  ['a text', 'GIF, they said'],
  ['a web page', '<!doctype html><title>x</title>'],
  ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
  ['the first bytes of a PNG', '\u0089PNG\r\n\u001A\n'],
])('%s is no picture', async (_, text) => {
  const found = await inspectImage(Buffer.from(text, 'latin1'))
  expect(found).toMatchObject({ ok: false, reason: expect.stringContaining('not a picture') })
})

test('a TIFF is a kind that browsers do not show', async () => {
  expect(await inspectImage(await picture().tiff().toBuffer())).toMatchObject({ ok: false })
})

test.each(['jpeg', 'png', 'webp'] as const)('a %s that ends early is damaged', async (type) => {
  const bytes = await picture().toFormat(type).toBuffer()
  const found = await inspectImage(bytes.subarray(0, Math.floor(bytes.length * 0.6)))
  expect(found.ok).toBe(false)
})

test('a picture of too many pixels is refused before it is decoded', async () => {
  const bytes = await picture().png().toBuffer()
  // The head of a PNG: width, height, and the checksum of the bytes from 12 on.
  bytes.writeUInt32BE(9000, 16)
  bytes.writeUInt32BE(8000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  expect(await inspectImage(bytes)).toEqual({
    ok: false,
    reason: 'the picture has 9000 x 8000 pixels; at most 50 million are allowed',
  })
})
