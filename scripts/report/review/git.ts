import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A reason why there is no review, in words for the person who asked for it. */
export class ReviewStopped extends Error {}

/** Runs git in a folder and gives what it prints. Rejects when git says no. */
export async function git(root: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', [...args], { cwd: root, maxBuffer: 2 ** 28 })
  return stdout
}

/** The commit that a name stands for. Throws in a line when there is none. */
export async function commitOf(root: string, ref: string): Promise<string> {
  const isRepository = await git(root, 'rev-parse', '--is-inside-work-tree').catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
        throw new ReviewStopped('git is not installed: a review compares with a commit.')
      return ''
    },
  )
  if (isRepository.trim() !== 'true')
    throw new ReviewStopped(`${root} is no git repository: a review compares with a commit.`)
  // A name that begins with a hyphen would be an option of git's.
  const found = await git(
    root,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ).catch(() => '')
  if (found.trim() !== '') return found.trim()
  const isShallow = (await git(root, 'rev-parse', '--is-shallow-repository')).trim() === 'true'
  throw new ReviewStopped(
    isShallow
      ? `There is no commit ${ref} here: this copy has not the whole history. \`git fetch --unshallow\` brings it.`
      : `There is no commit ${ref} here. \`git branch --all\` and \`git log\` show the names that there are.`,
  )
}

/** What is changed and not committed, untracked files included; posix paths from the repository's root. */
export async function changedFiles(root: string): Promise<string[]> {
  const list = await git(
    root,
    'status',
    '--porcelain=v1',
    '-z',
    '--untracked-files=all',
    '--no-renames',
  )
  return list
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => entry.slice(3))
}
