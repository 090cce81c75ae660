import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, vi } from 'vitest'
import { filesBelow, outputOf, type SiteCopy } from '#tests/support/site-copy.ts'
import { test } from '#tests/support/site.ts'

const timeout = 300_000

const builds = async (root: string) =>
  (await readdir(path.join(root, '.cache'))).filter((name) => name.startsWith('build'))

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

  test('another build at the same time, both without a cache', async ({ copy }) => {
    await rm(path.join(copy.root, '.cache'), { recursive: true })
    await Promise.all([copy.build(), copy.build()])
    await expectCleanBuild(copy)
  })

  test('content that changes while it runs, which stops it', async ({ copy }) => {
    const child = copy.start('build')
    const ended = outputOf(child)
    // Once there is a folder for visitors, the content has been read.
    const begun = path.join(copy.root, `.cache/build-${child.pid}/client`)
    await vi.waitUntil(() => existsSync(begun) || child.exitCode !== null, { interval: 5, timeout })
    await copy.edit('content/site.yaml', '+977 1 000 0000', '+977 1 111 1111')
    const { code, output } = await ended
    expect(code).toBe(1)
    expect(output).toContain('content/site.yaml changed while the site was being built')
    await expectClean(copy)
    await copy.edit('content/site.yaml', '+977 1 111 1111', '+977 1 000 0000')
    await expectCleanBuild(copy)
  })
})
