import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createFileSums } from '#scripts/content/read/file-sums.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let file: string
beforeEach(async () => {
  file = path.join(await temporaryFolder(), 'deep/sums')
})

const written = 1_700_000_000_000
const listed = { path: 'pages/a.mdx', stamp: 'one', changed: written }

/** Keeps a sum that was taken so many milliseconds after the file was written. */
function keep(after: number) {
  const sums = createFileSums(file)
  sums.set(listed, 'abc', written + after)
  sums.save()
}

test('a sum is there for the next run, as long as the stamp is the same', () => {
  keep(5000)
  expect(createFileSums(file).get(listed)).toBe('abc')
  expect(createFileSums(file).get({ ...listed, stamp: 'two' })).toBeUndefined()
  expect(createFileSums(file).get({ ...listed, path: 'pages/b.mdx' })).toBeUndefined()
})

test.each([
  ['a moment ago, and might be written again under the same stamp', 2000],
  ['in the future, by a clock that has been set back', -9000],
])('no sum counts of a file that was written %s', (_, after) => {
  keep(after)
  expect(createFileSums(file).get(listed)).toBeUndefined()
})

test('a damaged file counts as absent', () => {
  keep(5000)
  writeFileSync(file, readFileSync(file, 'utf8').replace('abc', 'abd'))
  expect(createFileSums(file).get(listed)).toBeUndefined()
})

test('files that are gone are forgotten', () => {
  keep(5000)
  const sums = createFileSums(file)
  sums.set({ ...listed, path: 'pages/b.mdx' }, 'def', written + 5000)
  sums.save()
  expect(createFileSums(file).get(listed)).toBeUndefined()
})
