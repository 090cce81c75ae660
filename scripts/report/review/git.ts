import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type BuiltSite, openBuiltSite } from '#scripts/report/site/index.ts'
import { Stop } from '#scripts/system/failure.ts'

/** Runs a command in a folder and returns what it prints. */
async function run(cwd: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  // On Windows npm is a batch file.
  const shell = process.platform === 'win32' && command === 'npm'
  const options = { cwd, shell, maxBuffer: 2 ** 28, env: { ...process.env, ...env } }
  return (await promisify(execFile)(command, args, options)).stdout.trim()
}

const git = (root: string, args: string[], env?: NodeJS.ProcessEnv) => run(root, 'git', args, env)

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

/**
 * Builds a commit in `folder`, a git worktree of its own, so that dist/ of the repository doesn't
 * change. The caches are shared. Throws a `Stop` with the build's name if it fails.
 */
export async function buildCommit(
  name: string,
  commit: string,
  { root, folder, now }: { root: string; folder: string; now: Date },
): Promise<BuiltSite> {
  await git(root, ['worktree', 'add', '--detach', '--force', folder, commit])
  const share = (part: string) =>
    symlink(path.join(root, part), path.join(folder, part), 'junction')
  await share('.cache')
  const time = String(Math.floor(now.getTime() / 1000))
  try {
    if ((await lockfile(root)) === (await lockfile(folder))) await share('node_modules')
    else await run(folder, 'npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'])
    const env = { PRECOMPRESS: '0', SOURCE_DATE_EPOCH: time }
    await run(folder, 'npm', ['run', '--silent', 'build'], env)
  } catch (error) {
    throw new Stop(`${name} does not build:\n\n${lastLines(error)}`)
  }
  return openBuiltSite(folder)
}

const lockfile = (folder: string) =>
  readFile(path.join(folder, 'package-lock.json'), 'utf8').catch(() => '')

export async function removeWorktrees(root: string, work: string): Promise<void> {
  await rm(work, { recursive: true, force: true })
  await git(root, ['worktree', 'prune']).catch(() => '')
}

/** The last lines that a failed command printed. */
function lastLines(error: unknown): string {
  const hasOutput = error instanceof Error && 'stderr' in error && 'stdout' in error
  const text = hasOutput ? `${String(error.stdout)}\n${String(error.stderr)}` : String(error)
  return text.trim().split('\n').slice(-30).join('\n')
}
