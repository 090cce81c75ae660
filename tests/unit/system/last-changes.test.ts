import { execFileSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lastChanges } from '#scripts/system/git.ts'
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
  const changes = await lastChanges(await repository())
  expect(Array.from(changes, ([file, { day }]) => [file, day])).toEqual([
    ['pages/about.mdx', '2026-03-07'],
    ['pages/a page, é.mdx', '2026-02-06'],
  ])
})

const signer = `#!/bin/sh
cat >&2
echo '-----BEGIN PGP SIGNATURE-----'
echo '[GNUPG:] SIG_CREATED ' >&2
`
const signed = '[gpg]\nprogram = ./signer\n[commit]\ngpgSign = true\n[log]\nshowSignature = true\n'

test.runIf(process.platform === 'linux')('a shown signature hides no date', async () => {
  const root = await temporaryFolder({ 'pages/a.mdx': 'none', signer, '.git/config': signed })
  chmodSync(join(root, 'signer'), 0o755)
  commitAll(root, '2026-01-05')
  expect((await lastChanges(root)).get('pages/a.mdx')?.day).toBe('2026-01-05')
})

test('without a repository there are no dates', async () => {
  expect(await lastChanges(await temporaryFolder({}))).toEqual(new Map())
})

test.each([
  [1, []],
  [3, ['pages/about.mdx']],
])('in a clone of %i commits, the oldest gives no date', async (depth, files) => {
  const root = await repository()
  const from = ['--depth', `${depth}`, `file://${root}`]
  execFileSync('git', ['clone', '-q', ...from, 'clone'], { cwd: root })
  const changes = await lastChanges(join(root, 'clone'))
  expect([...changes.keys()]).toEqual(files)
})
