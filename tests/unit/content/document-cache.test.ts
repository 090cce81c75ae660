import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createDocumentCache, type KeptDocument } from '#scripts/content/read/document-cache.ts'
import { noBody } from '#scripts/content/markdown/mdx-facts.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})

const document: KeptDocument = {
  yaml: { value: { title: 'Mustang', order: Number.NaN }, marks: [], diagnostics: [] },
  facts: { ...noBody, isEmpty: false, code: 'return “Mustang”' },
  bodyLine: 4,
  diagnostics: [],
}

/** Keeps a document as one run does. */
function keep(key: string) {
  const cache = createDocumentCache(folder)
  cache.set(key, document)
  cache.save()
}

const keptNow = (key: string) => createDocumentCache(folder).get(key)

/** The files of the cache. */
function filesOfCache(): string[] {
  const [version = ''] = readdirSync(folder)
  return readdirSync(path.join(folder, version)).map((name) => path.join(folder, version, name))
}

test('a document is there for the next run', () => {
  keep('a1')
  expect(keptNow('a1')).toEqual(document)
  expect(keptNow('a2')).toBeUndefined()
  expect(keptNow('b1')).toBeUndefined()
})

test('one that comes later leaves the others where they are', () => {
  keep('a1')
  keep('b1')
  const [first = ''] = filesOfCache()
  const before = readFileSync(first)
  keep('b2')
  expect(readFileSync(first)).toEqual(before)
  for (const key of ['a1', 'b1', 'b2']) expect(keptNow(key)).toEqual(document)
})

test.each([
  ['changed by a letter', (bytes: Buffer) => Buffer.from(bytes.toReversed())],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -9)],
  ['emptied', () => Buffer.alloc(0)],
])('a file that was %s counts as absent, and can be made again', (_, damage) => {
  keep('a1')
  for (const file of filesOfCache()) writeFileSync(file, damage(readFileSync(file)))
  expect(keptNow('a1')).toBeUndefined()
  keep('a1')
  expect(keptNow('a1')).toEqual(document)
})

test('what nobody asks for any more goes in time', () => {
  for (let index = 0; index < 30; index += 1) keep(`a${index}`)
  expect(keptNow('a29')).toEqual(document)
  expect(keptNow('a0')).toBeUndefined()
})

test('of other versions the latest stays', () => {
  for (const [index, name] of ['first', 'second', 'third'].entries()) {
    mkdirSync(path.join(folder, name))
    utimesSync(path.join(folder, name), index + 1, index + 1)
  }
  keep('a1')
  expect(readdirSync(folder)).toHaveLength(2)
  expect(readdirSync(folder)).toContain('third')
})
