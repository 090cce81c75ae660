/** Ends a command for a reason that its user can act on: printed as it is, without a stack. */
export class Stop extends Error {}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** What the system says when it can't write, by its code. */
const reasons: Record<string, string> = {
  EACCES: 'there is no permission to write there',
  EPERM: 'there is no permission to write there',
  EROFS: 'the disk is read-only',
  EBUSY: 'it is in use, or a disk of its own',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EXDEV: 'it is on another disk than .cache',
  ENOTDIR: 'there is a file in place of a folder',
  EEXIST: 'there is a file in place of a folder',
}

const codeInWords = new RegExp(`\\b(?:${Object.keys(reasons).join('|')})(?=: )`)

/**
 * One line if an error says that something can't be written, and why; otherwise undefined.
 * An error of the bundler, or of another process, carries the code only in its words.
 */
export function unwritable(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const inWords = /no space left on device/i.test(error.message)
    ? 'ENOSPC'
    : codeInWords.exec(error.message)?.[0]
  const code = 'code' in error && String(error.code) in reasons ? String(error.code) : inWords
  const reason = reasons[code ?? '']
  const place = 'path' in error ? String(error.path) : 'The site'
  return reason && `${place} cannot be written: ${reason}.`
}

/** One line if a server can't listen at its address. */
function unreachable(error: unknown): string | undefined {
  const isListening = error instanceof Error && 'syscall' in error && error.syscall === 'listen'
  return isListening ? `The server cannot start: ${error.message.replace(/^.*: /, '')}.` : undefined
}

/** What a command prints when it fails: one line if the reason is plain, otherwise the whole error. */
export const explainFailure = (error: unknown): unknown =>
  error instanceof Stop ? error.message : (unwritable(error) ?? unreachable(error) ?? error)
