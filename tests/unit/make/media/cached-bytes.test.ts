import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cachedBytes, cachedFile, keptFile } from '#scripts/make/media/cached-bytes.ts'

const kind = 'test'
const fresh = () => `${process.pid}-${Math.random()}`
const bytes = (text: string) => async () => Buffer.from(text)

test('what was made once is not made again', async () => {
  const key = [fresh()]
  expect(String(await cachedBytes(kind, key, bytes('first')))).toBe('first')
  expect(String(await cachedBytes(kind, key, bytes('second')))).toBe('first')
})

test('parts of a key do not run together', async () => {
  const name = fresh()
  await cachedFile(kind, [name, 'c'], bytes('kept'))
  expect(await keptFile(kind, [name, 'c'])).toMatch(/[0-9a-f]{64}$/)
  expect(await keptFile(kind, [`${name}c`])).toBeUndefined()
  expect(await keptFile('other', [name, 'c'])).toBeUndefined()
})

test.each([
  ['cut short', (file: string) => truncate(file, 3)],
  ['emptied', (file: string) => truncate(file)],
  ['overwritten', (file: string) => writeFile(file, 'wrong')],
  ['without its sum', (file: string) => rm(`${file}.sum`)],
])('a file %s is made anew', async (_, spoil) => {
  const key = [fresh()]
  await spoil(await cachedFile(kind, key, bytes('first')))
  expect(await keptFile(kind, key)).toBeUndefined()
  expect(String(await cachedBytes(kind, key, bytes('second')))).toBe('second')
})

test('what failed leaves nothing behind and is tried again', async () => {
  const key = [fresh()]
  await expect(cachedFile(kind, key, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(String(await readFile(await cachedFile(kind, key, bytes('now'))))).toBe('now')
})

test('two at once get the same whole file', async () => {
  const key = [fresh()]
  const [a, b] = await Promise.all([
    cachedBytes(kind, key, bytes('x'.repeat(100_000))),
    cachedBytes(kind, key, bytes('x'.repeat(100_000))),
  ])
  expect(Buffer.from(a).equals(Buffer.from(b))).toBe(true)
})
