import { truncateSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { heavyFiles } from '#scripts/check/files/public-files.ts'
import { listFiles } from '#scripts/content/read/index.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

it('a PDF of more than 10 MB is told', async () => {
  const names = ['public/files/small.pdf', 'public/files/large.PDF', 'public/files/large.csv']
  const root = await temporaryFolder(Object.fromEntries(names.map((name) => [name, ''])))
  for (const name of names)
    truncateSync(path.join(root, name), name.includes('large') ? 12_000_000 : 10_000_000)
  expect(heavyFiles(listFiles(root, 'public').files)).toMatchObject([
    {
      path: 'public/files/large.PDF',
      severity: 'warning',
      message: expect.stringContaining('12 MB'),
    },
  ])
})
