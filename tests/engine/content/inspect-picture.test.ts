import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectImage } from '#scripts/read/files/inspect-picture.ts'

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
