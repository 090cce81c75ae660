import { readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keepLatest } from '#scripts/system/keep-latest.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test.each([
  [1, ['new']],
  [2, ['middle', 'new']],
  [4, ['middle', 'new', 'old']],
])('of folders written one after another the latest %i stay', async (most, left) => {
  const root = await temporaryFolder({ 'old/a': '', 'new/a': '', 'middle/b/c': '' })
  for (const [index, name] of ['old', 'middle', 'new'].entries()) {
    utimesSync(path.join(root, name), index + 1, index + 1)
  }
  keepLatest(root, most)
  expect(readdirSync(root)).toEqual(left)
})
