import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { type BuiltSite, openBuiltSite } from '#scripts/check/built/index.ts'
import { Stop } from '#scripts/system/failure.ts'

const run = (root: string, ...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' })

/** Throws a `Stop` with git's own reason: `fatal: could not create leading directories of …`. */
function git(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = run(root, ...args)
  if (status !== 0) throw new Stop(stderr.trim().split('\n').at(-1))
  return stdout.trim()
}

/** The hash of the commit with this name. Throws a `Stop` if there is none. */
export function commitOf(root: string, ref: string): string {
  // After --end-of-options git doesn't take a name such as `--help` for an option.
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
  const { status, stdout } = run(root, ...args)
  if (status === 0) return stdout.trim()
  throw new Stop(
    status === 1
      ? `There is no commit ${ref} here. \`git branch --all\` and \`git log\` list the names; if this copy doesn't have the whole history, \`git fetch --unshallow\` fetches it.`
      : `${root} is no git repository, or git is not installed: a review needs a commit.`,
  )
}

export const hasChanges = (root: string): boolean => git(root, 'status', '--porcelain') !== ''

/** Checks out a commit in `folder`. */
export function addWorktree(root: string, folder: string, commit: string): void {
  git(root, 'worktree', 'add', '--detach', folder, commit)
}

/** Checks out HEAD in `folder`, with all changed and new files of the repository. */
export function addWorktreeOfChanges(root: string, folder: string): void {
  git(root, 'worktree', 'add', '--detach', '--no-checkout', folder, 'HEAD')
  git(folder, '--work-tree', root, 'add', '--all')
  git(folder, 'checkout-index', '--all')
}

/** Removes a folder of worktrees. */
export function removeWorktrees(root: string, work: string): void {
  rmSync(work, { recursive: true, force: true })
  git(root, 'worktree', 'prune')
}

/**
 * Builds the worktree in `folder`, so that dist/ of the repository doesn't change. The caches are
 * shared, and `settings` are its environment variables. Throws a `Stop` with the build's name if it fails; the build itself prints why.
 */
export function buildWorktree(
  name: string,
  root: string,
  folder: string,
  settings: Record<string, string>,
): Promise<BuiltSite> {
  console.log(`Building ${name}`)
  const share = (part: string) =>
    symlinkSync(path.join(root, part), path.join(folder, part), 'junction')
  share('.cache')
  const npm = (...args: string[]) =>
    execFileSync('npm', args, {
      cwd: folder,
      env: { ...process.env, ...settings },
      // On Windows npm is a batch file.
      shell: process.platform === 'win32',
      stdio: 'inherit',
    })
  try {
    if (lockfile(root) === lockfile(folder)) share('node_modules')
    else npm('ci', '--prefer-offline', '--no-audit', '--no-fund')
    npm('run', '--silent', 'build')
  } catch (error) {
    throw new Stop(`${name} does not build.`, { cause: error })
  }
  return openBuiltSite(folder)
}

const lockfile = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
