import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writerBelow } from '#scripts/system/write-below.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const lastBuild = () => temporaryFolder({ 'last/a/same.txt': 'same', 'last/a/other.txt': 'old' })

test('a file that stays the same keeps its time', async () => {
  const folder = await lastBuild()
  const { mtimeMs } = await stat(path.join(folder, 'last/a/same.txt'))
  await new Promise((resolve) => setTimeout(resolve, 10))
  const write = writerBelow(path.join(folder, 'now'), path.join(folder, 'last'))
  for (const name of ['same', 'other']) write(`a/${name}.txt`, 'same')
  const times = ['same', 'other'].map((name) => stat(path.join(folder, `now/a/${name}.txt`)))
  const [same, other] = (await Promise.all(times)).map((entry) => entry.mtimeMs)
  expect(same).toBe(mtimeMs)
  expect(other).toBeGreaterThan(mtimeMs)
})

test('the last build stays as it was, also when a file is written twice', async () => {
  const folder = await lastBuild()
  const write = writerBelow(path.join(folder, 'now'), path.join(folder, 'last'))
  for (const bytes of ['same', 'new']) write('a/same.txt', bytes)
  write('b.txt', Buffer.from('first'))
  const read = (name: string) => readFile(path.join(folder, name), 'utf8')
  expect(await read('now/a/same.txt')).toBe('new')
  expect(await read('now/b.txt')).toBe('first')
  expect(await read('last/a/same.txt')).toBe('same')
})

test('two processes may write a file of the same bytes', async () => {
  const folder = await lastBuild()
  const name = 'a/same.txt'
  const open = () => writerBelow(path.join(folder, 'now'), path.join(folder, 'last'))
  for (const write of [open(), open()]) write(name, 'same')
  const inodes = ['now', 'last'].map((part) => stat(path.join(folder, part, name)))
  const [now, last] = (await Promise.all(inodes)).map(({ ino }) => ino)
  expect(now).toBe(last)
})

test('a folder in place of a file is not taken for the file', async () => {
  const folder = await temporaryFolder({ '_headers/a.png': '' })
  const write = writerBelow(folder, path.join(folder, 'last'))
  expect(() => write('_headers', 'x')).toThrow('EEXIST')
})
