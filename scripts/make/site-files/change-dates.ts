import { git } from '#scripts/system/git.ts'

/**
 * The day of the last commit that touched each file under `folders`, such as `2027-01-31`, by the
 * file's path from the repository's root. Empty without git or a repository, and in a shallow clone,
 * where the oldest commit seems to have touched everything.
 */
export async function changeDates(
  root: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  try {
    if ((await git(root, 'rev-parse', '--is-shallow-repository')).trim() !== 'false')
      return new Map()
    const format = ['--format=%x00%cs', '--name-only', '-z', '--no-renames', '--relative']
    return parseLog(await git(root, 'log', ...format, '--', ...folders))
  } catch {
    return new Map()
  }
}

/** The newest commit comes first, so a file's date is that of the first commit that names it. */
function parseLog(log: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>()
  let day = ''
  for (const token of log.split('\0').map((part) => part.trim())) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(token)) day = token
    else if (token !== '' && !dates.has(token)) dates.set(token, day)
  }
  return dates
}
