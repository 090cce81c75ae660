import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { messageOf, Stop } from './failure.ts'
import { dayOf } from './settings.ts'

const run = promisify(execFile)

/**
 * What git prints. Throws a `Stop` with git's own reason: `fatal: not a git repository …`. Its cause has
 * the exit status as `code`, or ENOENT if git isn't installed.
 */
export async function git(root: string, ...args: readonly string[]): Promise<string> {
  try {
    return (await run('git', args, { cwd: root, maxBuffer: 2 ** 30 })).stdout
  } catch (cause) {
    const lines = messageOf(cause).trim().split('\n')
    throw new Stop(lines.find((line) => line.startsWith('fatal: ')) ?? lines.at(-1), { cause })
  }
}

/** What git has under these names (blobs), by the name. Those that it lacks are left out. */
export async function readBlobs(root: string, names: readonly string[]) {
  const options = { cwd: root, maxBuffer: 2 ** 30, encoding: 'buffer' } as const
  const running = run('git', ['cat-file', '--batch'], options)
  running.child.stdin?.end(names.join('\n'))
  const { stdout } = await running
  const blobs = new Map<string, Buffer>()
  for (let at = 0; at < stdout.length;) {
    // `<name> blob <size>`, then the bytes and a line end; or `<name> missing`.
    const start = stdout.indexOf('\n', at) + 1
    const [name = '', , size] = stdout.toString('latin1', at, start).trim().split(' ')
    at = start
    if (size === undefined) continue
    const end = start + Number(size)
    blobs.set(name, stdout.subarray(start, end))
    at = end + 1
  }
  return blobs
}

/**
 * A commit of a file: its time in seconds since 1970, its day (2027-01-31), the blob's name, how many
 * newer commits the log has. `isCut` in a shallow clone, for the oldest, which seems to have made every file.
 */
export type FileCommit = {
  readonly time: number
  readonly day: string
  readonly blob: string
  readonly age: number
  readonly isCut: boolean
}

const ofContent = ['--', 'content', 'pages']

/** The commits that touched each file of content, the newest first, by its path. Empty without a repository. */
export async function fileHistory(root: string, ...options: readonly string[]) {
  const format = ['--format=%ct %cs %D', '--raw', '--no-abbrev', '-z', '--no-renames', '--relative']
  const all = [...format, '--no-show-signature', ...options, ...ofContent]
  const log = await git(root, 'log', ...all).catch(() => '')
  const commits = new Map<string, FileCommit[]>()
  let commit = { time: 0, day: '', age: -1, isCut: false }
  let blob = ''
  // Time, day and names of a commit, then each file as `:<modes> <old blob> <blob> <status>` and its path.
  for (const token of log.split('\0').map((part) => part.trim())) {
    const [, seconds, day = '', names] = /^(\d+) (\d{4}-\d\d-\d\d)(?: (.*))?$/.exec(token) ?? []
    if (seconds !== undefined)
      commit = {
        time: Number(seconds),
        day,
        age: commit.age + 1,
        isCut: /(?:^|, )grafted\b/.test(names ?? ''),
      }
    else if (token.startsWith(':')) blob = token.split(' ')[3] ?? ''
    else if (token !== '') commits.set(token, [...(commits.get(token) ?? []), { ...commit, blob }])
  }
  return commits
}

/** `count` is how many commits have touched the file; undefined in a shallow clone. */
export type FileChange = Pick<FileCommit, 'time' | 'day'> & { readonly count: number | undefined }

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
      const { time, day } = last.time > seconds ? { time: seconds, day: dayOf(now) } : last
      return [[path, { time, day, count: isCut ? undefined : earlier.length + 1 }] as const]
    }),
  )
}

/** The files of content that differ from their last commit. */
export async function changedFiles(root: string) {
  const options = ['--name-only', '--relative', '--no-renames', '-z', 'HEAD', ...ofContent]
  return new Set((await git(root, 'diff', ...options).catch(() => '')).split('\0'))
}
