import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { mkdir, rename, symlink } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

/** Called before each change of the disk. Throws if this process has been killed. */
let beforeChange = () => {}

vi.doMock(import('node:fs'), async (original) => {
  const fs = await original()
  const renameSync: typeof fs.renameSync = (from, to) => {
    beforeChange()
    fs.renameSync(from, to)
  }
  const rmSync: typeof fs.rmSync = (folder, options) => {
    beforeChange()
    fs.rmSync(path.join(String(folder), 'client'), options)
    // Half of the folder is gone.
    beforeChange()
    fs.rmSync(folder, options)
  }
  return { ...fs, renameSync, rmSync }
})
// The other test files of this worker have the modules as they are.
vi.resetModules()
const { buildFolder, stopAtLink, swapFolder } = await import('#scripts/build/swap-folder.ts')
const { removeLeftovers } = await import('#scripts/system/leftovers.ts')
afterAll(() => {
  vi.doUnmock('node:fs')
  vi.resetModules()
})

beforeEach(() => {
  beforeChange = () => {}
})

/** Runs until the change of the disk with this number. False if fewer are made. */
function killedBefore(change: number, run: () => void): boolean {
  let changes = 0
  beforeChange = () => {
    if (changes++ >= change) throw new Error('killed')
  }
  try {
    run()
  } catch {}
  beforeChange = () => {}
  return changes > change
}

const files = ['client/index.html', 'site.json']
const built = (words: string) => Object.fromEntries(files.map((file) => [file, words]))

/** A repository with the last build, and a new one that replaces it. */
async function finishedBuild() {
  const root = await temporaryFolder()
  const dist = path.join(root, 'dist')
  await writeFiles(dist, built('last'))
  await writeFiles(buildFolder(root), built('new'))
  return {
    root,
    dist,
    swap: () => swapFolder(buildFolder(root), dist),
    /** The words of the site, once if it is whole. */
    words: () => [...new Set(files.map((file) => readFileSync(path.join(dist, file), 'utf8')))],
    left: () => readdirSync(path.join(root, '.cache')),
  }
}

test('if a build is killed before any step, no half of a site is there, and nothing is left', async () => {
  const sites: string[] = []
  for (let isKilled = true; isKilled;) {
    const { root, dist, swap, words, left } = await finishedBuild()
    isKilled = killedBefore(sites.length, swap)
    sites.push(existsSync(dist) ? words().join(' and ') : 'none')
    removeLeftovers(root)
    expect(left()).toEqual([])
  }
  expect([...new Set(sites)]).toEqual(['last', 'none', 'new'])
})

test('the last build is back if the new one cannot take its place', async () => {
  const { swap, words } = await finishedBuild()
  beforeChange = () => {
    beforeChange = () => {
      beforeChange = () => {}
      throw Object.assign(new Error('busy'), { code: 'EBUSY' })
    }
  }
  expect(swap).toThrow('busy')
  expect(words()).toEqual(['last'])
})

const takeAway = (dist: string) => renameSync(dist, `${dist}.other`)
const putThere = (dist: string) => mkdirSync(path.join(dist, 'client'), { recursive: true })

test.for([
  ['takes the last dist away', true, takeAway],
  ['puts its own dist there', false, putThere],
] as const)('a build wins over another one that %s meanwhile', async ([, isThere, meddle]) => {
  const { dist, swap, words, left } = await finishedBuild()
  beforeChange = () => {
    if (existsSync(dist) !== isThere) return
    beforeChange = () => {}
    meddle(dist)
  }
  swap()
  expect(words()).toEqual(['new'])
  expect(left()).toEqual([])
})

test('a build stops at a link in place of dist, before it begins', async () => {
  const { root, dist } = await finishedBuild()
  stopAtLink(root)
  await rename(dist, path.join(root, 'elsewhere'))
  stopAtLink(root)
  await symlink(path.join(root, 'elsewhere'), dist, 'junction')
  expect(() => stopAtLink(root)).toThrow('dist is a link: ')
})

test('.cache may be a link to a place beside the packages alone, as a review makes it', async () => {
  const root = await temporaryFolder({ 'repository/.cache/file': '', 'worktree/file': '' })
  const worktree = path.join(root, 'worktree')
  await symlink(path.join(root, 'repository/.cache'), path.join(worktree, '.cache'), 'junction')
  expect(() => stopAtLink(worktree)).toThrow('.cache is a link: ')
  await mkdir(path.join(root, 'repository/node_modules'))
  stopAtLink(worktree)
})

test('what a process with the same id left is removed, but not the code that runs', async () => {
  const { root, left } = await finishedBuild()
  for (const owner of ['run', 'review'])
    await mkdir(path.join(root, `.cache/${owner}-${process.pid}`))
  removeLeftovers(root)
  expect(left()).toEqual([`run-${process.pid}`])
})
