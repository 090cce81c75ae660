import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { changedFiles, git, ReviewStopped } from './git.ts'

const run = promisify(execFile)

/** A copy of the site in a folder of its own, built. */
export type Copy = { readonly root: string; readonly notices: readonly string[] }

type Options = {
  readonly root: string
  /** Where the copy is put. */
  readonly folder: string
  readonly commit: string
  /** Adds what is changed and not committed. */
  readonly withChanges: boolean
  /** How the copy is called in messages. */
  readonly name: string
}

/**
 * Builds a commit, or the files as they stand now, in a worktree of git's; dist/ of the repository
 * stays as it is, and the caches are shared. Throws in words when it does not build.
 */
export async function buildCopy(options: Options): Promise<Copy> {
  const { root, folder, commit, name } = options
  await git(root, 'worktree', 'add', '--detach', '--force', folder, commit)
  if (options.withChanges) await takeChanges(root, folder)
  await mkdir(path.join(root, '.cache'), { recursive: true })
  await symlink(path.join(root, '.cache'), path.join(folder, '.cache'), 'junction')
  const notices = await providePackages(root, folder, name)
  try {
    await npm(folder, 'run', '--silent', 'build')
  } catch (error) {
    throw new ReviewStopped(`${name} does not build:\n\n${outputOf(error)}`)
  }
  return { root: folder, notices }
}

export async function removeCopy(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await git(root, 'worktree', 'prune').catch(() => '')
}

async function takeChanges(root: string, folder: string): Promise<void> {
  for (const file of await changedFiles(root)) {
    const to = path.join(folder, file)
    await rm(to, { recursive: true, force: true })
    await mkdir(path.dirname(to), { recursive: true })
    await cp(path.join(root, file), to).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    })
  }
}

/** The packages of the repository where they are the same, else the copy's own. */
async function providePackages(root: string, folder: string, name: string): Promise<string[]> {
  const [here, there] = await Promise.all([lockOf(root), lockOf(folder)])
  if (here !== there) {
    try {
      await npm(folder, 'ci', '--prefer-offline', '--no-audit', '--no-fund')
      return [`${name} has other packages (package-lock.json); it was built with its own.`]
    } catch {
      await rm(path.join(folder, 'node_modules'), { recursive: true, force: true })
    }
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return here === there
    ? []
    : [
        `${name} has other packages (package-lock.json), and they could not be installed; it was built with those of now.`,
      ]
}

const lockOf = (folder: string) =>
  readFile(path.join(folder, 'package-lock.json'), 'utf8').catch(() => '')

async function npm(cwd: string, ...args: readonly string[]): Promise<void> {
  const shell = process.platform === 'win32'
  await run('npm', [...args], {
    cwd,
    shell,
    maxBuffer: 2 ** 28,
    env: { ...process.env, PRECOMPRESS: '0' },
  })
}

/** The last lines that a command printed. */
function outputOf(error: unknown): string {
  const printed = error instanceof Error && 'stderr' in error && 'stdout' in error
  const text = printed ? `${String(error.stdout)}\n${String(error.stderr)}` : String(error)
  return text.trim().split('\n').slice(-30).join('\n')
}
