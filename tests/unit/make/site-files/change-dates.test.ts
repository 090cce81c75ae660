import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeDates } from '#scripts/make/site-files/change-dates.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'change-dates-'))
  await mkdir(join(root, 'pages'))
})

afterEach(() => rm(root, { recursive: true }))

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })

async function commit(file: string, text: string, day: string) {
  await writeFile(join(root, file), text)
  git('add', '.')
  const date = `${day}T12:00:00+00:00`
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', 'x', '--date', date],
    { cwd: root, env: { ...process.env, GIT_COMMITTER_DATE: date } },
  )
}

async function history() {
  git('init', '-q')
  await commit('pages/about.mdx', 'one', '2026-01-05')
  await commit('pages/a page, é.mdx', 'one', '2026-02-06')
  await commit('pages/about.mdx', 'two', '2026-03-07')
  await commit('README.md', 'one', '2026-04-08')
}

test('a file has the day of the last commit that touched it', async () => {
  await history()
  expect(await changeDates(root, ['pages'])).toEqual(
    new Map([
      ['pages/about.mdx', '2026-03-07'],
      ['pages/a page, é.mdx', '2026-02-06'],
    ]),
  )
})

test('without a repository there are no dates', async () => {
  expect(await changeDates(root, ['pages'])).toEqual(new Map())
})

test('a shallow clone has no dates, since its oldest commit seems to touch everything', async () => {
  await history()
  const clone = join(root, 'clone')
  git('clone', '-q', '--depth', '1', `file://${root}`, clone)
  expect(await changeDates(clone, ['pages'])).toEqual(new Map())
})
