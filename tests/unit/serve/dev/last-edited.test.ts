import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lastEdited } from '#scripts/serve/dev/last-edited.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

const layouts: Record<string, string> = {
  'pages/index.mdx': '---\nlayout: home\n---\n',
  'pages/about-us.mdx': '---\nlayout: about\n---\n',
}

/** A site whose files were written at the given minutes. */
async function siteOf(files: Record<string, number>) {
  const root = await temporaryFolder()
  for (const [file, minute] of Object.entries(files)) {
    await writeFiles(root, { [file]: layouts[file] ?? '' })
    await utimes(path.join(root, file), minute * 60, minute * 60)
  }
  return root
}

const clone = {
  'pages/index.mdx': 1,
  'pages/about-us.mdx': 1,
  'pages/+guard.ts': 90,
}

test.each([
  ['pages/about.mdx', '/about'],
  ['pages/index.mdx', '/'],
  ['content/programs/water.mdx', '/programs/water'],
  ['content/faqs/fees.mdx', '/about-us#fees'],
  ['content/highlights/opened.mdx', '/#highlights'],
  ['content/site.yaml', '/'],
  ['pages/about-us.ne.mdx', '/ne/about-us'],
])('the page of %s, edited last, is %s', async (file, address) => {
  const root = await siteOf({ ...clone, 'pages/contact.mdx': 2, [file]: 60 })
  expect(await lastEdited(root)).toEqual({ path: file, address })
})

test('in a fresh clone no file was edited', async () => {
  expect(await lastEdited(await siteOf({ ...clone, 'pages/about.mdx': 1.5 }))).toBeUndefined()
})

test('a folder without content has none', async () => {
  expect(await lastEdited(await siteOf({}))).toBeUndefined()
})
