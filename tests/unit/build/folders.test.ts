import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { removeAbandonedBuilds } from '#scripts/build/abandoned-builds.ts'
import { swapFolder } from '#scripts/build/swap-folder.ts'
import { placeMedia, mediaIn, mediaOfSheets } from '#scripts/build/used-media.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

describe('a finished folder', () => {
  test('takes the place of the old one, whole', async () => {
    const root = await temporaryFolder({ 'new/index.html': 'new', 'dist/old.html': 'old' })
    await swapFolder(path.join(root, 'new'), path.join(root, 'dist'))
    expect(await readdir(root)).toEqual(['dist'])
    expect(await readdir(path.join(root, 'dist'))).toEqual(['index.html'])
  })

  test('takes its place where there was none', async () => {
    const root = await temporaryFolder({ 'new/index.html': 'new' })
    await swapFolder(path.join(root, 'new'), path.join(root, 'dist'))
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toBe('new')
  })

  test('takes its place after another that was put there meanwhile', async () => {
    const root = await temporaryFolder({ 'one/a.html': '1', 'two/a.html': '2', 'dist/a.html': '0' })
    const dist = path.join(root, 'dist')
    await Promise.all(['one', 'two'].map((name) => swapFolder(path.join(root, name), dist)))
    expect(await readdir(root)).toEqual(['dist'])
    expect(await readFile(path.join(dist, 'a.html'), 'utf8')).toMatch(/^[12]$/)
  })

  test('that is not there leaves the old one as it was', async () => {
    const root = await temporaryFolder({ 'dist/old.html': 'old' })
    const swapped = swapFolder(path.join(root, 'new'), path.join(root, 'dist'))
    await expect(swapped).rejects.toThrow('ENOENT')
    expect(await readdir(root)).toEqual(['dist'])
    expect(await readFile(path.join(root, 'dist/old.html'), 'utf8')).toBe('old')
  })
})

describe('what killed builds left', () => {
  /** The number of a process that has come to its end. */
  const deadPid = String(spawnSync(process.execPath, ['-e', '']).pid)

  test('goes, and the folders of builds that run stay', async () => {
    const root = await temporaryFolder({
      [`cache/build-${deadPid}/client/index.html`]: 'half',
      [`cache/build-${deadPid}.old/client/index.html`]: 'old',
      [`cache/build-${process.ppid}/client/index.html`]: 'running',
      'cache/mdx/a.json': '{}',
      'dist/index.html': 'good',
    })
    await removeAbandonedBuilds(path.join(root, 'cache'), path.join(root, 'dist'))
    expect(await readdir(path.join(root, 'cache'))).toEqual([`build-${process.ppid}`, 'mdx'])
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toBe('good')
  })

  test('goes back when it was the site itself', async () => {
    const root = await temporaryFolder({ [`cache/build-${deadPid}.old/index.html`]: 'good' })
    await removeAbandonedBuilds(path.join(root, 'cache'), path.join(root, 'dist'))
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toBe('good')
  })
})

describe('media of the cache', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('are found at every address of theirs', () => {
    const html =
      '<img src="/some/path/media/a.0a.svg"><meta content="https://x.example/media/b.1b.png">'
    expect(mediaIn(html)).toEqual(['a.0a.svg', 'b.1b.png'])
    expect(mediaIn("url('/media/c-d.2c.woff2') media /medial/e")).toEqual(['c-d.2c.woff2'])
  })

  test('are found in style sheets, and not in scripts', async () => {
    const root = await temporaryFolder({
      'assets/theme.css': 'url(/media/b.woff2)',
      'assets/entry.js': '"/media/unused.svg"',
    })
    expect(await mediaOfSheets(root)).toEqual(['b.woff2'])
  })

  test('are uploaded by name', async () => {
    const root = await temporaryFolder({ 'cache/a.svg': 'a', 'cache/unused.svg': 'c' })
    vi.stubEnv('MEDIA_DIR', path.join(root, 'cache'))
    placeMedia(new Set(['a.svg']), path.join(root, 'client'))
    expect(await readdir(path.join(root, 'client/media'))).toEqual(['a.svg'])
  })

  test('that are missing stop the build', async () => {
    const root = await temporaryFolder({ 'cache/a.svg': 'a' })
    vi.stubEnv('MEDIA_DIR', path.join(root, 'cache'))
    expect(() => placeMedia(new Set(['gone.svg']), path.join(root, 'client'))).toThrow('gone.svg')
  })
})
