import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { buildFolder, swapFolder } from '#scripts/build/swap-folder.ts'
import { removeLeftovers } from '#scripts/system/leftovers.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

const files = ['client/index.html', 'site.json']
const built = (words: string) => Object.fromEntries(files.map((file) => [file, words]))

/** A repository with the last build, and a new one that replaces it. */
async function finishedBuild() {
  const root = await temporaryFolder()
  const dist = path.join(root, 'dist')
  const finished = buildFolder(root)
  const old = `${finished}.old`
  await writeFiles(dist, built('last'))
  await writeFiles(finished, built('new'))
  return {
    root,
    dist,
    finished,
    old,
    swap: () => swapFolder(finished, dist),
    /** The words of the site, once if it is whole. */
    words: () => [...new Set(files.map((file) => readFileSync(path.join(dist, file), 'utf8')))],
    left: () => readdirSync(path.join(root, '.cache')),
  }
}
type Build = Awaited<ReturnType<typeof finishedBuild>>

test.each<[string, string, (build: Build) => unknown]>([
  ['begins to replace it', 'last', () => {}],
  ['has taken it away', 'last', ({ dist, old }) => renameSync(dist, old)],
  [
    'has put the new one there',
    'new',
    ({ dist, old, finished }) => {
      renameSync(dist, old)
      renameSync(finished, dist)
    },
  ],
  [
    'has half removed it',
    'new',
    async ({ dist, old, finished }) => {
      renameSync(dist, old)
      renameSync(finished, dist)
      await rm(path.join(old, 'client'), { recursive: true })
    },
  ],
])(
  'if a build is killed when it %s, the next command finds the %s site, whole, and leaves nothing else',
  async (_, site, kill) => {
    const build = await finishedBuild()
    await kill(build)
    removeLeftovers(build.root)
    expect(build.words()).toEqual([site])
    expect(build.left()).toEqual([])
  },
)

test('without dist, the newest of the last builds is put back, of any process', async () => {
  const { root, dist, words, left } = await finishedBuild()
  await rename(dist, path.join(root, '.cache/build-99999.old'))
  await writeFiles(path.join(root, '.cache/build-99998.old'), built('older'))
  await utimes(path.join(root, '.cache/build-99998.old'), 0, 0)
  removeLeftovers(root)
  expect(words()).toEqual(['last'])
  expect(left()).toEqual([])
})

test('the last build is back if the new one cannot take its place', async () => {
  const { swap, words, finished } = await finishedBuild()
  await rm(finished, { recursive: true })
  expect(swap).toThrow('ENOENT')
  expect(words()).toEqual(['last'])
})

test('what a process with the same id left is removed, but not the code that runs', async () => {
  const { root, left } = await finishedBuild()
  for (const owner of ['run', 'review'])
    await mkdir(path.join(root, `.cache/${owner}-${process.pid}`))
  removeLeftovers(root)
  expect(left()).toEqual([`run-${process.pid}`])
})
