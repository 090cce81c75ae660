import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { compressFiles } from '#scripts/build/compress-files.ts'
import { temporaryFolder, writeTo } from '#tests/support/temporary-folder.ts'

const text = 'The same words again and again. '.repeat(40)
const many = Object.fromEntries(Array.from({ length: 2001 }, (_, id) => [`p/${id}.html`, 'x']))

test('of a very large site only scripts and style sheets are compressed', async () => {
  const folder = await temporaryFolder({ ...many, 'about.html': text, 'assets/theme.css': text })
  await compressFiles(await temporaryFolder(), folder, writeTo(folder))
  const names = (await readdir(folder, { recursive: true })).toSorted()
  expect(names.filter((name) => /\.(br|gz)$/.test(name))).toEqual([
    'assets/theme.css.br',
    'assets/theme.css.gz',
  ])
})
