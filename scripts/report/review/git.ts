import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { type BuiltSite, openBuiltSite } from '#scripts/check/built/index.ts'
import { messageOf, UserError } from '#scripts/system/failure.ts'
import { git } from '#scripts/system/git.ts'

/** The hash of the commit with this name. Throws a `UserError` if there is none. */
export async function commitOf(root: string, ref: string): Promise<string> {
  // After --end-of-options git doesn't take a name such as `--help` for an option.
  const args = ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]
  const found = await git(root, ...args).catch((error: unknown) => {
    throw new UserError(
      `There is no commit ${ref} here (${messageOf(error)}). In a copy without the whole history, \`git fetch --unshallow\` fetches it.`,
    )
  })
  return found.trim()
}

/** Checks out HEAD in `folder`, with all changed and new files of the repository. */
export async function addWorktreeOfChanges(root: string, folder: string): Promise<void> {
  await git(root, 'worktree', 'add', '--detach', '--no-checkout', folder, 'HEAD')
  await git(folder, '--work-tree', root, 'add', '--all')
  await git(folder, 'checkout-index', '--all')
}

export async function removeWorktrees(root: string, work: string): Promise<void> {
  rmSync(work, { recursive: true, force: true })
  await git(root, 'worktree', 'prune')
}

/**
 * Builds the worktree in `folder`, so that dist/ of the repository doesn't change. The caches are
 * shared, and `settings` are its environment variables. Throws a `UserError` with the build's name if it
 * fails; the build itself prints why.
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
    throw new UserError(`The site does not build: ${name}.`, { cause: error })
  }
  return openBuiltSite(folder)
}

const lockfile = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
