import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createDiskCache } from '#scripts/content/disk-cache.ts'
import { noBody } from '#scripts/content/mdx-facts.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})

const facts = { ...noBody, isEmpty: false, code: 'return “Mustang”' }

/** The one file of the cache. */
function fileOfCache(): string {
  const [version = ''] = readdirSync(folder)
  const [file = ''] = readdirSync(path.join(folder, version))
  return path.join(folder, version, file)
}

test('a compiled body is there for the next run', () => {
  createDiskCache(folder).set('key', facts)
  expect(createDiskCache(folder).get('key')).toEqual(facts)
  expect(createDiskCache(folder).get('other')).toBeUndefined()
})

test.each([
  ['changed by a letter', (text: string) => text.replace('Mustang', 'Mustanh')],
  ['cut off', (text: string) => text.slice(0, -9)],
  ['emptied', () => ''],
])('one that was %s counts as absent, and can be made again', (_, damage) => {
  const cache = createDiskCache(folder)
  cache.set('key', facts)
  writeFileSync(fileOfCache(), damage(readFileSync(fileOfCache(), 'utf8')))
  expect(cache.get('key')).toBeUndefined()
  cache.set('key', facts)
  expect(cache.get('key')).toEqual(facts)
})

test('of other versions the latest stays', () => {
  for (const [index, name] of ['first', 'second', 'third'].entries()) {
    mkdirSync(path.join(folder, name))
    utimesSync(path.join(folder, name), index + 1, index + 1)
  }
  createDiskCache(folder).set('key', facts)
  expect(readdirSync(folder)).toHaveLength(2)
  expect(readdirSync(folder)).toContain('third')
})
