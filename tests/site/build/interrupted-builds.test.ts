import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { copySite, filesBelow, outputOf, type SiteCopy } from '#tests/support/site-copy.ts'
import { test } from '#tests/support/site.ts'

const timeout = 300_000

const builds = async (root: string) =>
  (await readdir(path.join(root, '.cache'))).filter((name) => name.startsWith('build'))

/** A copy of the site with a file system mounted at one of its folders; undefined where that is not allowed. */
async function copyWithMount(folder: string, options: string): Promise<SiteCopy | undefined> {
  const copy = await copySite()
  onTestFinished(copy.remove)
  await copy.write('dist/client/index.html', 'the good build of yesterday')
  const mounted = path.join(copy.root, folder)
  await mkdir(mounted, { recursive: true })
  try {
    const what = options.startsWith('bind') ? [mounted] : ['-t', 'tmpfs', 'tmpfs']
    execFileSync('mount', ['-o', options, ...what, mounted], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  onTestFinished(() => void execFileSync('umount', ['-l', mounted]))
  return copy
}

/** Waits until a build has made a file or folder, or has ended. */
const untilMade = (file: string, build: ChildProcess) =>
  vi.waitUntil(() => existsSync(file) || build.exitCode !== null, { interval: 5, timeout })

describe('a build survives', { timeout }, () => {
  let clean: Map<string, string>
  test.beforeAll(async ({ copy }) => {
    await copy.build()
    clean = await filesBelow(path.join(copy.root, 'dist/client'))
  }, timeout)

  const expectClean = async ({ root }: SiteCopy) =>
    expect(await filesBelow(path.join(root, 'dist/client'))).toEqual(clean)

  /** A further build gives what the first one gave, and leaves nothing half-done. */
  async function expectCleanBuild(copy: SiteCopy) {
    await copy.build()
    await expectClean(copy)
    expect(await builds(copy.root)).toEqual([])
  }

  test('being killed at any moment', async ({ copy }) => {
    await copy.edit('pages/about.mdx', 'title: ', 'title: New ')
    for (const moment of ['', 'client/assets', 'client/contact.html']) {
      const child = copy.start('build')
      const ended = once(child, 'close')
      const begun = path.join(copy.root, `.cache/build-${child.pid}`, moment)
      await untilMade(begun, child)
      child.kill('SIGKILL')
      expect(await ended).toEqual([null, 'SIGKILL'])
      await expectClean(copy)
    }
    await copy.edit('pages/about.mdx', 'title: New ', 'title: ')
    await expectCleanBuild(copy)
  })

  test('another build at the same time, both without a cache', async ({ copy }) => {
    await rm(path.join(copy.root, '.cache'), { recursive: true })
    await Promise.all([copy.build(), copy.build()])
    await expectCleanBuild(copy)
  })

  for (const size of ['100k', '200k', '400k', '700k', '1m', '1500k', '2m', '2500k', '3m', '4m']) {
    test(`a disk that is full after ${size}, with the last build as it was`, async ({ skip }) => {
      const copy =
        (await copyWithMount('.cache', `size=${size}`)) ?? skip('only root mounts a folder')
      const { code, output } = await copy.run('build')
      expect(code).toBe(1)
      expect(output.trim().split('\n').at(-1)).toMatch(/ cannot be written: the disk is full\.$/)
      expect(output).not.toMatch(/^\s+at /m)
      expect(await readFile(path.join(copy.root, 'dist/client/index.html'), 'utf8')).toBe(
        'the good build of yesterday',
      )
    })
  }

  test('dist/ that cannot be written, as it was', async ({ skip }) => {
    const copy = (await copyWithMount('dist', 'bind,ro')) ?? skip('only root mounts a folder')
    const { code, output } = await copy.run('build')
    expect(code).toBe(1)
    expect(output).toMatch(/\/dist.* cannot be written: .+\.$/m)
    expect(output).not.toMatch(/^\s+at /m)
    expect(await builds(copy.root)).toEqual([])
  })

  test('content that changes while it runs, which stops it', async ({ copy }) => {
    const child = copy.start('build')
    const ended = outputOf(child)
    // Once there is a folder for visitors, the content has been read.
    const begun = path.join(copy.root, `.cache/build-${child.pid}/client`)
    await untilMade(begun, child)
    await copy.edit('content/site.yaml', '+977 1 000 0000', '+977 1 111 1111')
    const { code, output } = await ended
    expect(code).toBe(1)
    expect(output).toContain('content/site.yaml changed while the site was being built')
    await expectClean(copy)
    await copy.edit('content/site.yaml', '+977 1 111 1111', '+977 1 000 0000')
    await expectCleanBuild(copy)
  })
})
