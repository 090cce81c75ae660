import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { removeStaleBuilds, swapFolder } from '#scripts/build/swap-folder.ts'
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

describe('what killed builds left', () => {
  const endedPid = String(spawnSync(process.execPath, ['-e', '']).pid)

  test('is removed, and the folders of running builds are not', async () => {
    const root = await temporaryFolder({
      [`.cache/build-${endedPid}/client/index.html`]: 'half',
      [`.cache/build-${endedPid}.old/client/index.html`]: 'old',
      [`.cache/build-${process.ppid}/client/index.html`]: 'running',
      '.cache/pages/a': '',
      'dist/index.html': 'good',
    })
    removeStaleBuilds(root, path.join(root, 'dist'))
    const left = await readdir(path.join(root, '.cache'))
    expect(left).toEqual([`build-${process.ppid}`, 'pages'])
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toBe('good')
  })

  test('goes back if it was the site itself', async () => {
    const root = await temporaryFolder({ [`.cache/build-${endedPid}.old/index.html`]: 'good' })
    removeStaleBuilds(root, path.join(root, 'dist'))
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toBe('good')
  })
})
