import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { keptPages } from '#scripts/build/kept-pages.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})

const page = { html: Buffer.from('<p>\n“Mustang”</p>'), media: ['a.0a.svg'] }

test('a kept page comes back with its media, byte for byte', () => {
  keptPages(folder).set('key', page)
  expect(keptPages(folder).get('key')).toEqual(page)
})

test('what was never kept is absent', () => {
  expect(keptPages(folder).get('other')).toBeUndefined()
})

test.each([
  ['changed by one letter', (text: string) => text.replace('Mustang', 'Mustanh')],
  ['whose media were changed', (text: string) => text.replace('a.0a', 'b.0a')],
  ['cut off', (text: string) => text.slice(0, -3)],
  ['emptied', () => ''],
])('a page %s counts as absent', (_, damage) => {
  const pages = keptPages(folder)
  pages.set('key', page)
  const file = path.join(folder, 'key')
  writeFileSync(file, damage(readFileSync(file, 'utf8')))
  expect(pages.get('key')).toBeUndefined()
})

test('old pages are forgotten once they are more than those asked for', () => {
  const first = keptPages(folder)
  for (const key of ['a', 'b', 'c']) first.set(key, page)
  const second = keptPages(folder)
  for (const key of ['a', 'd']) second.get(key)
  second.set('d', page)
  second.tidy()
  expect(readdirSync(folder)).toHaveLength(4)
  const third = keptPages(folder)
  third.get('a')
  third.tidy()
  expect(readdirSync(folder)).toEqual(['a'])
})
