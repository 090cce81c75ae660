import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cachedBytes, cachedFile, cachePath } from '#scripts/media/cached-bytes.ts'

const kind = 'test'
const fresh = () => `${process.pid}-${Math.random()}`
const bytes = (text: string) => async () => Buffer.from(text)

test('what was made once is not made again', async () => {
  const key = [fresh()]
  expect(String(await cachedBytes(kind, key, bytes('first')))).toBe('first')
  expect(String(await cachedBytes(kind, key, bytes('second')))).toBe('first')
})

test('parts of a key do not run together', () => {
  expect(cachePath(kind, ['ab', 'c'])).not.toBe(cachePath(kind, ['a', 'bc']))
  expect(cachePath(kind, ['a'])).not.toBe(cachePath('other', ['a']))
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
