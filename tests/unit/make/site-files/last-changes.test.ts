import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lastChanges } from '#scripts/make/site-files/last-changes.ts'
import { commitAll, temporaryFolder } from '#tests/support/temporary-folder.ts'

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
  const changes = await lastChanges(await repository(), ['pages'])
  expect(Array.from(changes, ([file, { day }]) => [file, day])).toEqual([
    ['pages/about.mdx', '2026-03-07'],
    ['pages/a page, é.mdx', '2026-02-06'],
  ])
})

test('without a repository there are no dates', async () => {
  expect(await lastChanges(await temporaryFolder({}), ['pages'])).toEqual(new Map())
})

test('a shallow clone has no dates, since its oldest commit seems to touch everything', async () => {
  const root = await repository()
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, 'clone'], { cwd: root })
  expect(await lastChanges(join(root, 'clone'), ['pages'])).toEqual(new Map())
})
