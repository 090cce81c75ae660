import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isWritten } from '#scripts/system/own-code.ts'
import { writeOtherContent } from '#tests/sites/other-content.ts'
import { linkPackages, projectFiles } from '#tests/support/site-copy.ts'

/** A copy of this repository with the content of another institute, to run all tests in. */
export async function copyWithOtherContent(amount: 'much' | 'abroad') {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'repository-')))
  for (const file of projectFiles().filter((name) => !isWritten(name)))
    await cp(file, path.join(root, file))
  await writeOtherContent(amount, root)
  await linkPackages(root)
  // Some tests ask Git for the files.
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  return { root, remove: () => rm(root, { recursive: true }) }
}
