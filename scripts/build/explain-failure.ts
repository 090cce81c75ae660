import { BuildStopped } from './build-stopped.ts'

/** What the system says when something cannot be written, for people. */
const reasons: Record<string, string> = {
  EACCES: 'there is no permission to write there',
  EPERM: 'there is no permission to write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a file stands where a folder has to be',
  EEXIST: 'a file stands where a folder has to be',
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'path' in error

/** What is printed when a build ends early: one line where its reason is plain, else the whole error. */
export function explainFailure(error: unknown): unknown {
  if (error instanceof BuildStopped) return error.message
  const reason = isSystemError(error) ? reasons[error.code ?? ''] : undefined
  return isSystemError(error) && reason ? `${error.path} cannot be written: ${reason}.` : error
}
