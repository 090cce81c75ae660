import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { compressFiles } from '#scripts/build/compress-files.ts'
import { type Files, temporaryFolder, writeTo } from '#tests/support/temporary-folder.ts'

const text = 'The same words again and again. '.repeat(40)

/** The files of a site after its texts were compressed. */
async function compressed(files: Files) {
  const folder = await temporaryFolder(files)
  await compressFiles(await temporaryFolder(), folder, writeTo(folder))
  return { folder, names: (await readdir(folder, { recursive: true })).toSorted() }
}

test('what is compressed already, or would not get smaller, has none', async () => {
  const { names } = await compressed({
    'a.png': text,
    'b.woff2': text,
    'c.pdf': text,
    'd.txt': 'x',
    'svg/e.png': text,
  })
  expect(names).toEqual(['a.png', 'b.woff2', 'c.pdf', 'd.txt', 'svg', 'svg/e.png'])
})

const many = Object.fromEntries(Array.from({ length: 2001 }, (_, id) => [`p/${id}.html`, 'x']))

test('of a very large site only scripts and style sheets are compressed', async () => {
  const files = { ...many, 'about.html': text, 'assets/theme.css': text }
  const { names } = await compressed(files)
  expect(names.filter((name) => /\.(br|gz)$/.test(name))).toEqual([
    'assets/theme.css.br',
    'assets/theme.css.gz',
  ])
})
