import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { Stop } from '#scripts/system/failure.ts'

const run = promisify(execFile)

/** Runs git in a folder and returns what it prints. */
async function git(root: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: 2 ** 28 }
  return (await run('git', [...args], options)).stdout.trim()
}

/** The hash of the commit with this name. Throws a `Stop` if there is none. */
export async function commitOf(root: string, ref: string): Promise<string> {
  await git(root, ['rev-parse', '--git-dir']).catch(() => {
    throw new Stop(
      `${root} is no git repository, or git is not installed: a review needs a commit.`,
    )
  })
  // After --end-of-options git doesn't take a name such as `--help` for an option.
  const name = ['--end-of-options', `${ref}^{commit}`]
  return git(root, ['rev-parse', '--verify', '--quiet', ...name]).catch(() => {
    throw new Stop(
      `There is no commit ${ref} here. \`git branch --all\` and \`git log\` list the names; if this copy doesn't have the whole history, \`git fetch --unshallow\` fetches it.`,
    )
  })
}

/** A commit of HEAD with all changed and new files, beside the branches; and the number of those files. */
export async function commitChanges(root: string, work: string) {
  await mkdir(work, { recursive: true })
  const env = { GIT_INDEX_FILE: path.join(work, 'index') }
  await git(root, ['read-tree', 'HEAD'], env)
  await git(root, ['add', '--all'], env)
  const changes = await git(root, ['diff', '--cached', '--name-only', '--no-renames', 'HEAD'], env)
  const author = ['-c', 'user.name=review', '-c', 'user.email=review@localhost']
  const tree = await git(root, ['write-tree'], env)
  const commit = [...author, 'commit-tree', tree, '-p', 'HEAD', '-m', 'Changes to review']
  return { commit: await git(root, commit), count: changes.split('\n').filter(Boolean).length }
}

type Options = {
  readonly root: string
  /** The folder of the new worktree. */
  readonly folder: string
  readonly commit: string
  /** What messages call the build. */
  readonly name: string
  /** The time of the build. */
  readonly now: Date
}

/**
 * Builds a commit in a git worktree of its own, so that dist/ of the repository doesn't change.
 * The caches are shared. Throws a `Stop` if the build fails.
 */
export async function buildCommit({ root, folder, commit, name, now }: Options): Promise<void> {
  await git(root, ['worktree', 'add', '--detach', '--force', folder, commit])
  await symlink(path.join(root, '.cache'), path.join(folder, '.cache'), 'junction')
  const time = String(Math.floor(now.getTime() / 1000))
  try {
    if ((await lockfile(root)) === (await lockfile(folder)))
      await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    else await npm(['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder)
    const env = { PRECOMPRESS: '0', SOURCE_DATE_EPOCH: time }
    await npm(['run', '--silent', 'build'], folder, env)
  } catch (error) {
    throw new Stop(`${name} does not build:\n\n${lastLines(error)}`)
  }
}

export async function removeWorktrees(root: string, work: string): Promise<void> {
  await rm(work, { recursive: true, force: true })
  await git(root, ['worktree', 'prune']).catch(() => '')
}

const lockfile = (folder: string) =>
  readFile(path.join(folder, 'package-lock.json'), 'utf8').catch(() => '')

async function npm(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const shell = process.platform === 'win32'
  await run('npm', [...args], { cwd, shell, maxBuffer: 2 ** 28, env: { ...process.env, ...env } })
}

/** The last lines that a failed command printed. */
function lastLines(error: unknown): string {
  const hasOutput = error instanceof Error && 'stderr' in error && 'stdout' in error
  const text = hasOutput ? `${String(error.stdout)}\n${String(error.stderr)}` : String(error)
  return text.trim().split('\n').slice(-30).join('\n')
}
