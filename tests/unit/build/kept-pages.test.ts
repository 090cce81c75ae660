import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { type KeptPages, keptPages } from '#scripts/build/kept-pages.ts'
import { soundFiles } from '#scripts/build/sound-files.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})

const html = '<p>\n“Mustang”</p>'
const media = ['a.0a.svg']

/** A run of a build that keeps and asks for pages. */
function build(work: (pages: KeptPages) => void): void {
  const sound = soundFiles(path.join(folder, 'sound'))
  const pages = keptPages(path.join(folder, 'pages'), sound)
  work(pages)
  pages.save()
  sound.save()
}

const fileOf = (key: string) => path.join(folder, 'pages', `${key}.html`)
const kept = () => readdirSync(path.join(folder, 'pages')).filter((name) => name !== 'list')

test('a kept page comes back with its media, byte for byte', () => {
  build((pages) => pages.set('key', html, media))
  build((pages) => expect(pages.get('key')).toEqual({ file: fileOf('key'), media }))
  expect(readFileSync(fileOf('key'), 'utf8')).toBe(html)
})

test('what was never kept is absent', () => {
  build((pages) => expect(pages.get('other')).toBeUndefined())
})

test.each([
  ['changed by one letter', (text: string) => text.replace('Mustang', 'Mustanh')],
  ['cut off', (text: string) => text.slice(0, -3)],
  ['emptied', () => ''],
])('a page %s counts as absent', (_, damage) => {
  build((pages) => pages.set('key', html, media))
  writeFileSync(fileOf('key'), damage(html))
  build((pages) => expect(pages.get('key')).toBeUndefined())
})

test('a page written anew with the same bytes, as a restored cache is, comes back', () => {
  build((pages) => pages.set('key', html, media))
  writeFileSync(fileOf('key'), html)
  utimesSync(fileOf('key'), 1, 1)
  build((pages) => expect(pages.get('key')).toBeDefined())
})

test.each(['pages/list', 'sound'])('a damaged %s costs time, nothing else', (name) => {
  build((pages) => pages.set('key', html, media))
  writeFileSync(path.join(folder, name), 'damaged')
  build((pages) => expect(pages.get('other')).toBeUndefined())
  build((pages) => pages.set('key', html, media))
  build((pages) => expect(pages.get('key')).toBeDefined())
})

test('old pages are forgotten once they are more than those asked for', () => {
  build((pages) => {
    for (const key of ['a', 'b', 'c']) pages.set(key, html, media)
  })
  build((pages) => {
    pages.get('a')
    pages.set('d', html, media)
  })
  expect(kept()).toHaveLength(4)
  build((pages) => pages.get('a'))
  expect(kept()).toEqual(['a.html'])
})

test('a page that a killed build left without a name goes, one of a running build stays', () => {
  build((pages) => pages.set('key', html, media))
  for (const name of ['old', 'new']) writeFileSync(fileOf(name), html)
  utimesSync(fileOf('old'), 1, 1)
  build((pages) => pages.get('key'))
  expect(kept().toSorted()).toEqual(['key.html', 'new.html'])
})
