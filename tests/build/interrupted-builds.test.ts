import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { copySite, type SiteCopy } from './site-copy.ts'

const timeout = 300_000

/** The files below a folder with their bytes as text, to compare two builds. */
async function filesBelow(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true })
  const files = names.toSorted().map(async (name) => {
    const file = path.join(folder, name)
    return (await stat(file)).isFile() ? [[name, await readFile(file, 'latin1')] as const] : []
  })
  return Object.fromEntries((await Promise.all(files)).flat())
}

const builds = async (root: string) =>
  (await readdir(path.join(root, '.cache'))).filter((name) => name.startsWith('build'))

/** Mounts a small file system at a folder until the test ends; false where that is not allowed. */
async function mounted(folder: string, ...options: string[]): Promise<boolean> {
  await mkdir(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options.join(','), 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    return false
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]))
  return true
}

/** Waits until something is so, looking every few milliseconds. */
async function until(isSo: () => Promise<boolean> | boolean) {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe.runIf(process.env['TEST_ALL'])('a build survives', { timeout }, () => {
  let site: SiteCopy
  let clean: Record<string, string>
  const client = () => path.join(site.root, 'dist/client')
  beforeAll(async () => {
    site = await copySite()
    await site.run('build')
    clean = await filesBelow(client())
  }, timeout)
  afterAll(() => site.remove())

  /** What a further build gives, and what it leaves in the cache. */
  const buildAgain = async () => {
    const { code } = await site.run('build')
    return { code, files: await filesBelow(client()), left: await builds(site.root) }
  }
  const asBefore = () => ({ code: 0, files: clean, left: [] })

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['emptied', () => Buffer.alloc(0)],
    ['overwritten', (bytes: Buffer) => Buffer.alloc(bytes.length, '{"x":')],
  ])('a cache whose files have all been %s', async (_, spoilt) => {
    const cache = path.join(site.root, '.cache')
    for (const name of await readdir(cache, { recursive: true })) {
      const file = path.join(cache, name)
      if ((await stat(file)).isFile()) await writeFile(file, spoilt(await readFile(file)))
    }
    expect(await buildAgain()).toEqual(asBefore())
  })

  test('being killed at any moment', async () => {
    await site.edit('pages/about.mdx', 'title: ', 'title: New ')
    for (const moment of ['', 'client/assets', 'client/contact.html']) {
      const child = site.start('build')
      const ended = once(child, 'close')
      const begun = path.join(site.root, `.cache/build-${child.pid}`, moment)
      await until(() => existsSync(begun) || child.exitCode !== null)
      child.kill('SIGKILL')
      expect(await ended).toEqual([null, 'SIGKILL'])
      expect(await filesBelow(client())).toEqual(clean)
    }
    await site.edit('pages/about.mdx', 'title: New ', 'title: ')
    expect(await buildAgain()).toEqual(asBefore())
  })

  test('another build at the same time, both without a cache', async () => {
    await rm(path.join(site.root, '.cache'), { recursive: true })
    const both = await Promise.all([site.run('build'), site.run('build')])
    expect(both).toMatchObject([{ code: 0 }, { code: 0 }])
    expect(await buildAgain()).toEqual(asBefore())
  })

  for (const size of ['100k', '200k', '400k', '700k', '1m', '1500k', '2m', '2500k', '3m', '4m']) {
    test(`a disk that is full after ${size}, with the last build as it was`, async (context) => {
      const other = await copySite()
      onTestFinished(() => other.remove())
      await other.write('dist/client/index.html', 'the good build of yesterday')
      if (!(await mounted(path.join(other.root, '.cache'), `size=${size}`))) context.skip()
      const { code, output } = await other.run('build')
      expect(code).toBe(1)
      expect(output.trim().split('\n').at(-1)).toMatch(/ cannot be written: the disk is full\.$/)
      expect(output).not.toMatch(/^\s+at /m)
      expect(await readFile(path.join(other.root, 'dist/client/index.html'), 'utf8')).toContain(
        'good',
      )
    })
  }

  test('a dist that cannot be written, as it was', async (context) => {
    const other = await copySite()
    onTestFinished(() => other.remove())
    const dist = path.join(other.root, 'dist')
    if (!(await mounted(dist, 'size=1m', 'ro'))) context.skip()
    const { code, output } = await other.run('build')
    expect(code).toBe(1)
    expect(output.trim().split('\n').at(-1)).toMatch(/dist cannot be written: .+\.$/)
    expect(output).not.toMatch(/^\s+at /m)
    expect(await builds(other.root)).toEqual([])
  })

  test('content that changes while it runs, and stops with the last build as it was', async () => {
    const child = site.start('build')
    let output = ''
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()))
    const ended = once(child, 'close')
    // Once there is a folder for visitors, the content has been read.
    await until(async () =>
      (await builds(site.root)).some((name) =>
        existsSync(path.join(site.root, '.cache', name, 'client')),
      ),
    )
    await site.edit('content/site.yaml', '+977 1 000 0000', '+977 1 111 1111')
    const [code] = await ended
    expect(code).toBe(1)
    expect(output).toContain('content/site.yaml changed while the site was being built')
    expect(await filesBelow(client())).toEqual(clean)
    await site.edit('content/site.yaml', '+977 1 111 1111', '+977 1 000 0000')
    expect(await buildAgain()).toEqual(asBefore())
  })
})
