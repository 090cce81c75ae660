import { git, lastCommits } from '#scripts/system/git.ts'

/**
 * The day of the last commit that touched each file under `folders`, such as `2027-01-31`, by the
 * file's path from the repository's root. Empty without git or a repository, and in a shallow clone,
 * where the oldest commit seems to have touched everything.
 */
export async function changeDates(root: string, folders: readonly string[]) {
  const isShallow = await git(root, 'rev-parse', '--is-shallow-repository').catch(() => '')
  if (isShallow.trim() !== 'false') return new Map()
  return new Map(Array.from(await lastCommits(root, folders), ([path, { day }]) => [path, day]))
}
