import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { Stop } from '#scripts/system/failure.ts'

const run = promisify(execFile)

/** Runs git in a folder and returns what it prints. */
async function git(root: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', [...args], { cwd: root, maxBuffer: 2 ** 28 })
  return stdout
}

/** The hash of the commit that a name stands for. Throws a `Stop` if there is none. */
export async function commitOf(root: string, ref: string): Promise<string> {
  const isRepository = await git(root, 'rev-parse', '--is-inside-work-tree').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT')
        throw new Stop('git is not installed: a review compares with a commit.')
      return ''
    },
  )
  if (isRepository.trim() !== 'true')
    throw new Stop(`${root} is no git repository: a review compares with a commit.`)
  // After --end-of-options git doesn't take a name such as `--help` for an option.
  const options = ['--verify', '--quiet', '--end-of-options']
  const found = await git(root, 'rev-parse', ...options, `${ref}^{commit}`).catch(() => '')
  if (found.trim() !== '') return found.trim()
  const isShallow = (await git(root, 'rev-parse', '--is-shallow-repository')).trim() === 'true'
  throw new Stop(
    isShallow
      ? `There is no commit ${ref} here: this copy doesn't have the whole history. \`git fetch --unshallow\` fetches it.`
      : `There is no commit ${ref} here. \`git branch --all\` and \`git log\` list the names.`,
  )
}

/** Files that are changed and not committed, untracked ones included; paths from the repository's root. */
export async function changedFiles(root: string): Promise<string[]> {
  const options = ['--porcelain=v1', '-z', '--untracked-files=all', '--no-renames']
  const list = await git(root, 'status', ...options)
  return list
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => entry.slice(3))
}

type Options = {
  readonly root: string
  /** The folder of the new worktree. */
  readonly folder: string
  readonly commit: string
  /** Whether to add the changes that are not committed. */
  readonly withChanges: boolean
  /** What messages call the build. */
  readonly name: string
  /** The moment that the build takes for now. */
  readonly now: Date
}

/**
 * Builds a commit in a git worktree of its own, so that dist/ of the repository stays as it is.
 * The caches are shared. Returns notices for the reviewer; throws a `Stop` if the build fails.
 */
export async function buildCommit(options: Options): Promise<string[]> {
  const { root, folder, commit, name, now } = options
  await git(root, 'worktree', 'add', '--detach', '--force', folder, commit)
  if (options.withChanges) await copyChanges(root, folder)
  await mkdir(path.join(root, '.cache'), { recursive: true })
  await symlink(path.join(root, '.cache'), path.join(folder, '.cache'), 'junction')
  const notices = await providePackages(root, folder, name)
  const seconds = Math.floor(now.getTime() / 1000)
  try {
    await npm(['run', '--silent', 'build'], folder, {
      PRECOMPRESS: '0',
      SOURCE_DATE_EPOCH: String(seconds),
    })
  } catch (error) {
    throw new Stop([`${name} does not build:`, ...notices, lastLines(error)].join('\n\n'))
  }
  return notices
}

export async function removeWorktrees(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await git(root, 'worktree', 'prune').catch(() => '')
}

async function copyChanges(root: string, folder: string): Promise<void> {
  for (const file of await changedFiles(root)) {
    const to = path.join(folder, file)
    await rm(to, { recursive: true, force: true })
    await mkdir(path.dirname(to), { recursive: true })
    await cp(path.join(root, file), to).catch((error: NodeJS.ErrnoException) => {
      // A deleted file.
      if (error.code !== 'ENOENT') throw error
    })
  }
}

/** Links the repository's packages if they are the same, otherwise installs the worktree's own. */
async function providePackages(root: string, folder: string, name: string): Promise<string[]> {
  const isSame = (await lockfile(root)) === (await lockfile(folder))
  if (!isSame) {
    try {
      await npm(['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder)
      return [`${name} has other packages (package-lock.json); it was built with its own.`]
    } catch {
      await rm(path.join(folder, 'node_modules'), { recursive: true, force: true })
    }
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  if (isSame) return []
  return [
    `${name} has other packages (package-lock.json), which could not be installed; it was built with the current ones.`,
  ]
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
