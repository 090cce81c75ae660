import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type SlowFile, slowFileMaker, placeSlowFiles } from '#scripts/build/slow-files.ts'
import { temporaryFolder, writeTo } from '#tests/support/temporary-folder.ts'
import { sample } from '../make/brochures/sample.ts'

const image = { slug: 'about', title: 'About', siteName: 'Institute' }
const files: SlowFile[] = [
  ...[0, 1].map((id) => ({
    kind: 'brochure' as const,
    content: { ...sample, address: `/brochures/program-${id}.pdf`, title: `Program ${id}` },
  })),
  { kind: 'social', content: image },
]

test('each file is made by other processes and told as it is done', async () => {
  const [root, folder] = [await temporaryFolder(), await temporaryFolder()]
  const told: number[] = []
  await placeSlowFiles(root, files, writeTo(folder), (done) => told.push(done))
  expect(told).toEqual([1, 2, 3])
  const { fileOf } = slowFileMaker(root)
  for (const file of files) {
    const bytes = await readFile(path.join(folder, fileOf(file).path))
    expect(bytes.equals(Buffer.from(await fileOf(file).make()))).toBe(true)
  }
}, 60_000)

test('a social picture has another path when anything in it is another', async () => {
  const { fileOf } = slowFileMaker(await temporaryFolder())
  const paths = [image, { ...image, title: 'Other' }, { ...image, slug: 'other' }].map(
    (content) => fileOf({ kind: 'social', content }).path,
  )
  expect(new Set(paths).size).toBe(3)
  expect(paths[0]).toMatch(/^\/media\/social\/about\.[0-9a-f]{8}\.png$/)
})
