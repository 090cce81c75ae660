import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { mark as siteMark } from '#components/artwork/index.ts'
import { iconFiles, manifestIcons, writeReadyIcons } from '#scripts/make/site-files/icons.ts'
import { readyFolder, readyIcons, writeReady } from '#scripts/make/site-files/ready-icons.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

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

/** What the icons of a folder were drawn from. */
const recipeIn = (folder: string): string =>
  JSON.parse(readFileSync(path.join(folder, 'icons.json'), 'utf8')).recipe

/** The pixels of a PNG, four bytes each. */
const pixels = (bytes: Uint8Array | undefined) => sharp(bytes).ensureAlpha().raw().toBuffer()

test('the icons of the repository are what drawing the mark gives today (if not: npm run icons)', async () => {
  const folder = await temporaryFolder()
  await writeReadyIcons(siteMark().svg, folder)
  expect(recipeIn(readyFolder)).toBe(recipeIn(folder))
  const kept = await iconFiles(siteMark().svg)
  expect(kept.size).toBe(5)
  for (const [name, bytes] of kept) {
    if (name === '/icon.svg') continue
    expect(Buffer.from(bytes)).toEqual(readFileSync(path.join(readyFolder, name)))
    const [before, now] = await Promise.all([bytes, readFileSync(folder + name)].map(pixels))
    // Another processor may round a colour otherwise.
    const different = [...(before ?? [])].filter(
      (value, at) => Math.abs(value - (now?.[at] ?? 0)) > 8,
    )
    expect([name, before?.length, different.length]).toEqual([name, now?.length, 0])
  }
})

test.each([
  [
    'drawn from another mark',
    'icons.json',
    (text: string) => text.replace(/"recipe": "\w/, '"recipe": "-'),
  ],
  ['cut short', 'icon-192.png', (text: string) => text.slice(1)],
  ['without their list', 'icons.json', () => ''],
])('icons that are %s are not used', async (_, file, damage) => {
  const folder = await temporaryFolder()
  const recipe = ['a recipe']
  writeReady(recipe, new Map([['/icon-192.png', Buffer.from('a picture')]]), folder)
  expect(readyIcons(recipe, folder)?.size).toBe(1)
  expect(readyIcons(['another'], folder)).toBeUndefined()
  const damaged = path.join(folder, file)
  writeFileSync(damaged, damage(readFileSync(damaged, 'utf8')))
  expect(readyIcons(recipe, folder)).toBeUndefined()
})
