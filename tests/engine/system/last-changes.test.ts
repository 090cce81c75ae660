import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lastChanges } from '#scripts/system/git.ts'
import { commitAll, temporaryFolder } from '#tests/support/temporary-folder.ts'

const now = new Date('2026-06-01T12:00:00Z')

const commits = [
  ['pages/about.mdx', '2026-01-05'],
  ['pages/a page, é.mdx', '2026-02-06'],
  ['pages/about.mdx', '2026-03-07'],
  ['README.md', '2026-04-08'],
] as const

/** A repository with these commits. */
async function repository() {
  const root = await temporaryFolder({ 'pages/about.mdx': 'none' })
  for (const [file, day] of commits) {
    writeFileSync(join(root, file), day)
    commitAll(root, day)
  }
  return root
}

test('a file has the day of the last commit that touched it', async () => {
  const changes = await lastChanges(await repository(), now)
  expect(Array.from(changes, ([file, { day }]) => [file, day])).toEqual([
    ['pages/about.mdx', '2026-03-07'],
    ['pages/a page, é.mdx', '2026-02-06'],
  ])
})

test('no commit is later than now, and a later one still counts', async () => {
  const root = await repository()
  const changesAfter = async (day: string) => {
    writeFileSync(join(root, 'pages/about.mdx'), day)
    commitAll(root, day)
    return (await lastChanges(root, now)).get('pages/about.mdx')
  }
  const future = { time: Number(now) / 1000, day: '2026-06-01', count: 3 }
  expect(await changesAfter('2099-01-01')).toEqual(future)
  expect(await changesAfter('2026-05-01')).toMatchObject({ day: '2026-05-01', count: 4 })
})

test('without a repository there are no dates', async () => {
  expect(await lastChanges(await temporaryFolder({}), now)).toEqual(new Map())
})

test.each([
  [1, []],
  [3, ['pages/about.mdx']],
])('in a clone of %i commits, the oldest gives no date', async (depth, files) => {
  const root = await repository()
  const from = ['--depth', `${depth}`, `file://${root}`]
  execFileSync('git', ['clone', '-q', ...from, 'clone'], { cwd: root })
  const changes = await lastChanges(join(root, 'clone'), now)
  expect([...changes.keys()]).toEqual(files)
})
