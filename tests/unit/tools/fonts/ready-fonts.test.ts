import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type * as cutting from '#scripts/tools/fonts/build-fonts.ts'
import { buildFonts } from '#scripts/tools/fonts/build-fonts.ts'
import { readyFolder, siteFonts, writeReadyFonts } from '#scripts/tools/fonts/ready-fonts.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

vi.mock('#scripts/tools/fonts/build-fonts.ts', async (original) => {
  const real = await original<typeof cutting>()
  return { buildFonts: vi.fn<typeof real.buildFonts>(real.buildFonts) }
})

afterEach(() => vi.clearAllMocks())

const json = path.join(readyFolder, 'fonts.json')
const { nepaliName }: { nepaliName: string } = JSON.parse(await readFile(json, 'utf8'))

test('the fonts of the repository are what cutting them gives today (if not: npm run fonts)', async () => {
  const made = await temporaryFolder()
  await writeReadyFonts(nepaliName, made)
  expect(await bytesOf(readyFolder)).toEqual(await bytesOf(made))
})

test('they are used as they are', async () => {
  const { preload, files, css } = await siteFonts({ nepaliName })
  expect(buildFonts).not.toHaveBeenCalled()
  expect([...files.keys()]).toEqual(expect.arrayContaining(preload))
  for (const href of files.keys()) expect(css).toContain(`url(${href})`)
})

test.each([
  ['a font was cut short', 'eczar.woff2', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['a font is of another version', 'public-sans.woff2', () => Buffer.from('other')],
  ['the list of them is damaged', 'fonts.json', (bytes: Buffer) => bytes.subarray(1)],
  [
    'they were cut in another way',
    'fonts.json',
    (bytes: Buffer) => Buffer.from(bytes.toString().replace(/"recipe": "\w/, '"recipe": "-')),
  ],
])('they are cut anew where %s', async (_, name, damage) => {
  const folder = await temporaryFolder()
  await cp(readyFolder, folder, { recursive: true })
  const file = path.join(folder, name)
  await writeFile(file, damage(await readFile(file)))
  vi.mocked(buildFonts).mockResolvedValueOnce(cutAnew)
  expect(await siteFonts({ nepaliName }, folder)).toBe(cutAnew)
})

test('they are cut anew where one is missing', async () => {
  const folder = await temporaryFolder()
  await cp(readyFolder, folder, { recursive: true })
  await rm(path.join(folder, 'eczar-name.woff2'))
  vi.mocked(buildFonts).mockResolvedValueOnce(cutAnew)
  expect(await siteFonts({ nepaliName }, folder)).toBe(cutAnew)
})

test('an institute of another name has them cut for it', async () => {
  vi.mocked(buildFonts).mockResolvedValueOnce(cutAnew)
  expect(await siteFonts({ nepaliName: 'ज्ञान' })).toBe(cutAnew)
  expect(buildFonts).toHaveBeenCalledWith({ nepaliName: 'ज्ञान' })
})

const cutAnew: cutting.SiteFonts = { css: '', preload: [], files: new Map() }

const bytesOf = async (folder: string) => {
  const names = await readdir(folder)
  return Promise.all(
    names.toSorted().map(async (name) => [name, await readFile(path.join(folder, name))]),
  )
}
