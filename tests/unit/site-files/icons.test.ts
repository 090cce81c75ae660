import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { iconFiles, manifestIcons } from '#scripts/site-files/icons.ts'

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><path fill="#a31236" d="M22 0l22 22-22 22L0 22z"/></svg>'

let files: ReadonlyMap<string, Uint8Array>

beforeAll(async () => {
  files = await iconFiles(mark)
})

const painted = manifestIcons.filter(({ type }) => type === 'image/png')

test.each(painted)('$path is a PNG of $sizes, as the manifest says', async ({ path, sizes }) => {
  const { width, height, format } = await sharp(files.get(path)).metadata()
  expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
})

test('the icon that scales is the mark itself', () => {
  expect(Buffer.from(files.get('/icon.svg') ?? []).toString()).toBe(mark)
})

const corner = async (path: string) => {
  const { data } = await sharp(files.get(path))
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

test('the plain icons are transparent around the mark, the masked ones white', async () => {
  expect((await corner('/icon-512.png'))[3]).toBe(0)
  expect(await corner('/icon-maskable-512.png')).toEqual([255, 255, 255, 255])
  expect(await corner('/apple-touch-icon.png')).toEqual([255, 255, 255, 255])
})

test('the same mark gives the same bytes', async () => {
  const again = await iconFiles(mark)
  for (const [path, bytes] of files) expect(again.get(path)).toEqual(bytes)
})
