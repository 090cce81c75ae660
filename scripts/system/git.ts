import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { messageOf, Stop } from './failure.ts'

const run = promisify(execFile)

/**
 * What git prints. Throws a `Stop` with git's own reason: `fatal: not a git repository …`. Its cause has
 * the exit status as `code`, or ENOENT if git isn't installed.
 */
export async function git(root: string, ...args: readonly string[]): Promise<string> {
  try {
    return (await run('git', args, { cwd: root, maxBuffer: 2 ** 30 })).stdout
  } catch (cause) {
    throw new Stop(messageOf(cause).trim().split('\n').at(-1), { cause })
  }
}

/** The last commit of a file: its time in seconds since 1970, its day (2027-01-31), the blob's name. */
type LastCommit = { readonly time: number; readonly day: string; readonly blob: string }

/**
 * The last commit that touched each file under `folders`, by the file's path from the repository's root.
 * Empty without git or a repository.
 */
export async function lastCommits(root: string, folders: readonly string[]) {
  const format = ['--format=%ct %cs', '--raw', '--no-abbrev', '-z', '--no-renames', '--relative']
  const log = await git(root, 'log', ...format, '--', ...folders).catch(() => '')
  const last = new Map<string, LastCommit>()
  let [time, day, blob] = [0, '', '']
  // The newest comes first: time and day, then each file as `:<modes> <old blob> <blob> <status>` and its path.
  for (const token of log.split('\0').map((part) => part.trim())) {
    const [, seconds, date = ''] = /^(\d+) (\d{4}-\d\d-\d\d)$/.exec(token) ?? []
    if (seconds !== undefined) [time, day] = [Number(seconds), date]
    else if (token.startsWith(':')) blob = token.split(' ')[3] ?? ''
    else if (token !== '' && !last.has(token)) last.set(token, { time, day, blob })
  }
  return last
}
