import { git, lastCommits } from '#scripts/system/git.ts'

/**
 * The last commit that touched each file under `folders`: its day, such as `2027-01-31`, and its time
 * in seconds since 1970, by the file's path from the repository's root. Empty without git or a
 * repository, and in a shallow clone, where the oldest commit seems to have touched everything.
 */
export async function lastChanges(
  root: string,
  folders: readonly string[],
): ReturnType<typeof lastCommits> {
  const isShallow = await git(root, 'rev-parse', '--is-shallow-repository').catch(() => '')
  return isShallow.trim() === 'false' ? lastCommits(root, folders) : new Map()
}
