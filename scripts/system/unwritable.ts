/** What the system says when something cannot be written, for people. */
const reasons: Record<string, string> = {
  EACCES: 'there is no permission to write there',
  EPERM: 'there is no permission to write there',
  EROFS: 'the disk is read-only',
  EBUSY: 'it is in use, or a disk of its own',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a file stands where a folder has to be',
  EEXIST: 'a file stands where a folder has to be',
}

/**
 * One line when an error says that something cannot be written and why; else undefined.
 * What went wrong in another process or in the bundler is known by its words alone.
 */
export function unwritable(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : inWords.exec(error.message)?.[0]
  const reason = reasons[code ?? '']
  const place = 'path' in error ? String(error.path) : 'The site'
  return reason && `${place} cannot be written: ${reason}.`
}

const inWords = new RegExp(`\\b(?:${Object.keys(reasons).join('|')})(?=: )`)
