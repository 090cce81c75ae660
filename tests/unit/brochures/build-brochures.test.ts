import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brochure } from '#scripts/brochures/brochure.ts'
import { buildBrochures } from '#scripts/brochures/build-brochures.ts'
import { sample } from './sample.ts'

const stamp = `${process.pid}-${performance.now()}`
const programs = Array.from({ length: 3 }, (_, i) => ({
  ...sample,
  slug: `program-${i}`,
  title: `Program ${i} of ${stamp}`,
}))

test('each program has its file, made by other processes and told as it is done', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'brochures-'))
  const told: number[] = []
  await buildBrochures(programs, folder, { onProgress: (done) => told.push(done) })
  expect(await readdir(folder)).toEqual(['program-0.pdf', 'program-1.pdf', 'program-2.pdf'])
  expect(told).toEqual([1, 2, 3])
  for (const program of programs) {
    const file = await readFile(path.join(folder, `${program.slug}.pdf`))
    expect(file.equals(Buffer.from(await brochure(program)))).toBe(true)
  }
}, 60_000)

test('no program, no file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'brochures-'))
  await buildBrochures([], folder)
  expect(await readdir(folder)).toEqual([])
})
