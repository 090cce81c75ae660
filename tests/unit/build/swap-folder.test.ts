import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { swapFolder } from '#scripts/build/swap-folder.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

describe('a finished folder', () => {
  test('replaces the old one as a whole', async () => {
    const root = await temporaryFolder({ 'new/index.html': 'new', 'dist/old.html': 'old' })
    swapFolder(path.join(root, 'new'), path.join(root, 'dist'))
    expect(await readdir(root)).toEqual(['dist'])
    expect(await readdir(path.join(root, 'dist'))).toEqual(['index.html'])
  })

  test('needs no old one', async () => {
    const root = await temporaryFolder({ 'new/index.html': 'new' })
    swapFolder(path.join(root, 'new'), path.join(root, 'dist'))
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toBe('new')
  })

  test('that is missing leaves the old one as it was', async () => {
    const root = await temporaryFolder({ 'dist/old.html': 'old' })
    expect(() => swapFolder(path.join(root, 'new'), path.join(root, 'dist'))).toThrow('ENOENT')
    expect(await readdir(root)).toEqual(['dist'])
    expect(await readFile(path.join(root, 'dist/old.html'), 'utf8')).toBe('old')
  })
})
