import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Picture, pictureMakers, placePictures } from '#scripts/build/pictures.ts'
import { sample } from '../make/brochures/sample.ts'

const stamp = `${process.pid}-${performance.now()}`
const brochures = Array.from({ length: 3 }, (_, i) => ({
  ...sample,
  slug: `program-${i}`,
  title: `Program ${i} of ${stamp}`,
}))
const image = { slug: 'about', title: `About ${stamp}`, siteName: 'Institute' }
const pictures: Picture[] = [
  ...brochures.map((content) => ({ kind: 'brochure' as const, content })),
  { kind: 'social', content: image },
]

const newFolder = () => mkdtemp(path.join(tmpdir(), 'pictures-'))
const root = await newFolder()
const { make, pathOf } = pictureMakers(root)

test('each picture has its file, made by other processes and told as it is done', async () => {
  const folder = await newFolder()
  const told: number[] = []
  await placePictures(root, pictures, folder, (done) => told.push(done))
  expect(await readdir(path.join(folder, 'brochures'))).toEqual([
    'program-0.pdf',
    'program-1.pdf',
    'program-2.pdf',
  ])
  expect(told).toEqual([1, 2, 3, 4])
  for (const program of brochures) {
    const file = await readFile(path.join(folder, 'brochures', `${program.slug}.pdf`))
    expect(file.equals(Buffer.from(await make({ kind: 'brochure', content: program })))).toBe(true)
  }
  const png = await readFile(path.join(folder, pathOf({ kind: 'social', content: image })))
  expect(png.equals(Buffer.from(await make({ kind: 'social', content: image })))).toBe(true)
}, 60_000)

test('no program, no file', async () => {
  const folder = await newFolder()
  await placePictures(root, [], folder)
  expect(await readdir(folder)).toEqual([])
})

test('a social picture has another path when anything in it is another', () => {
  const paths = [image, { ...image, title: 'Other' }, { ...image, slug: 'other' }].map((each) =>
    pathOf({ kind: 'social', content: each }),
  )
  expect(new Set(paths).size).toBe(3)
  expect(paths[0]).toMatch(/^\/media\/social\/about\.[0-9a-f]{8}\.png$/)
})
