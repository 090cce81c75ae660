import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { removeStaleBuilds, swapFolder } from '#scripts/build/swap-folder.ts'
import { readSiteManifest } from '#scripts/hosts/index.ts'
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
      [`.cache/build-${process.pid}/client/index.html`]: 'in a container, by the same id',
      [`.cache/build-${process.ppid}/client/index.html`]: 'running',
      '.cache/pages/a': '',
      'dist/index.html': 'good',
    })
    removeStaleBuilds(root)
    const left = await readdir(path.join(root, '.cache'))
    expect(left).toEqual([`build-${process.ppid}`, 'pages'])
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toBe('good')
  })

  test.for([endedPid, process.pid, process.ppid])(
    'goes back if it was the site itself, whatever has the id %s now',
    async (pid) => {
      const log = vi.spyOn(console, 'log').mockReturnValue()
      onTestFinished(() => log.mockRestore())
      const root = await temporaryFolder({
        [`.cache/build-${pid}.old/index.html`]: 'good',
        [`.cache/build-${pid}/index.html`]: 'new',
      })
      await expect(readSiteManifest(root)).rejects.toThrow(
        /^A build was killed while it replaced dist\/: run npm run build or npm start, .+$/,
      )
      removeStaleBuilds(root)
      expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toBe('good')
      expect(log.mock.calls).toEqual([
        ['A build was killed while it replaced dist/. The old dist/ is back.'],
      ])
    },
  )
})
