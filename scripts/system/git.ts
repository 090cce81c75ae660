import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { messageOf, UserError } from './failure.ts'

const run = promisify(execFile)

/**
 * Runs git and returns its output. Throws a `UserError` with git's own reason: `fatal: not a git
 * repository …`. Its cause has the exit status as `code`, or ENOENT if git isn't installed.
 */
export async function git(root: string, ...args: readonly string[]): Promise<string> {
  try {
    return (await run('git', args, { cwd: root, maxBuffer: 2 ** 30 })).stdout
  } catch (cause) {
    const lines = messageOf(cause).trim().split('\n')
    throw new UserError(lines.find((line) => line.startsWith('fatal: ')) ?? lines.at(-1), { cause })
  }
}

/**
 * A commit: its hash, its time in seconds since 1970, its day (2027-01-31) and the number of newer commits
 * in the log. `isCut` marks the oldest commit of a shallow clone, which seems to have made every file.
 */
type FileCommit = {
  readonly id: string
  readonly time: number
  readonly day: string
  readonly age: number
  readonly isCut: boolean
}

const ofContent = ['--', 'content', 'pages']

/** The commits that touched each file of content, the newest first, by its path. Empty without a repository. */
export async function fileHistory(root: string, ...options: readonly string[]) {
  const format = ['--format=%H %ct %cs %D', '--name-only', '-z', '--no-renames', '--relative']
  const all = [...format, '--no-show-signature', ...options, ...ofContent]
  const log = await git(root, 'log', ...all).catch(() => '')
  const commits = new Map<string, FileCommit[]>()
  let commit = { id: '', time: 0, day: '', age: -1, isCut: false }
  // Hash, time, day and names of a commit, then the path of each file.
  for (const token of log.split('\0').map((part) => part.trim())) {
    const [, id, seconds, day = '', names] =
      /^([\da-f]{40,64}) (\d+) (\d{4}-\d\d-\d\d)(?: (.*))?$/.exec(token) ?? []
    if (id !== undefined)
      commit = {
        id,
        time: Number(seconds),
        day,
        age: commit.age + 1,
        isCut: /(?:^|, )grafted\b/.test(names ?? ''),
      }
    else if (token !== '') commits.set(token, [...(commits.get(token) ?? []), commit])
  }
  return commits
}

/** `count` is the number of commits that touched the file; undefined in a shallow clone. */
type FileChange = Pick<FileCommit, 'time' | 'day'> & { readonly count: number | undefined }

/**
 * The last change of each file of content, never later than `now`, whatever time a commit claims. In a
 * shallow clone the oldest commit, which seems to have made every file, doesn't count.
 */
export async function lastChanges(root: string, now: Date): Promise<Map<string, FileChange>> {
  const history = await fileHistory(root)
  const isCut = [...history.values()].some((commits) => commits.some((each) => each.isCut))
  const seconds = Math.floor(Number(now) / 1000)
  return new Map(
    [...history].flatMap(([path, [last, ...earlier]]) => {
      if (!last || last.isCut) return []
      const { time, day } =
        last.time > seconds ? { time: seconds, day: now.toISOString().slice(0, 10) } : last
      return [[path, { time, day, count: isCut ? undefined : earlier.length + 1 }] as const]
    }),
  )
}

/** The files of content that differ from their last commit. */
export async function changedFiles(root: string) {
  const options = ['--name-only', '--relative', '--no-renames', '-z', 'HEAD', ...ofContent]
  return new Set((await git(root, 'diff', ...options).catch(() => '')).split('\0'))
}
